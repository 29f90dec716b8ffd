#include "search/guarded_search.h"

namespace astrolabe {

SearchStatus GuardedSearch::run(std::uint64_t max_expansions) {
  for (std::uint64_t made = 0; made < max_expansions; ++made) {
    if (status() != SearchStatus::kRunning || search_->step() != SearchStatus::kRunning) break;
  }
  return status();
}

}  // namespace astrolabe
