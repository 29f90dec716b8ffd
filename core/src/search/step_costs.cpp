#include "astrolabe/search/step_costs.h"

#include <algorithm>
#include <numeric>

namespace astrolabe {

namespace {

/// The largest number of hundredths that all passable terrains and climbs cost a multiple of, and
/// 100 too.
int common_share(const Palette& palette, const ClimbCosts& climb) {
  int share = std::gcd(100, std::gcd(climb.up_hundredths, climb.down_hundredths));
  for (const Terrain& terrain : palette) {
    if (!terrain.blocked) share = std::gcd(share, terrain.cost_hundredths);
  }
  return share;
}

CostUnits times(const CostUnits& units, Cost factor) {
  return {units.straight * factor, units.diagonal * factor, units.shown_one * factor};
}

bool fits_tens(const Terrain& terrain) {
  return terrain.blocked || terrain.cost_hundredths % 50 == 0;
}

Error unfit_for_tens(const Terrain& terrain) {
  return {.code = ErrorCode::kOutOfRange,
          .message = "with costs 10 and 14 every terrain must cost a multiple of 0.5, but \"" +
                     terrain.name + "\" does not; change its cost or use exact costs",
          .file = {},
          .line = 0};
}

Error unfit_climb_for_tens() {
  return {.code = ErrorCode::kOutOfRange,
          .message =
              "with costs 10 and 14 a step of height must cost a multiple of 0.1; change the "
              "climb or use exact costs",
          .file = {},
          .line = 0};
}

/// Adds what climbs cost to what level steps do.
void add_climbs(StepCosts& costs, const ClimbCosts& climb, int height_range) {
  costs.climb_up = costs.units.straight * climb.up_hundredths / 100;
  costs.climb_down = costs.units.straight * climb.down_hundredths / 100;
  costs.dearest += height_range * std::max(costs.climb_up, costs.climb_down);
  costs.uniform = costs.uniform && costs.climb_up == 0 && costs.climb_down == 0;
}

}  // namespace

Result<StepCosts> make_step_costs(const Palette& palette, const CostUnits& units,
                                  const ClimbCosts& climb, int height_range) {
  const bool tens = units == kTensUnits;
  if (tens && (climb.up_hundredths % 10 != 0 || climb.down_hundredths % 10 != 0)) {
    return unfit_climb_for_tens();
  }
  // Multiples of 0.5 are whole numbers under tens as they are.
  const int share = tens ? 100 : common_share(palette, climb);
  StepCosts costs{.units = times(units, 100 / share)};
  int first_passable_cost = 0;
  for (std::size_t index = 0; index < palette.size(); ++index) {
    const Terrain& terrain = palette[index];
    if (tens && !fits_tens(terrain)) return unfit_for_tens(terrain);
    if (terrain.blocked) continue;
    const Cost straight = costs.units.straight * terrain.cost_hundredths / 100;
    const Cost diagonal = costs.units.diagonal * terrain.cost_hundredths / 100;
    costs.by_terrain[0][index] = straight;
    costs.by_terrain[1][index] = diagonal;
    if (first_passable_cost == 0) {
      first_passable_cost = terrain.cost_hundredths;
      costs.cheapest_straight = straight;
      costs.cheapest_diagonal = diagonal;
    }
    costs.uniform = costs.uniform && terrain.cost_hundredths == first_passable_cost;
    costs.cheapest_straight = std::min(costs.cheapest_straight, straight);
    costs.cheapest_diagonal = std::min(costs.cheapest_diagonal, diagonal);
    costs.dearest = std::max(costs.dearest, diagonal);
  }
  add_climbs(costs, climb, height_range);
  return costs;
}

}  // namespace astrolabe
