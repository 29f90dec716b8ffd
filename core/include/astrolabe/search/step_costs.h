#pragma once

#include <array>

#include "astrolabe/base/limits.h"
#include "astrolabe/base/result.h"
#include "astrolabe/grid/map.h"
#include "astrolabe/search/cost.h"

namespace astrolabe {

/// What every step costs: step length times the multiplier of the terrain entered. There is no
/// rounding: where multipliers are not whole, `units` are as many times finer as makes all products
/// whole (up to a hundred times). Built once per map and unit.
struct StepCosts {
  CostUnits units;
  /// [0] straight and [1] diagonal, by the terrain entered; 0 for blocked terrains.
  std::array<std::array<Cost, kMaxTerrains>, 2> by_terrain{};
  Cost cheapest_straight =
      0;  ///< D: over the passable terrains of the palette; 0 if there is none.
  Cost cheapest_diagonal = 0;  ///< D2.
  Cost dearest = 0;            ///< The dearest single step.
  bool uniform = true;         ///< All passable terrains cost the same.
};

/// `units` are those of ground that costs 1. Under "tens" (10 / 14) terrain multipliers must be
/// multiples of 0.5, so that all numbers stay whole; else an error that names the terrain.
[[nodiscard]] Result<StepCosts> make_step_costs(const Palette& palette, const CostUnits& units);

}  // namespace astrolabe
