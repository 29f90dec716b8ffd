#pragma once

#include "astrolabe/grid/coordinates.h"
#include "astrolabe/grid/grid_spec.h"

namespace astrolabe {

/// Conversions between the stored offset coordinates and the coordinates in which each grid is
/// regular. All are exact integers and invertible on the whole plane, cells outside the map
/// included. Hex conventions follow the field's usual names: odd-r, even-r, odd-q, even-q.

/// 1 for the lines that lie half a cell further right (or down, for hex-flat), else 0.
[[nodiscard]] constexpr int shift_of_line(int line, Stagger stagger) {
  const int odd = line & 1;
  return stagger == Stagger::kOdd ? odd : 1 - odd;
}

[[nodiscard]] constexpr Doubled doubled_of(Offset at, Stagger stagger) {
  // With even rows shifted, everything moves half a cell left so that i + j stays even.
  const int base = stagger == Stagger::kOdd ? 0 : -1;
  return {2 * at.col + shift_of_line(at.row, stagger) + base, at.row};
}

[[nodiscard]] constexpr Offset offset_of(Doubled at, Stagger stagger) {
  const int base = stagger == Stagger::kOdd ? 0 : -1;
  return {(at.i - base - shift_of_line(at.j, stagger)) / 2, at.j};
}

[[nodiscard]] constexpr Lattice lattice_of(Doubled at) {
  return {(at.i + at.j) / 2, (at.i - at.j) / 2};
}

[[nodiscard]] constexpr Doubled doubled_of(Lattice at) { return {at.a + at.b, at.a - at.b}; }

[[nodiscard]] constexpr Cube cube_of(Lattice axial) {
  return {axial.a, axial.b, -axial.a - axial.b};
}

/// The lattice coordinates of an offset cell; see Lattice.
[[nodiscard]] constexpr Lattice lattice_of(Offset at, GridKind kind, Stagger stagger) {
  switch (kind) {
    case GridKind::kHexPointy: {
      // q = col - (rows shifted so far); floor division by a shift keeps negatives right.
      const int sign = stagger == Stagger::kOdd ? -1 : 1;
      return {at.col - ((at.row + sign * (at.row & 1)) >> 1), at.row};
    }
    case GridKind::kHexFlat: {
      const int sign = stagger == Stagger::kOdd ? -1 : 1;
      return {at.col, at.row - ((at.col + sign * (at.col & 1)) >> 1)};
    }
    case GridKind::kDiamond:
      return lattice_of(doubled_of(at, stagger));
    case GridKind::kSquare:
      break;
  }
  return {at.col, at.row};
}

/// The inverse of lattice_of(Offset, …).
[[nodiscard]] constexpr Offset offset_of(Lattice at, GridKind kind, Stagger stagger) {
  switch (kind) {
    case GridKind::kHexPointy: {
      const int sign = stagger == Stagger::kOdd ? -1 : 1;
      return {at.a + ((at.b + sign * (at.b & 1)) >> 1), at.b};
    }
    case GridKind::kHexFlat: {
      const int sign = stagger == Stagger::kOdd ? -1 : 1;
      return {at.a, at.b + ((at.a + sign * (at.a & 1)) >> 1)};
    }
    case GridKind::kDiamond:
      return offset_of(doubled_of(at), stagger);
    case GridKind::kSquare:
      break;
  }
  return {at.a, at.b};
}

}  // namespace astrolabe
