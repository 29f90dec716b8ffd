#pragma once

#include <optional>
#include <vector>

#include "astrolabe/base/cell_id.h"
#include "astrolabe/grid/map.h"
#include "astrolabe/search/cost.h"
#include "tests/support/slow_dijkstra.h"

namespace astrolabe::test {

/// The cost of a path whose every step is legal by slow_moves(); empty where one is not.
[[nodiscard]] std::optional<std::int64_t> walked_cost(const Map& map,
                                                      const std::vector<CellId>& path,
                                                      const SlowStepCosts& costs);

/// The table of step costs of a map's palette and of climbs, written from the definition: length
/// times multiplier, which must be whole in these units.
[[nodiscard]] SlowStepCosts step_costs(const Map& map, const CostUnits& units,
                                       const ClimbCosts& climb = {});
/// In the unit in which searches begin: 1/33461, or a part of it that makes every product whole; 10
/// and 14 under tens.
[[nodiscard]] SlowStepCosts exact_step_costs(const Map& map, const ClimbCosts& climb = {});
[[nodiscard]] SlowStepCosts tens_step_costs(const Map& map, const ClimbCosts& climb = {});

}  // namespace astrolabe::test
