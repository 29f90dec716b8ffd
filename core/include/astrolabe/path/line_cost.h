#pragma once

#include "astrolabe/base/cell_id.h"
#include "astrolabe/grid/grid_size.h"
#include "astrolabe/grid/grid_spec.h"
#include "astrolabe/grid/heights.h"
#include "astrolabe/grid/map.h"
#include "astrolabe/grid/move_table.h"

namespace astrolabe {

/// The straight distance between two cells' centres. [Units: the distance of edge neighbours]
/// The square root of a whole number, so equal distances are equal doubles.
[[nodiscard]] double line_length(const GridSpec& spec, GridSize size, CellId from, CellId to);

/// The integral of the terrain's cost multiplier along the straight line between two centres, and
/// the climbs from one cell that it crosses to the next: its length where all ground costs 1 and
/// lies level. A piece that runs along the edge of two hexes takes the cheaper
/// of those that are passable. [Units: as line_length()]
///
/// This measures lines and broken lines of any direction alike, which the cost of a search does not
/// (it counts the cells that are entered), so only such integrals may be compared with each other.
/// The shares of the cells are summed in whole numbers; only the last product rounds. Symmetric in
/// its ends but for climbs. Time is linear in the number of cells crossed.
/// [Limit: the line is clear, see line_of_sight.h; `moves` is of the map's size and spec]
[[nodiscard]] double line_cost(const Map& map, const MoveTable& moves, CellId from, CellId to,
                               const ClimbCosts& climb = {});

}  // namespace astrolabe
