#pragma once

#include <optional>
#include <span>
#include <string>
#include <string_view>

#include "astrolabe/base/cell_id.h"
#include "astrolabe/grid/grid_size.h"

namespace astrolabe::app {

// How query() writes values, and how scripts name cells.

[[nodiscard]] std::string yes_or_no(bool value);  ///< "true", "false"

/// "12,7"; "none" for kNoCell.
[[nodiscard]] std::string cell_text(GridSize size, CellId cell);
/// "0,0 1,1 2,2".
[[nodiscard]] std::string cells_text(GridSize size, std::span<const CellId> cells);
/// The inverse of cell_text(); none for what is not a cell of the map.
[[nodiscard]] std::optional<CellId> find_cell(GridSize size, std::string_view text);

}  // namespace astrolabe::app
