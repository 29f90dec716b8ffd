#pragma once

#include <vector>

#include "astrolabe/base/cell_id.h"
#include "astrolabe/grid/grid_size.h"
#include "astrolabe/grid/grid_spec.h"
#include "astrolabe/grid/map.h"

namespace astrolabe::test {

/// A legal move, found without any table of the core.
struct SlowMove {
  CellId target = kNoCell;
  bool diagonal = false;  ///< It passes a corner: length sqrt 2 instead of 1.
};

/// The legal moves from a cell, written from the drawing of the grid: cells that share an edge (two
/// corners of their outlines) are neighbours; with 8 ways, so are cells that share one corner, and
/// the flanks of that move are the two other cells around this corner. In ascending order of the
/// target. A blocked `from` has the moves that it would have if it were free.
/// Looks at every cell of the neighbourhood: slow and plain.
[[nodiscard]] std::vector<SlowMove> slow_moves(const Map& map, CellId from);

}  // namespace astrolabe::test
