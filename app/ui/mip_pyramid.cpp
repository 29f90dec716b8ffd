#include "app/ui/mip_pyramid.h"

#include <algorithm>
#include <array>

namespace astrolabe::app {

namespace {

/// Sums of the four channels of packed colours.
class ChannelSums {
 public:
  void add(std::uint32_t packed) {
    // Two channels at a time, each in 32 bits of its own.
    even_ += spread(packed);
    odd_ += spread(packed >> 8);
  }
  /// The rounded means, packed. [Limit: count is a power of two, at most 2^16]
  [[nodiscard]] std::uint32_t mean(std::uint32_t count) const {
    const std::uint64_t half = std::uint64_t{count / 2} << 32 | count / 2;
    return gather((even_ + half) / count) | gather((odd_ + half) / count) << 8;
  }

 private:
  static std::uint64_t spread(std::uint32_t packed) {
    return std::uint64_t{packed & 0x00FF0000u} << 16 | (packed & 0x000000FFu);
  }
  // Dividing both halves at once leaves the upper half's remainder in the lower one's high bits.
  static std::uint32_t gather(std::uint64_t lanes) {
    return static_cast<std::uint32_t>(lanes >> 16 & 0x00FF0000u) |
           static_cast<std::uint32_t>(lanes & 0xFFu);
  }

  std::uint64_t even_ = 0;
  std::uint64_t odd_ = 0;
};

int padded(int cells, int shift) {
  const int unit = 1 << (shift + MipPyramid::kTopLevel);
  return (cells + unit - 1) / unit * unit >> shift;
}

}  // namespace

MipPyramid::MipPyramid(GridSize map_size) : map_size_(map_size) {
  while (map_size.cell_count() > kFinestCells << (2 * (base_shift_ - 1))) ++base_shift_;
  levels_.resize(kTopLevel + 1);
  for (int level = 0; level <= kTopLevel; ++level) {
    levels_[static_cast<std::size_t>(level)].resize(
        static_cast<std::size_t>(level_size(level).cell_count()));
  }
}

GridSize MipPyramid::level_size(int level) const {
  return {padded(map_size_.width, base_shift_) >> level,
          padded(map_size_.height, base_shift_) >> level};
}

CellRect MipPyramid::texels(const CellRect& cells, int level) const {
  if (cells.empty()) return {};
  const int shift = base_shift_ + level;
  const GridSize size = level_size(level);
  // The padding repeats the last column and row, so it changes with them.
  const bool last_col = cells.max.col == map_size_.width;
  const bool last_row = cells.max.row == map_size_.height;
  return {{cells.min.col >> shift, cells.min.row >> shift},
          {last_col ? size.width : ((cells.max.col - 1) >> shift) + 1,
           last_row ? size.height : ((cells.max.row - 1) >> shift) + 1}};
}

void MipPyramid::update(const Map& map, std::span<const Colour> colours, const CellRect& cells) {
  if (cells.empty()) return;
  update_base(map, colours, texels(cells, 0));
  for (int level = 1; level <= kTopLevel; ++level) update_level(level, texels(cells, level));
}

void MipPyramid::update_base(const Map& map, std::span<const Colour> colours,
                             const CellRect& texels) {
  std::array<std::uint32_t, 256> packed{};
  std::transform(colours.begin(), colours.end(), packed.begin(),
                 [](Colour colour) { return colour.packed(); });
  const int side = 1 << base_shift_;
  const std::uint32_t count = 1u << (2 * base_shift_);
  const std::size_t width = static_cast<std::size_t>(map_size_.width);
  const std::size_t stride = static_cast<std::size_t>(level_size(0).width);
  for (int row = texels.min.row; row < texels.max.row; ++row) {
    for (int col = texels.min.col; col < texels.max.col; ++col) {
      ChannelSums sums;
      for (int y = row * side; y < (row + 1) * side; ++y) {
        const std::size_t line =
            static_cast<std::size_t>(std::min(y, map_size_.height - 1)) * width;
        for (int x = col * side; x < (col + 1) * side; ++x) {
          const int inside = std::min(x, map_size_.width - 1);
          sums.add(packed[map.terrain()[line + static_cast<std::size_t>(inside)]]);
        }
      }
      levels_[0][static_cast<std::size_t>(row) * stride + static_cast<std::size_t>(col)] =
          sums.mean(count);
    }
  }
}

void MipPyramid::update_level(int level, const CellRect& texels) {
  const std::vector<std::uint32_t>& finer = levels_[static_cast<std::size_t>(level - 1)];
  std::vector<std::uint32_t>& coarser = levels_[static_cast<std::size_t>(level)];
  const std::size_t fine_stride = static_cast<std::size_t>(level_size(level - 1).width);
  const std::size_t stride = static_cast<std::size_t>(level_size(level).width);
  for (int row = texels.min.row; row < texels.max.row; ++row) {
    for (int col = texels.min.col; col < texels.max.col; ++col) {
      const std::size_t child =
          2 * (static_cast<std::size_t>(row) * fine_stride + static_cast<std::size_t>(col));
      ChannelSums sums;
      sums.add(finer[child]);
      sums.add(finer[child + 1]);
      sums.add(finer[child + fine_stride]);
      sums.add(finer[child + fine_stride + 1]);
      coarser[static_cast<std::size_t>(row) * stride + static_cast<std::size_t>(col)] =
          sums.mean(4);
    }
  }
}

}  // namespace astrolabe::app
