#include "tests/support/path_walk.h"

#include <algorithm>

#include "tests/support/slow_adjacency.h"

namespace astrolabe::test {

namespace {

/// The least factor with which the costs of all passable terrains are whole numbers.
std::int64_t factor_to_whole(const Map& map) {
  std::int64_t factor = 1;
  const auto is_whole = [&factor](const Terrain& terrain) {
    return terrain.blocked || terrain.cost_hundredths * factor % 100 == 0;
  };
  while (!std::all_of(map.palette().begin(), map.palette().end(), is_whole)) ++factor;
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
    const TerrainIndex entered = map.terrain_index(path[index]);
    sum += move->diagonal ? costs.diagonal[entered] : costs.straight[entered];
  }
  return sum;
}

SlowStepCosts step_costs(const Map& map, const CostUnits& units) {
  SlowStepCosts costs;
  for (const Terrain& terrain : map.palette()) {
    costs.straight.push_back(units.straight * terrain.cost_hundredths / 100);
    costs.diagonal.push_back(units.diagonal * terrain.cost_hundredths / 100);
  }
  return costs;
}

SlowStepCosts exact_step_costs(const Map& map) {
  const std::int64_t factor = factor_to_whole(map);
  return step_costs(map, {33461 * factor, 47321 * factor, 33461 * factor});
}

SlowStepCosts tens_step_costs(const Map& map) { return step_costs(map, {10, 14, 1}); }

}  // namespace astrolabe::test
