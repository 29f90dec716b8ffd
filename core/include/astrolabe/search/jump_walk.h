#pragma once

#include <vector>

#include "astrolabe/base/cell_id.h"
#include "astrolabe/grid/grid_size.h"
#include "astrolabe/grid/grid_spec.h"

namespace astrolabe {

/// A path along jump points with the cells between them: from one to the next diagonal steps come
/// first, then straight ones, as jump point search walks. [Limit: a grid with 8 ways]
[[nodiscard]] std::vector<CellId> walk_of_jumps(const GridSpec& spec, GridSize size,
                                                const std::vector<CellId>& jump_points);

}  // namespace astrolabe
