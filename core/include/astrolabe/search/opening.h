#pragma once

#include <cstdint>

#include "astrolabe/base/cell_id.h"
#include "astrolabe/grid/coordinates.h"
#include "astrolabe/grid/direction.h"

namespace astrolabe {

/// What a rule is told of a cell that is put on the open list.
template <class CostType>
struct Opening {
  CostType g = 0;
  CostType h = 0;
  CellId cell = kNoCell;
  Offset at;
  Lattice lattice;
  std::uint32_t depth = 0;  ///< Steps from the start, by the way that was found.
  DirectionSet moves = 0;   ///< What a loop wants to know at once when it expands the cell.
};

/// What a rule is told of a query before its first cell.
template <class CostType>
struct QueryEnds {
  Lattice start;
  Lattice goal;
  CostType start_h = 0;
  CostType cheapest_step = 0;  ///< D
};

}  // namespace astrolabe
