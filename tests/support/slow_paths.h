#pragma once

#include <vector>

#include "astrolabe/base/cell_id.h"
#include "astrolabe/base/random.h"
#include "astrolabe/grid/map.h"

namespace astrolabe::test {

/// A path with the fewest moves between two free cells over slow_adjacency.h, with the neighbours
/// tried in a random order: all over the place, as a smoother should have to cope with. Empty where
/// no path leads. Breadth first.
[[nodiscard]] std::vector<CellId> random_path(Random& random, const Map& map, CellId start,
                                              CellId goal);

/// The sum of line costs over the pieces of a path, by slow_line_of_sight.h.
[[nodiscard]] double slow_path_cost(const Map& map, const std::vector<CellId>& path);

}  // namespace astrolabe::test
