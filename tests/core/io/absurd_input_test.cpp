// Inputs that state or nest far more than they hold take no memory for it. They are read in a child
// process that may not take 64 MiB more than it has.

#include <gtest/gtest.h>

#include "tests/support/child_process.h"

// Sanitizers reserve address space by the terabyte, so this limit says nothing there.
#if defined(__SANITIZE_ADDRESS__) || defined(__SANITIZE_THREAD__)
#define ASTROLABE_SANITIZED
#elif defined(__has_feature)
#if __has_feature(address_sanitizer) || __has_feature(thread_sanitizer)
#define ASTROLABE_SANITIZED
#endif
#endif

#if defined(__linux__) && !defined(ASTROLABE_SANITIZED)

#include <sys/resource.h>

#include <fstream>
#include <string>

#include "astrolabe/io/astrolabe_file.h"
#include "astrolabe/io/movingai_map.h"

namespace astrolabe {
namespace {

bool limit_memory() {
  constexpr rlim_t kAllowance = rlim_t{64} << 20;
  rlim_t pages = 0;
  if (!(std::ifstream("/proc/self/statm") >> pages)) return false;
  const rlim_t most = pages * static_cast<rlim_t>(::sysconf(_SC_PAGESIZE)) + kAllowance;
  const rlimit limit{.rlim_cur = most, .rlim_max = most};
  return ::setrlimit(RLIMIT_AS, &limit) == 0;
}

bool movingai_refuses(std::string_view text) { return !read_movingai_map(text, "f", {}).ok(); }

bool astrolabe_refuses(std::string_view text) { return !read_astrolabe_file(text, "f", {}).ok(); }

TEST(AbsurdInput, TheLimitStopsWhoTakesMore) {
  // Volatile, or a compiler may see that nothing needs the memory.
  volatile std::size_t size = std::size_t{128} << 20;
  EXPECT_FALSE(test::holds_in_child([&] {
    const std::string much(size, 'x');
    return limit_memory() && std::string(much.size(), 'x') == much;
  }));
}

TEST(AbsurdInput, MovingaiHeadersOfHugeMaps) {
  EXPECT_TRUE(test::holds_in_child([] {
    return limit_memory() &&
           movingai_refuses("type octile\nheight 16384\nwidth 16384\nmap\n...\n") &&
           movingai_refuses("type octile\nheight 1000000000\nwidth 1000000000\nmap\n...\n");
  }));
}

TEST(AbsurdInput, AstrolabeFilesThatStateHugeMaps) {
  const std::string beginning =
      R"({"format": "astrolabe", "version": 1, "grid": {"kind": "square"},)"
      R"("palette": [{"glyph": ".", "name": ""}], "size": [16384, 16384], "rows": [)";
  std::string rows = "\"" + std::string(16384, '.') + "\"";
  for (int i = 1; i < 16384; ++i) rows += ",\"\"";
  EXPECT_TRUE(test::holds_in_child([&] {
    return limit_memory() && astrolabe_refuses(beginning + "]}") &&
           astrolabe_refuses(beginning + rows + "]}");
  }));
}

TEST(AbsurdInput, JsonOfMillionsOfValues) {
  const std::size_t size = 4 << 20;
  const std::string nested(size, '[');
  std::string flat = "[";
  while (flat.size() < size) flat += "0,";
  EXPECT_TRUE(test::holds_in_child(
      [&] { return limit_memory() && astrolabe_refuses(nested) && astrolabe_refuses(flat); }));
}

}  // namespace
}  // namespace astrolabe

#endif
