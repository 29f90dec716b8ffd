#include "tests/support/path_walk.h"

#include <algorithm>

#include "tests/support/slow_adjacency.h"

namespace astrolabe::test {

namespace {

/// The least factor with which the costs of all passable terrains and climbs are whole numbers.
std::int64_t factor_to_whole(const Map& map, const ClimbCosts& climb) {
  std::int64_t factor = 1;
  const auto is_whole = [&factor](std::int64_t hundredths) {
    return hundredths * factor % 100 == 0;
  };
  const auto fits = [&](const Terrain& terrain) {
    return terrain.blocked || is_whole(terrain.cost_hundredths);
  };
  while (!is_whole(climb.up_hundredths) || !is_whole(climb.down_hundredths) ||
         !std::all_of(map.palette().begin(), map.palette().end(), fits)) {
    ++factor;
  }
  return factor;
}

}  // namespace

std::optional<std::int64_t> walked_cost(const Map& map, const std::vector<CellId>& path,
                                        const SlowStepCosts& costs) {
  std::int64_t sum = 0;
  for (std::size_t index = 1; index < path.size(); ++index) {
    const std::vector<SlowMove> moves = slow_moves(map, path[index - 1]);
    const auto move = std::find_if(moves.begin(), moves.end(), [&](const SlowMove& candidate) {
      return candidate.target == path[index];
    });
    if (move == moves.end()) return std::nullopt;
    sum += costs.of(map, path[index - 1], path[index], move->diagonal);
  }
  return sum;
}

SlowStepCosts step_costs(const Map& map, const CostUnits& units, const ClimbCosts& climb) {
  SlowStepCosts costs{.straight = {},
                      .diagonal = {},
                      .climb_up = units.straight * climb.up_hundredths / 100,
                      .climb_down = units.straight * climb.down_hundredths / 100};
  for (const Terrain& terrain : map.palette()) {
    costs.straight.push_back(units.straight * terrain.cost_hundredths / 100);
    costs.diagonal.push_back(units.diagonal * terrain.cost_hundredths / 100);
  }
  return costs;
}

SlowStepCosts exact_step_costs(const Map& map, const ClimbCosts& climb) {
  const std::int64_t factor = factor_to_whole(map, climb);
  return step_costs(map, {33461 * factor, 47321 * factor, 33461 * factor}, climb);
}

SlowStepCosts tens_step_costs(const Map& map, const ClimbCosts& climb) {
  return step_costs(map, {10, 14, 1}, climb);
}

}  // namespace astrolabe::test
