#pragma once

#include <array>
#include <cstdint>
#include <span>

#include "astrolabe/grid/coordinates.h"
#include "astrolabe/grid/grid_spec.h"

namespace astrolabe::test {

/// A point of the plane in whole numbers. The two axes have units of their own, chosen for each
/// kind of grid so that every centre and every corner of a cell is a whole number. Straight lines
/// stay straight and areas keep their sign, so "touches", "crosses" and "shares a corner" can be
/// asked here exactly.
struct SlowPoint {
  std::int64_t x = 0;
  std::int64_t y = 0;
  friend bool operator==(const SlowPoint&, const SlowPoint&) = default;
};

/// The centre of a cell, from the drawing of the grid: rows (hex-flat: columns) lie one under the
/// other, and those that the stagger names lie half a cell further.
///
///   square      units 1/2 and 1/2
///   hex-pointy  units 1/2 of the width and 1/3 of the pitch of two rows
///   hex-flat    the same with x and y exchanged
///   diamond     units 1/2 of the width and 1/2 of the height
[[nodiscard]] SlowPoint slow_centre(const GridSpec& spec, Offset at);

/// The 4 or 6 corners of a cell, clockwise on a screen (y down).
class SlowOutline {
 public:
  explicit SlowOutline(std::span<const SlowPoint> corners);
  [[nodiscard]] std::span<const SlowPoint> corners() const { return {corners_.data(), count_}; }

 private:
  std::array<SlowPoint, 6> corners_{};
  std::size_t count_;
};
[[nodiscard]] SlowOutline slow_outline(const GridSpec& spec, Offset at);

/// How many corners two cells have in common: 2 for edge neighbours, 1 where they meet in a corner.
[[nodiscard]] int shared_corners(const GridSpec& spec, Offset one, Offset other);

/// The distance between two centres. [Units: the distance of edge neighbours]
[[nodiscard]] double slow_distance(const GridSpec& spec, Offset one, Offset other);

}  // namespace astrolabe::test
