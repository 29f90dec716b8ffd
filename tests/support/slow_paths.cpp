#include "tests/support/slow_paths.h"

#include <algorithm>
#include <deque>
#include <utility>

#include "tests/support/slow_adjacency.h"
#include "tests/support/slow_line_of_sight.h"

namespace astrolabe::test {

namespace {

template <class T>
void shuffle(Random& random, std::vector<T>& values) {
  for (std::size_t left = values.size(); left > 1; --left) {
    std::swap(values[left - 1], values[random.below(left)]);
  }
}

std::vector<CellId> traced_back(const std::vector<CellId>& parents, CellId start, CellId goal) {
  std::vector<CellId> path{goal};
  while (path.back() != start) path.push_back(parents[index_of(path.back())]);
  std::reverse(path.begin(), path.end());
  return path;
}

}  // namespace

std::vector<CellId> random_path(Random& random, const Map& map, CellId start, CellId goal) {
  std::vector<CellId> parents(map.terrain().size(), kNoCell);
  parents[index_of(start)] = start;
  std::deque<CellId> waiting{start};
  while (!waiting.empty()) {
    const CellId cell = waiting.front();
    waiting.pop_front();
    if (cell == goal) return traced_back(parents, start, goal);
    std::vector<SlowMove> moves = slow_moves(map, cell);
    shuffle(random, moves);
    for (const SlowMove& move : moves) {
      if (parents[index_of(move.target)] != kNoCell) continue;
      parents[index_of(move.target)] = cell;
      waiting.push_back(move.target);
    }
  }
  return {};
}

double slow_path_cost(const Map& map, const std::vector<CellId>& path) {
  double cost = 0.0;
  for (std::size_t index = 1; index < path.size(); ++index) {
    cost += slow_line_cost(map, path[index - 1], path[index]);
  }
  return cost;
}

}  // namespace astrolabe::test
