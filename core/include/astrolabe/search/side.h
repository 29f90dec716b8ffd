#pragma once

#include <cstdint>

namespace astrolabe {

/// Whose work an event is, where a search works from both ends. All others work forward.
enum class Side : std::uint8_t {
  kForward,   ///< From the start towards the goal.
  kBackward,  ///< From the goal towards the start: g is the cost from the cell to the goal, and the
              ///< parent is the next cell of the way there.
};

[[nodiscard]] constexpr Side other(Side side) {
  return side == Side::kForward ? Side::kBackward : Side::kForward;
}

}  // namespace astrolabe
