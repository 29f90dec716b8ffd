#include "tests/bench/textbook_astar.h"

#include <cmath>
#include <functional>
#include <numbers>
#include <queue>
#include <unordered_map>

namespace astrolabe::bench {

namespace {

bool is_free(const Map& map, Offset at) {
  return map.size().contains(at) && !map.blocked(map.size().cell(at));
}

double octile(Offset from, Offset to) {
  const int columns = std::abs(from.col - to.col);
  const int rows = std::abs(from.row - to.row);
  return std::max(columns, rows) + (std::numbers::sqrt2 - 1.0) * std::min(columns, rows);
}

bool may_step(const Map& map, Offset from, int columns, int rows) {
  if (!is_free(map, {from.col + columns, from.row + rows})) return false;
  return is_free(map, {from.col + columns, from.row}) && is_free(map, {from.col, from.row + rows});
}

}  // namespace

double solve_by_the_textbook(const Map& map, const Query& query) {
  using Entry = std::pair<double, std::uint32_t>;
  std::priority_queue<Entry, std::vector<Entry>, std::greater<>> open;
  std::unordered_map<std::uint32_t, double> g;
  std::unordered_map<std::uint32_t, std::uint32_t> came_from;
  const Offset goal = map.size().offset(query.goal);
  g[index_of(query.start)] = 0.0;
  open.emplace(octile(map.size().offset(query.start), goal), index_of(query.start));
  while (!open.empty()) {
    const auto [f, cell] = open.top();
    open.pop();
    if (CellId{cell} == query.goal) return g[cell];
    const Offset at = map.size().offset(CellId{cell});
    if (f > g[cell] + octile(at, goal) + 1e-9) continue;
    for (int rows = -1; rows <= 1; ++rows) {
      for (int columns = -1; columns <= 1; ++columns) {
        if ((columns == 0 && rows == 0) || !may_step(map, at, columns, rows)) continue;
        const Offset next{at.col + columns, at.row + rows};
        const std::uint32_t neighbour = index_of(map.size().cell(next));
        const double cost = g[cell] + (columns != 0 && rows != 0 ? std::numbers::sqrt2 : 1.0);
        const auto known = g.find(neighbour);
        if (known != g.end() && cost >= known->second) continue;
        g[neighbour] = cost;
        came_from[neighbour] = cell;
        open.emplace(cost + octile(next, goal), neighbour);
      }
    }
  }
  return -1.0;
}

}  // namespace astrolabe::bench
