#pragma once

#include "astrolabe/base/cell_id.h"
#include "astrolabe/grid/grid_spec.h"
#include "astrolabe/grid/move_table.h"

namespace astrolabe {

/// What a straight line between two cells' centres meets.
struct Sight {
  bool clear = false;
  /// The first cell that stops the line, seen from `from`; of two that stop it in the same place,
  /// either. kNoCell where the line is clear, and where it is stopped by the edge of the map.
  CellId blocked = kNoCell;

  friend constexpr bool operator==(const Sight&, const Sight&) = default;
};

/// The rule that a line of sight follows on a grid. It is the search's corner rule, so that a
/// smoothed path is never bolder than the search. A grid with 4 ways has no corner moves at all,
/// hence "never"; a hex has none either, but a line can run between two hexes, so there the spec's
/// rule is used.
[[nodiscard]] constexpr CornerRule sight_rule(const GridSpec& spec) {
  const bool never_passes_corners = !is_hex(spec.kind) && !has_corner_moves(spec);
  return never_passes_corners ? CornerRule::kNever : spec.corner;
}

/// Whether an agent may walk straight from one cell's centre to the other's. Every cell whose
/// inside the line enters must be passable, both ends included; cells outside the map are not. What
/// it only touches is a matter of sight_rule():
///
///   Squares, and diamonds (squares that stand on a corner). From A through the corner into T, past
///   the flanks f and g:
///
///       A f        kNever   f and g must be passable: the line touches no blocked corner
///       g T        kOne     at least one of them must be passable
///                  kAlways  neither matters
///
///   Hexes, first case: the line runs along the edge that f and g share, as from axial (0,0) to
///   (1,1).
///
///          f
///       A --- T    kNever   f and g must be passable
///          g       kOne, kAlways   at least one of them must be passable
///
///   Hexes, second case: the line enters T from A exactly through the tip where A, T and f meet and
///   only touches f.
///
///       A   f      kNever   f must be passable
///         T        kOne, kAlways   f does not matter: the line never has walls on both sides
///
/// So every legal move is a clear line, and with kAlways the clear lines are those that stay in the
/// closed free space. Symmetric in its ends.
///
/// All arithmetic is in whole numbers, exact up to the largest map. Time is linear in the number of
/// cells crossed (Amanatides and Woo 1987: from border to border, always the nearest next one; here
/// the times are fractions with a common denominator, so that a tie is a corner and never a
/// rounding error). Takes no memory.
[[nodiscard]] Sight sight(const MoveTable& moves, CellId from, CellId to);

/// sight() reduced to its answer.
[[nodiscard]] bool line_of_sight(const MoveTable& moves, CellId from, CellId to);

}  // namespace astrolabe
