// What is read as a scenario is written again, and then gives the same queries and the same text.

#include <cstddef>
#include <cstdint>
#include <string_view>

#include "astrolabe/io/scenario.h"
#include "tests/fuzz/fuzz_check.h"

namespace {

using astrolabe::ScenarioRow;

/// The line and the written form of the length may differ.
bool same_query(const ScenarioRow& a, const ScenarioRow& b) {
  return a.bucket == b.bucket && a.map_name == b.map_name && a.map_size == b.map_size &&
         a.start == b.start && a.goal == b.goal && a.decimals == b.decimals;
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  using namespace astrolabe;
  using test::fuzz_check;
  const std::string_view text(reinterpret_cast<const char*>(data), size);

  const auto first = read_scenario(text, "fuzz");
  if (!first.ok()) {
    fuzz_check(!first.error().message.empty() && first.error().file == "fuzz");
    return 0;
  }
  for (const ScenarioRow& row : first->rows) fuzz_check(length_tolerance(*first, row) >= 1e-4);

  const std::string written = write_scenario(*first);
  const auto second = read_scenario(written, "fuzz");
  fuzz_check(second.ok() && second->rows.size() == first->rows.size());
  for (std::size_t i = 0; i < first->rows.size(); ++i) {
    fuzz_check(same_query(first->rows[i], second->rows[i]));
  }
  fuzz_check(write_scenario(*second) == written);
  return 0;
}
