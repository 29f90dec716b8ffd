#pragma once

#include <algorithm>
#include <cstdint>
#include <cstdlib>

#include "astrolabe/grid/coordinates.h"

namespace astrolabe {

/// The borders of one axis that a line crosses, at the odd multiples of `unit`.
struct SquareBorders {
  int step = 0;           ///< -1 or 1: the way along the axis.
  std::int64_t unit = 0;  ///< Half of the time from border to border.
  std::int64_t next = 0;  ///< When the next one is crossed.
};

/// How many borders a line crosses along an axis, but at least 1.
[[nodiscard]] inline std::int64_t borders_or_one(int from, int to) {
  return std::max<std::int64_t>(std::abs(std::int64_t{to} - from), 1);
}

/// The duration of walk_squares(): a line over m and n cells crosses its borders at odd multiples
/// of 1 / 2m and 1 / 2n of its way.
[[nodiscard]] inline std::int64_t square_line_duration(Lattice from, Lattice to) {
  return 2 * borders_or_one(from.a, to.a) * borders_or_one(from.b, to.b);
}

/// The borders along one axis, with the number of borders along the other one for a unit. An axis
/// along which the line does not move has its first border after the end.
[[nodiscard]] inline SquareBorders square_borders(int from, int to, std::int64_t unit,
                                                  std::int64_t duration) {
  if (from == to) return {.step = 0, .unit = 0, .next = duration + 1};
  return {.step = to > from ? 1 : -1, .unit = unit, .next = unit};
}

/// The walk over squares, and over diamonds in their lattice; see line_walk.h.
template <class Visitor>
void walk_squares(Lattice from, Lattice to, Visitor& visitor) {
  const std::int64_t duration = square_line_duration(from, to);
  SquareBorders a = square_borders(from.a, to.a, borders_or_one(from.b, to.b), duration);
  SquareBorders b = square_borders(from.b, to.b, borders_or_one(from.a, to.a), duration);
  Lattice cell = from;
  std::int64_t now = 0;
  while (true) {
    const std::int64_t next = std::min({a.next, b.next, duration});
    if (!visitor.crosses(cell, next - now) || next == duration) return;
    const bool crosses_a = a.next == next;
    const bool crosses_b = b.next == next;
    if (crosses_a && crosses_b) {
      const Lattice beside_a{cell.a + a.step, cell.b};
      const Lattice beside_b{cell.a, cell.b + b.step};
      if (!visitor.passes_between(beside_a, beside_b)) return;
    }
    if (crosses_a) {
      cell.a += a.step;
      a.next += 2 * a.unit;
    }
    if (crosses_b) {
      cell.b += b.step;
      b.next += 2 * b.unit;
    }
    now = next;
  }
}

}  // namespace astrolabe
