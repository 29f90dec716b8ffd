// What is read as a MovingAI map is written again, and then gives the same map and the same text.

#include <cstddef>
#include <cstdint>
#include <string_view>

#include "astrolabe/io/movingai_map.h"
#include "tests/fuzz/fuzz_check.h"

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  using namespace astrolabe;
  using test::fuzz_check;
  const std::string_view text(reinterpret_cast<const char*>(data), size);

  const auto first = read_movingai_map(text, "fuzz", {});
  if (!first.ok()) {
    fuzz_check(!first.error().message.empty() && first.error().file == "fuzz");
    return 0;
  }
  const auto written = write_movingai_map(*first);
  if (!written.ok()) {
    fuzz_check(first->map.spec().kind != GridKind::kSquare);
    return 0;
  }
  fuzz_check(written->lost.empty());
  const auto second = read_movingai_map(written->text, "fuzz", {});
  fuzz_check(second.ok() && *second == *first);
  fuzz_check(write_movingai_map(*second)->text == written->text);
  return 0;
}
