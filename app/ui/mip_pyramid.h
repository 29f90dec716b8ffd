#pragma once

#include <cstdint>
#include <span>
#include <vector>

#include "app/model/cell_rect.h"
#include "app/ui/colour.h"
#include "astrolabe/grid/map.h"

namespace astrolabe::app {

/// Means of a map's colours over ever larger blocks of cells, for showing it where a cell is
/// smaller than a pixel. A texel is RGBA8 (see Colour::packed()): the mean colour, and as alpha the
/// share of blocked cells. A texel of level 0 covers 2^base_shift cells a side, each further level
/// twice as many. Sizes are padded so that every texel has its four children; the padding repeats
/// the map's edge.
///
/// Memory: 4/3 * 4 bytes for each texel of level 0.
class MipPyramid {
 public:
  /// Levels above level 0. With these a texel of the top covers 128 cells or more a side.
  static constexpr int kTopLevel = 6;
  /// Maps of more cells get a coarser level 0, to bound the memory.
  static constexpr std::int64_t kFinestCells = std::int64_t{1} << 26;

  MipPyramid() = default;
  /// The right size for a map, with undefined texels.
  explicit MipPyramid(GridSize map_size);

  [[nodiscard]] GridSize map_size() const { return map_size_; }
  [[nodiscard]] int base_shift() const { return base_shift_; }
  [[nodiscard]] GridSize level_size(int level) const;
  [[nodiscard]] std::span<const std::uint32_t> level(int level) const {
    return levels_[static_cast<std::size_t>(level)];
  }

  /// Computes all texels that depend on a block of cells. `colours` are the palette's; see
  /// TerrainTexture. O(cells in the block).
  /// [Limit: the map has the size that this was made for]
  void update(const Map& map, std::span<const Colour> colours, const CellRect& cells);

  /// The texels of a level that depend on a block of cells.
  [[nodiscard]] CellRect texels(const CellRect& cells, int level) const;

 private:
  void update_base(const Map& map, std::span<const Colour> colours, const CellRect& texels);
  void update_level(int level, const CellRect& texels);

  GridSize map_size_;
  int base_shift_ = 1;
  std::vector<std::vector<std::uint32_t>> levels_;
};

}  // namespace astrolabe::app
