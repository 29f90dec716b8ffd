#pragma once

#include <cstdint>
#include <optional>
#include <vector>

#include "astrolabe/base/cell_id.h"
#include "astrolabe/grid/map.h"

namespace astrolabe::test {

/// A path's length as counts of steps: straight + diagonal * sqrt 2. The order is exact: no
/// rounding anywhere. [Limit: counts below 2^30]
struct StepCounts {
  std::int64_t straight = 0;
  std::int64_t diagonal = 0;

  friend bool operator==(const StepCounts&, const StepCounts&) = default;
  [[nodiscard]] double length() const;
};

/// True where `one` is strictly shorter than `other`.
[[nodiscard]] bool shorter(const StepCounts& one, const StepCounts& other);

/// The least counts from `start` to each cell over the legal moves of slow_adjacency.h, terrain
/// costs left aside; empty where no path leads. The start counts as free.
/// Dijkstra (1959) in its first form: scans all cells for the nearest one, O(n^2).
[[nodiscard]] std::vector<std::optional<StepCounts>> slow_step_counts(const Map& map, CellId start);

/// What a step costs that enters a terrain, and what it costs more for each step of height that it
/// rises or falls. Both tables are indexed by the map's TerrainIndex; what stands there for a
/// blocked terrain is never read.
struct SlowStepCosts {
  std::vector<std::int64_t> straight;
  std::vector<std::int64_t> diagonal;
  std::int64_t climb_up = 0;
  std::int64_t climb_down = 0;

  [[nodiscard]] std::int64_t of(const Map& map, CellId from, CellId to, bool is_diagonal) const;
};

/// The least whole-number cost from `start` to each cell; empty where no path leads. Same method.
[[nodiscard]] std::vector<std::optional<std::int64_t>> slow_costs(const Map& map, CellId start,
                                                                  const SlowStepCosts& costs);

/// The least cost from each cell to `goal`: h*. Same method, backwards.
[[nodiscard]] std::vector<std::optional<std::int64_t>> slow_costs_to(const Map& map, CellId goal,
                                                                     const SlowStepCosts& costs);

}  // namespace astrolabe::test
