#pragma once

#include "astrolabe/base/cell_id.h"
#include "astrolabe/grid/move_table.h"

namespace astrolabe {

/// The passable cell whose centre is nearest to that of a cell, itself where it is one; of several
/// that are as near the one with the lowest number. kNoCell where there is none. Takes time with
/// the area that it looks at, not with the map.
[[nodiscard]] CellId nearest_passable(const MoveTable& moves, CellId cell);

}  // namespace astrolabe
