#pragma once

#include <array>

#include "astrolabe/base/limits.h"
#include "astrolabe/base/result.h"
#include "astrolabe/grid/heights.h"
#include "astrolabe/grid/terrain.h"
#include "astrolabe/search/cost.h"

namespace astrolabe {

/// What every step costs: step length times the multiplier of the terrain entered, and on hills the
/// climb. There is no rounding: where multipliers or climbs are not whole, `units` are as many
/// times finer as makes all products whole (up to a hundred times). Built once per map and unit.
struct StepCosts {
  CostUnits units;
  /// [0] straight and [1] diagonal, by the terrain entered; 0 for blocked terrains.
  std::array<std::array<Cost, kMaxTerrains>, 2> by_terrain{};
  Cost cheapest_straight =
      0;  ///< D: over the passable terrains of the palette; 0 if there is none.
  Cost cheapest_diagonal = 0;  ///< D2.
  Cost climb_up = 0;           ///< A step of height; 0 where the map is flat.
  Cost climb_down = 0;
  Cost dearest = 0;     ///< The dearest single step.
  bool uniform = true;  ///< All passable terrains cost the same, and no climb costs anything.
};

/// `units` are those of ground that costs 1. Under "tens" (10 / 14) terrain multipliers must be
/// multiples of 0.5 and climbs of 0.1, so that all numbers stay whole; else an error that says
/// which is not. No two cells differ in height by more than `height_range`.
[[nodiscard]] Result<StepCosts> make_step_costs(const Palette& palette, const CostUnits& units,
                                                const ClimbCosts& climb = {},
                                                int height_range = kMaxHeight);

}  // namespace astrolabe
