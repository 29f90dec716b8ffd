#pragma once

#include <cstdint>
#include <string_view>

namespace astrolabe {

/// How a search stands or ended. None of these is an error.
enum class SearchStatus : std::uint8_t {
  kRunning,          ///< More steps to make.
  kFound,            ///< A path to the goal is known and final.
  kNoPath,           ///< Proven: all that can be reached was expanded.
  kNotFound,         ///< An incomplete algorithm gave up; a path may exist.
  kLimitReached,     ///< The limit on expansions stopped it.
  kStartBlocked,     ///< The start stands on a blocked cell.
  kGoalBlocked,      ///< The goal stands on a blocked cell.
  kCostOverflow,     ///< A path's cost left the range of the widest cost type.
  kHeuristicFailed,  ///< The heuristic gave a value that cannot be used; see Search::failure().
};

/// As in `solve --json`: "running", "found", "no_path", …
[[nodiscard]] std::string_view id_of(SearchStatus status);

}  // namespace astrolabe
