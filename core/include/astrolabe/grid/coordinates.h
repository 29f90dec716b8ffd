#pragma once

#include <compare>
#include <glm/vec2.hpp>

namespace astrolabe {

/// A cell by column and row, as stored in a map; (0,0) is the upper-left. [Units: cells]
struct Offset {
  int col = 0;
  int row = 0;
  friend constexpr auto operator<=>(const Offset&, const Offset&) = default;
};

/// A cell in the coordinates in which its grid is a lattice: moves are the same two-number steps
/// from every cell, whatever its row or column.
///   square   (col, row)
///   hex      axial (q, r)
///   diamond  (u, v) = ((i + j) / 2, (i - j) / 2) of the doubled coordinates (i, j)
struct Lattice {
  int a = 0;
  int b = 0;
  friend constexpr auto operator<=>(const Lattice&, const Lattice&) = default;
};

/// A hex by cube coordinates, q + r + s = 0.
struct Cube {
  int q = 0;
  int r = 0;
  int s = 0;
  friend constexpr auto operator<=>(const Cube&, const Cube&) = default;
};

/// A diamond by doubled coordinates, i + j even: i counts half-widths to the right, j half-heights
/// down.
struct Doubled {
  int i = 0;
  int j = 0;
  friend constexpr auto operator<=>(const Doubled&, const Doubled&) = default;
};

/// A point of the plane; x to the right, y down. [Units: the distance between the centres of two
/// cells that share an edge]
using PlanePoint = glm::dvec2;

}  // namespace astrolabe
