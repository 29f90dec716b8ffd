#pragma once

#include "astrolabe/grid/coordinates.h"
#include "astrolabe/grid/grid_spec.h"
#include "path/hex_line_walk.h"
#include "path/square_line_walk.h"

namespace astrolabe {

/// Walks along the straight line between two cells' centres and tells a visitor, in order, what the
/// line meets. The walks are the one place that knows how lines cross cells; line_of_sight.cpp and
/// line_cost.cpp are their visitors. After Amanatides and Woo 1987: from border to border, always
/// the nearest next one.
///
/// Time runs from 0 to line_duration() in whole numbers: the duration is a common multiple of all
/// that crossing times are divided by, so a tie is a corner and never a rounding error. On the
/// largest map it stays below 2^46, so that it can be multiplied by a terrain's cost.
///
/// A visitor has these members; each returns whether to go on:
///   bool crosses(Lattice cell, int64 time)             through the inside of a cell
///   bool runs_between(Lattice f, Lattice g, int64 time)  along the edge that two hexes share
///   bool passes_between(Lattice f, Lattice g)          through the corner of four cells, from one
///                                                      into the one opposite
///   bool touches(Lattice f)                            through the tip of a hex, into another one
template <class Visitor>
void walk_line(GridKind kind, Lattice from, Lattice to, Visitor& visitor) {
  if (is_hex(kind)) {
    walk_hexes(from, to, visitor);
  } else {
    walk_squares(from, to, visitor);
  }
}

/// How long the walk takes; at least 1.
[[nodiscard]] inline std::int64_t line_duration(GridKind kind, Lattice from, Lattice to) {
  return is_hex(kind) ? HexBorders(from, to).duration() : square_line_duration(from, to);
}

}  // namespace astrolabe
