#pragma once

#include <cstdint>

#include "astrolabe/base/cell_id.h"
#include "astrolabe/grid/coordinates.h"

namespace astrolabe {

/// The width and height of a map. [Units: cells] [Limit: 0 or more, see base/limits.h]
struct GridSize {
  int width = 0;
  int height = 0;

  friend constexpr bool operator==(const GridSize&, const GridSize&) = default;

  [[nodiscard]] constexpr std::int64_t cell_count() const {
    return std::int64_t{width} * std::int64_t{height};
  }
  [[nodiscard]] constexpr bool contains(Offset at) const {
    return at.col >= 0 && at.row >= 0 && at.col < width && at.row < height;
  }
  /// [Limit: contains(at)]
  [[nodiscard]] constexpr CellId cell(Offset at) const {
    return CellId{static_cast<std::uint32_t>(at.row) * static_cast<std::uint32_t>(width) +
                  static_cast<std::uint32_t>(at.col)};
  }
  /// [Limit: a cell of this map]
  [[nodiscard]] constexpr Offset offset(CellId cell) const {
    const std::uint32_t columns = static_cast<std::uint32_t>(width);
    return {static_cast<int>(index_of(cell) % columns), static_cast<int>(index_of(cell) / columns)};
  }
};

}  // namespace astrolabe
