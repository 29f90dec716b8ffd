// What is read as an .astrolabe file is written again, and then gives the same map and the same
// text.

#include <cstddef>
#include <cstdint>
#include <string_view>

#include "astrolabe/io/astrolabe_file.h"
#include "tests/fuzz/fuzz_check.h"

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  using namespace astrolabe;
  using test::fuzz_check;
  const std::string_view text(reinterpret_cast<const char*>(data), size);

  const auto first = read_astrolabe_file(text, "fuzz", {});
  if (!first.ok()) {
    fuzz_check(!first.error().message.empty() && first.error().file == "fuzz");
    return 0;
  }
  const auto written = write_astrolabe_file(*first);
  if (!written.ok()) {
    // One element of the notes may hold many line ends, and so more lines than are written.
    fuzz_check(written.error().message.find("lines; shorten them") != std::string::npos);
    return 0;
  }
  const auto second = read_astrolabe_file(written->text, "fuzz", {});
  fuzz_check(second.ok() && *second == *first);
  fuzz_check(write_astrolabe_file(*second)->text == written->text);
  return 0;
}
