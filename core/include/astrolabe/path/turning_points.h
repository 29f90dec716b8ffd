#pragma once

#include <span>
#include <vector>

#include "astrolabe/base/cell_id.h"
#include "astrolabe/grid/grid_size.h"
#include "astrolabe/grid/grid_spec.h"

namespace astrolabe {

/// The cells of a path at which it changes direction, with the first and the last cell: the same
/// line drawn with as few points as possible. Exact: directions are compared in whole numbers.
/// A turn back counts as a change. Linear time. [Limit: no cell twice in a row]
[[nodiscard]] std::vector<CellId> turning_points(const GridSpec& spec, GridSize size,
                                                 std::span<const CellId> path);

}  // namespace astrolabe
