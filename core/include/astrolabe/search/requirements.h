#pragma once

#include <span>
#include <string_view>

namespace astrolabe {

/// What an algorithm needs so that its guarantee holds; it is refused without.
struct Requirements {
  bool uniform_costs = false;         ///< Every passable terrain costs the same.
  bool consistent_heuristic = false;  ///< In both directions, where it searches in both.
  bool coordinate_heuristic = false;  ///< One that follows from coordinates alone.
  bool weight_of_one = false;
  bool static_weight = false;  ///< The weight counts the same everywhere.
  bool corner_moves = false;   ///< Squares or diamonds with 8 ways.
  bool single_goal = false;
  bool exact_scale = false;  ///< Lengths of any kind, which tens cannot count.
};

/// One of them, as programs and persons read it.
struct RequirementEntry {
  std::string_view id;
  std::string_view words;  ///< Follows "needs".
  bool Requirements::*needed;
};

[[nodiscard]] std::span<const RequirementEntry> all_requirements();

}  // namespace astrolabe
