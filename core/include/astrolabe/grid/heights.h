#pragma once

#include <cstdint>

namespace astrolabe {

/// How high a cell lies. [Units: steps of height, whatever the map's author means by one]
using Height = std::uint8_t;
inline constexpr int kMaxHeight = 255;

/// The dearest climb, a step of height: a hundred straight steps.
inline constexpr int kMaxClimbCost = 10000;

/// What a step costs more for each step of height between its cells. Never less than nothing, so
/// that what holds of heuristics on the level holds on hills. [Units: 1/100 of a straight step]
/// [Limit: 0 to kMaxClimbCost]
struct ClimbCosts {
  int up_hundredths = 0;
  int down_hundredths = 0;

  friend bool operator==(const ClimbCosts&, const ClimbCosts&) = default;

  /// Of a step between two heights.
  [[nodiscard]] constexpr int hundredths(Height from, Height to) const {
    return to > from ? up_hundredths * (to - from) : down_hundredths * (from - to);
  }
};

}  // namespace astrolabe
