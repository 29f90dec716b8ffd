#pragma once

#include <array>
#include <cstdint>
#include <span>

#include "astrolabe/grid/coordinates.h"
#include "astrolabe/grid/grid_spec.h"

namespace astrolabe {

/// A direction's number. The order is fixed: it decides between equals, so it is part of what a
/// search is.
///
///   square    0 N   1 E   2 S   3 W   4 NE   5 SE   6 SW   7 NW
///   diamond   0 NE  1 SE  2 SW  3 NW  4 E    5 S    6 W    7 N
///   hex       0 to 5 clockwise: pointy E SE SW W NW NE, flat SE S SW NW N NE
///
/// On squares and diamonds 0 to 3 cross an edge; 4 + k passes the corner between k and k + 1 (mod
/// 4), which are its flanks.
inline constexpr int kMaxDirections = 8;

/// A set of directions, bit d for direction d.
using DirectionSet = std::uint8_t;

/// The first direction that passes a corner (square and diamond).
inline constexpr int kFirstCornerDirection = 4;

/// The step of each direction in lattice coordinates.
[[nodiscard]] constexpr std::array<Lattice, kMaxDirections> lattice_steps(GridKind kind) {
  switch (kind) {
    case GridKind::kHexPointy:
      return {{{1, 0}, {0, 1}, {-1, 1}, {-1, 0}, {0, -1}, {1, -1}, {0, 0}, {0, 0}}};
    case GridKind::kHexFlat:
      return {{{1, 0}, {0, 1}, {-1, 1}, {-1, 0}, {0, -1}, {1, -1}, {0, 0}, {0, 0}}};
    case GridKind::kDiamond:
      return {{{0, 1}, {1, 0}, {0, -1}, {-1, 0}, {1, 1}, {1, -1}, {-1, -1}, {-1, 1}}};
    case GridKind::kSquare:
      break;
  }
  return {{{0, -1}, {1, 0}, {0, 1}, {-1, 0}, {1, -1}, {1, 1}, {-1, 1}, {-1, -1}}};
}

/// Whether a step in this direction passes a corner, so that it is sqrt 2 long.
[[nodiscard]] constexpr bool is_diagonal(int direction, GridKind kind) {
  return !is_hex(kind) && direction >= kFirstCornerDirection;
}

/// The directions that a grid has.
[[nodiscard]] constexpr DirectionSet directions_of(const GridSpec& spec) {
  return static_cast<DirectionSet>((1u << spec.ways) - 1u);
}

/// The direction that leads back.
[[nodiscard]] constexpr int opposite(int direction, GridKind kind) {
  if (is_hex(kind)) return (direction + 3) % 6;
  return (direction & 4) | ((direction + 2) & 3);
}

/// The offset step of each direction from a cell whose line (row for hex-pointy and diamond, column
/// for hex-flat) is shifted by `shift` half cells (0 or 1); squares ignore it.
[[nodiscard]] std::array<Offset, kMaxDirections> offset_steps(GridKind kind, int shift);

}  // namespace astrolabe
