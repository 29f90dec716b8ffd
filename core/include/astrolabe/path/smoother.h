#pragma once

#include <span>
#include <vector>

#include "astrolabe/base/cell_id.h"
#include "astrolabe/grid/coordinates.h"
#include "astrolabe/grid/heights.h"
#include "astrolabe/grid/map.h"
#include "astrolabe/grid/move_table.h"

namespace astrolabe {

/// What a smoother works on. Refers to its parts, which must outlive it.
/// [Limit: `moves` is of the map's size and spec; each cell of the path has a clear line to the
/// next one (line_of_sight.h), as the moves of a search have; no cell twice in a row]
struct SmoothingInput {
  const Map& map;
  const MoveTable& moves;
  std::span<const CellId> path;
  ClimbCosts climb = {};
};

/// A smoother's algorithm: the cells at which the smoothed path turns, with both ends. Every piece
/// between two of them is a clear line; an empty path stays empty, one cell stays one.
using SmoothingFunction = std::vector<CellId> (*)(const SmoothingInput& input);

/// A smoothed path, as it is drawn and reported. Owns what it holds.
struct SmoothedPath {
  std::vector<CellId> cells;       ///< Start, turning points, goal; see SmoothingFunction.
  std::vector<PlanePoint> points;  ///< Their centres.
  double length = 0.0;             ///< [Units: the distance of edge neighbours]
  double cost = 0.0;               ///< The integral of terrain along it; see line_cost.h.
  int turns = 0;                   ///< Changes of direction.
};

/// Runs a smoother and measures its path. Measuring takes time linear in the cells crossed.
[[nodiscard]] SmoothedPath smooth(SmoothingFunction function, const SmoothingInput& input);

}  // namespace astrolabe
