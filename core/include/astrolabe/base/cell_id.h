#pragma once

#include <cstdint>

namespace astrolabe {

/// A cell's number in its map: row * width + column. [Limit: < kMaxCells, or kNoCell]
enum class CellId : std::uint32_t {};

/// "No cell": the parent of the start, a path that does not exist.
inline constexpr CellId kNoCell = CellId{0xFFFFFFFFu};

/// The number as an array index.
[[nodiscard]] constexpr std::uint32_t index_of(CellId cell) {
  return static_cast<std::uint32_t>(cell);
}

}  // namespace astrolabe
