#pragma once

#include "astrolabe/base/cell_id.h"
#include "astrolabe/grid/map.h"

namespace astrolabe::test {

/// Whether the straight line between two centres is legal, from the definition: every cell's
/// outline is intersected with the line, in exact fractions, and what is crossed, followed and
/// touched is judged by the corner rule. Knows nothing of lattices and walks. Looks at every cell
/// of the map and at a rim of cells around it, which are blocked.
///
///   crossed inside             must be free
///   followed along an edge     at least one of the two cells must be free; both under "never"
///   touched in a point         must be free under "never"; under "one" two blocked cells may not
///                              touch the line in the same point
[[nodiscard]] bool slow_line_of_sight(const Map& map, CellId from, CellId to);

/// The integral of the terrain's multiplier along a clear line, from the same intersections.
/// [Units: the distance of edge neighbours] [Limit: slow_line_of_sight()]
[[nodiscard]] double slow_line_cost(const Map& map, CellId from, CellId to);

}  // namespace astrolabe::test
