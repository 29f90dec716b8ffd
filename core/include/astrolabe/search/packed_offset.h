#pragma once

#include <compare>
#include <cstdint>

#include "astrolabe/grid/coordinates.h"

namespace astrolabe {

/// An offset in four bytes, in the order of cell numbers. [Limit: both coordinates below 2^16]
class PackedOffset {
 public:
  PackedOffset() = default;
  explicit PackedOffset(Offset at)
      : number_(static_cast<std::uint32_t>(at.row) << 16 | static_cast<std::uint32_t>(at.col)) {}
  [[nodiscard]] Offset offset() const {
    return {static_cast<int>(number_ & 0xFFFFu), static_cast<int>(number_ >> 16)};
  }
  friend constexpr auto operator<=>(const PackedOffset&, const PackedOffset&) = default;

 private:
  std::uint32_t number_ = 0;
};

}  // namespace astrolabe
