#pragma once

#include <cstdint>
#include <limits>

#include "astrolabe/search/search_settings.h"

namespace astrolabe {

/// A path's cost as a whole number of units; never a floating-point number, so that sums are exact
/// and equal costs compare equal. Inside a search a narrower type may be used; see CostUnits.
/// [Limit: 0 or more]
using Cost = std::int64_t;

/// The length of the two kinds of steps in units, on ground that costs 1. The three units in use,
/// where all terrains cost whole numbers; else the first two are divided further, see StepCosts:
///   narrow  1/33461 of a straight step; 47321 is the diagonal (a convergent of sqrt 2, rounded
///           down: 47321^2 = 2 * 33461^2 - 1). Fits 32 bits up to 128,000 straight steps.
///   wide    2^-32 of a straight step, the diagonal rounded up. For longer paths.
///   tens    a straight step is 10 and a diagonal one 14, as in textbooks.
struct CostUnits {
  Cost straight = 33461;
  Cost diagonal = 47321;
  /// Units in what is shown as 1: the straight step, or 1 under "tens", whose numbers are shown as
  /// they are.
  Cost shown_one = 33461;

  friend constexpr bool operator==(const CostUnits&, const CostUnits&) = default;
};

inline constexpr CostUnits kNarrowUnits{33461, 47321, 33461};
inline constexpr CostUnits kWideUnits{Cost{1} << 32, 6074001000, Cost{1} << 32};
inline constexpr CostUnits kTensUnits{10, 14, 1};

/// The number that a person sees for a cost.
[[nodiscard]] constexpr double shown(Cost cost, const CostUnits& units) {
  return static_cast<double>(cost) / static_cast<double>(units.shown_one);
}

/// The largest g from which a step can still be made, and an h be added, in a cost type; negative
/// where costs do not fit at all. [Limit: both below 2^62]
template <class CostType>
[[nodiscard]] constexpr Cost g_limit_of(Cost dearest_step, Cost largest_h) {
  constexpr auto kLargest = sizeof(CostType) <= 4 ? Cost{std::numeric_limits<std::uint32_t>::max()}
                                                  : std::numeric_limits<Cost>::max();
  return largest_h > kLargest ? -1 : kLargest - dearest_step;
}

}  // namespace astrolabe
