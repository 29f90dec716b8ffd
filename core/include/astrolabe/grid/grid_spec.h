#pragma once

#include <cstdint>

namespace astrolabe {

/// The shape of the cells and how they tile the plane.
enum class GridKind : std::uint8_t { kSquare, kHexPointy, kHexFlat, kDiamond };

/// When a diagonal step may be taken past its two flanking cells. A is the cell stood on, T the
/// target, f and g the flanks:
///
///     A f      kNever   both f and g must be passable (the benchmark's rule)
///     g T      kOne     at least one of them must be passable
///              kAlways  neither matters
enum class CornerRule : std::uint8_t { kNever, kOne, kAlways };

/// Which lines of a staggered grid are shifted by half a cell: the odd or the even rows
/// (hex-pointy, diamond) or columns (hex-flat). Squares ignore it.
enum class Stagger : std::uint8_t { kOdd, kEven };

/// A grid without its size: who is next to whom. Plain data; see grid/grid_registry.h for names and
/// for the values that each kind allows.
struct GridSpec {
  GridKind kind = GridKind::kSquare;
  int ways = 8;  ///< Moves a cell has: 4 or 8 (square, diamond), 6 (hex).
  /// For moves with 8 ways, and for lines of sight; see sight_rule() in path/line_of_sight.h.
  CornerRule corner = CornerRule::kNever;
  Stagger stagger = Stagger::kOdd;

  friend constexpr bool operator==(const GridSpec&, const GridSpec&) = default;
};

[[nodiscard]] constexpr bool is_hex(GridKind kind) {
  return kind == GridKind::kHexPointy || kind == GridKind::kHexFlat;
}

/// True for the ways that the kind allows.
[[nodiscard]] constexpr bool allows_ways(GridKind kind, int ways) {
  return is_hex(kind) ? ways == 6 : (ways == 4 || ways == 8);
}

/// True where some moves pass a corner, so that the corner rule matters.
[[nodiscard]] constexpr bool has_corner_moves(const GridSpec& spec) { return spec.ways == 8; }

}  // namespace astrolabe
