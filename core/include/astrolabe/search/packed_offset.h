#pragma once

#include <cstdint>

#include "astrolabe/grid/coordinates.h"

namespace astrolabe {

/// An offset in four bytes. [Limit: both coordinates below 2^16]
class PackedOffset {
 public:
  PackedOffset() = default;
  explicit PackedOffset(Offset at)
      : col_(static_cast<std::uint16_t>(at.col)), row_(static_cast<std::uint16_t>(at.row)) {}
  [[nodiscard]] Offset offset() const { return {col_, row_}; }

 private:
  std::uint16_t col_ = 0;
  std::uint16_t row_ = 0;
};

}  // namespace astrolabe
