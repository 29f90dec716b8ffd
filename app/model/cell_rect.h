#pragma once

#include <algorithm>

#include "astrolabe/grid/coordinates.h"
#include "astrolabe/grid/grid_size.h"

namespace astrolabe::app {

/// A block of columns and rows, the upper and left edge included, the lower and right one not:
/// what of a map has changed, and so has to be uploaded again. [Units: cells]
struct CellRect {
  Offset min;  ///< The first column and row.
  Offset max;  ///< One past the last column and row. Empty unless both exceed `min`.

  [[nodiscard]] constexpr bool empty() const { return max.col <= min.col || max.row <= min.row; }
  [[nodiscard]] constexpr int width() const { return empty() ? 0 : max.col - min.col; }
  [[nodiscard]] constexpr int height() const { return empty() ? 0 : max.row - min.row; }

  [[nodiscard]] constexpr bool contains(Offset at) const {
    return at.col >= min.col && at.row >= min.row && at.col < max.col && at.row < max.row;
  }

  /// Grows to hold a cell.
  constexpr void include(Offset at) { include(CellRect{at, {at.col + 1, at.row + 1}}); }
  /// Grows to hold another block; an empty one changes nothing.
  constexpr void include(const CellRect& other) {
    if (other.empty()) return;
    if (empty()) {
      *this = other;
      return;
    }
    min = {std::min(min.col, other.min.col), std::min(min.row, other.min.row)};
    max = {std::max(max.col, other.max.col), std::max(max.row, other.max.row)};
  }

  friend constexpr bool operator==(const CellRect&, const CellRect&) = default;
};

/// All cells of a map.
[[nodiscard]] constexpr CellRect all_cells(GridSize size) {
  return {{0, 0}, {size.width, size.height}};
}

}  // namespace astrolabe::app
