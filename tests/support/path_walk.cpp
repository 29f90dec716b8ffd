#include "tests/support/path_walk.h"

#include <algorithm>

#include "tests/support/slow_adjacency.h"

namespace astrolabe::test {

namespace {

std::int64_t rounded_up(std::int64_t length, int hundredths) {
  const std::int64_t product = length * hundredths;
  return product / 100 + (product % 100 != 0 ? 1 : 0);
}

SlowStepCosts step_costs(const Map& map, std::int64_t straight, std::int64_t diagonal) {
  SlowStepCosts costs;
  for (const Terrain& terrain : map.palette()) {
    costs.straight.push_back(rounded_up(straight, terrain.cost_hundredths));
    costs.diagonal.push_back(rounded_up(diagonal, terrain.cost_hundredths));
  }
  return costs;
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

SlowStepCosts exact_step_costs(const Map& map) { return step_costs(map, 33461, 47321); }

SlowStepCosts tens_step_costs(const Map& map) { return step_costs(map, 10, 14); }

}  // namespace astrolabe::test
