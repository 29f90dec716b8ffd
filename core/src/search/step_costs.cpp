#include "astrolabe/search/step_costs.h"

#include <algorithm>

namespace astrolabe {

namespace {

Cost rounded_up_share(Cost length, int hundredths) {
  return std::max<Cost>(1, (length * hundredths + 99) / 100);
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

}  // namespace

Result<StepCosts> make_step_costs(const Palette& palette, const CostUnits& units) {
  StepCosts costs{.units = units};
  int first_passable_cost = 0;
  for (std::size_t index = 0; index < palette.size(); ++index) {
    const Terrain& terrain = palette[index];
    if (units == kTensUnits && !fits_tens(terrain)) return unfit_for_tens(terrain);
    if (terrain.blocked) continue;
    const Cost straight = rounded_up_share(units.straight, terrain.cost_hundredths);
    const Cost diagonal = rounded_up_share(units.diagonal, terrain.cost_hundredths);
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
  return costs;
}

}  // namespace astrolabe
