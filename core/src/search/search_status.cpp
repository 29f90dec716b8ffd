#include "astrolabe/search/search_status.h"

#include <cassert>

namespace astrolabe {

std::string_view id_of(SearchStatus status) {
  switch (status) {
    case SearchStatus::kRunning:
      return "running";
    case SearchStatus::kFound:
      return "found";
    case SearchStatus::kNoPath:
      return "no_path";
    case SearchStatus::kNotFound:
      return "not_found";
    case SearchStatus::kLimitReached:
      return "limit_reached";
    case SearchStatus::kStartBlocked:
      return "start_blocked";
    case SearchStatus::kGoalBlocked:
      return "goal_blocked";
    case SearchStatus::kCostOverflow:
      return "cost_overflow";
    case SearchStatus::kHeuristicFailed:
      return "heuristic_failed";
  }
  assert(false && "a status is missing");
  return "running";
}

}  // namespace astrolabe
