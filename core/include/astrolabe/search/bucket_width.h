#pragma once

#include <algorithm>
#include <bit>
#include <cstdint>

#include "astrolabe/search/cost.h"
#include "astrolabe/search/step_costs.h"

namespace astrolabe {

// How wide the buckets of an open list are made; any width is right, these are fast.

/// For buckets that are sorted when their turn comes: about an eighth of a straight step, but so
/// that the row of them holds two of the dearest steps. [Units: cost units]
[[nodiscard]] inline Cost sorted_bucket_width(const StepCosts& costs) {
  return std::max<Cost>({1, costs.cheapest_straight / 8, costs.dearest / 64});
}

/// For buckets that are taken in a looser order: about half a straight step, which is less than the
/// detour of two straight steps for a diagonal one. [Units: cost units]
[[nodiscard]] inline Cost loose_bucket_width(const StepCosts& costs) {
  return std::max<Cost>(1, costs.cheapest_straight * 4 / 7);
}

/// The shift that BucketRow takes. [Limit: width >= 1; key_scale: key units in a cost unit, 1 or
/// more]
[[nodiscard]] inline int bucket_shift(Cost width, Cost key_scale) {
  return static_cast<int>(std::bit_width(static_cast<std::uint64_t>(width * key_scale))) - 1;
}

}  // namespace astrolabe
