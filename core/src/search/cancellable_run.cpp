#include "astrolabe/search/cancellable_run.h"

#include <algorithm>

namespace astrolabe {

namespace {

/// Expansions between two questions whether to go on: below a millisecond.
constexpr std::uint64_t kSlice = 2048;

}  // namespace

bool run_unless(const std::function<bool()>& cancelled, Search& search, std::uint64_t limit) {
  while (search.status() == SearchStatus::kRunning && search.counts().expanded < limit) {
    search.run(std::min(kSlice, limit - search.counts().expanded));
    if (cancelled()) return false;
  }
  return true;
}

}  // namespace astrolabe
