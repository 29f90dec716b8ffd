#include "tests/support/slow_dijkstra.h"

#include <cmath>

#include "tests/support/slow_adjacency.h"

namespace astrolabe::test {

namespace {

/// Settles the nearest unsettled cell until none is left. `less` orders costs, `after(cost, cell,
/// move)` is the cost after one more move from a cell.
template <class Cost, class Less, class After>
std::vector<std::optional<Cost>> settle_all(const Map& map, CellId start, Less less, After after) {
  const std::size_t count = map.terrain().size();
  std::vector<std::optional<Cost>> best(count);
  std::vector<bool> settled(count, false);
  if (start == kNoCell) return best;
  best[index_of(start)] = Cost{};
  while (true) {
    std::optional<std::uint32_t> nearest;
    for (std::uint32_t cell = 0; cell < count; ++cell) {
      if (settled[cell] || !best[cell]) continue;
      if (!nearest || less(*best[cell], *best[*nearest])) nearest = cell;
    }
    if (!nearest) return best;
    settled[*nearest] = true;
    for (const SlowMove& move : slow_moves(map, CellId{*nearest})) {
      const Cost cost = after(*best[*nearest], CellId{*nearest}, move);
      std::optional<Cost>& known = best[index_of(move.target)];
      if (!known || less(cost, *known)) known = cost;
    }
  }
}

}  // namespace

double StepCounts::length() const {
  return static_cast<double>(straight) + static_cast<double>(diagonal) * std::sqrt(2.0);
}

std::int64_t SlowStepCosts::of(const Map& map, CellId from, CellId to, bool is_diagonal) const {
  const std::int64_t rise = std::int64_t{map.height_at(to)} - std::int64_t{map.height_at(from)};
  const std::int64_t level = (is_diagonal ? diagonal : straight)[map.terrain_index(to)];
  return level + (rise > 0 ? rise * climb_up : -rise * climb_down);
}

bool shorter(const StepCounts& one, const StepCounts& other) {
  // one < other  <=>  a < b * sqrt 2, squared with a look at the signs.
  const std::int64_t a = one.straight - other.straight;
  const std::int64_t b = other.diagonal - one.diagonal;
  if (a < 0 && b >= 0) return true;
  if (a >= 0 && b <= 0) return false;
  return a >= 0 ? a * a < 2 * b * b : a * a > 2 * b * b;
}

std::vector<std::optional<StepCounts>> slow_step_counts(const Map& map, CellId start) {
  return settle_all<StepCounts>(map, start, shorter,
                                [](StepCounts counts, CellId, const SlowMove& move) {
                                  ++(move.diagonal ? counts.diagonal : counts.straight);
                                  return counts;
                                });
}

std::vector<std::optional<std::int64_t>> slow_costs(const Map& map, CellId start,
                                                    const SlowStepCosts& costs) {
  return settle_all<std::int64_t>(
      map, start, [](std::int64_t one, std::int64_t other) { return one < other; },
      [&](std::int64_t cost, CellId from, const SlowMove& move) {
        return cost + costs.of(map, from, move.target, move.diagonal);
      });
}

std::vector<std::optional<std::int64_t>> slow_costs_to(const Map& map, CellId goal,
                                                       const SlowStepCosts& costs) {
  // Moves between free cells are legal both ways; walked forwards, a move enters the cell that is
  // nearer to the goal.
  return settle_all<std::int64_t>(
      map, goal, [](std::int64_t one, std::int64_t other) { return one < other; },
      [&](std::int64_t cost, CellId entered, const SlowMove& move) {
        return cost + costs.of(map, move.target, entered, move.diagonal);
      });
}

}  // namespace astrolabe::test
