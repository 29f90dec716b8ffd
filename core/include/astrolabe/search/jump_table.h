#pragma once

#include <array>

#include "astrolabe/grid/direction.h"
#include "astrolabe/grid/grid_spec.h"
#include "astrolabe/search/bit_lines.h"
#include "astrolabe/search/search_space.h"

namespace astrolabe {

/// Where straight walks over a map have to stop for jump point search: at a blocked cell, or at one
/// from which a turn may be needed (a cell with a forced neighbour). Works in lattice coordinates,
/// so that squares and diamonds are alike. Harabor and Grastien (2014), with stops worked out
/// beforehand; six bits a lattice cell. Immutable.
///
/// Which neighbours are forced after a step from P to x depends on the corner rule:
///
///     N1 N2 N3    never: N2 and N3, where N1 is blocked and N2 is free; after a diagonal step none
///     P  x        one, always: N3, where N2 is blocked and N3 is free and may be stepped to;
///                 after a diagonal step likewise beside the step
///
/// [Limit: a grid with 8 ways]
class JumpTable {
 public:
  explicit JumpTable(const SearchSpace& space);

  [[nodiscard]] bool passable(Lattice at) const {
    return rows_.test(at.b - origin_.b, at.a - origin_.a);
  }

  /// How many steps lead to the next stop, 1 or more. [Limit: `at` is on the map, the direction
  /// crosses an edge]
  [[nodiscard]] int steps_to_stop(Lattice at, int direction) const {
    const Lattice step = steps_[static_cast<std::size_t>(direction)];
    const BitLines& stops = stops_[static_cast<std::size_t>(direction)];
    const int a = at.a - origin_.a;
    const int b = at.b - origin_.b;
    if (step.a > 0) return stops.next(b, a) - a;
    if (step.a < 0) return a - stops.previous(b, a);
    if (step.b > 0) return stops.next(a, b) - b;
    return b - stops.previous(a, b);
  }

  /// Whether a step past a corner is legal. [Limit: `at` is on the map]
  [[nodiscard]] bool may_pass_corner(Lattice at, Lattice step) const {
    if (!passable({at.a + step.a, at.b + step.b})) return false;
    if (corner_ == CornerRule::kAlways) return true;
    const bool one = passable({at.a + step.a, at.b});
    const bool other = passable({at.a, at.b + step.b});
    return corner_ == CornerRule::kNever ? one && other : one || other;
  }

  /// The directions to go on in from a cell that was reached by a step in `arrival`: the natural
  /// ones and the forced ones. Those past corners may still be illegal. All for kNoDirection.
  [[nodiscard]] DirectionSet successors(Lattice at, std::uint32_t arrival) const;

  /// The diagonal moves that are forced after a diagonal step.
  [[nodiscard]] DirectionSet forced_after_diagonal(Lattice at, int arrival) const;

 private:
  void read_cells(const SearchSpace& space);
  void find_stops(int direction);
  [[nodiscard]] DirectionSet forced_after_straight(Lattice at, int arrival) const;

  CornerRule corner_ = CornerRule::kNever;
  std::array<Lattice, kMaxDirections> steps_{};
  Lattice origin_;                                     ///< The least coordinates of the map.
  BitLines rows_;                                      ///< 1 where passable; line b, position a.
  BitLines columns_;                                   ///< The same; line a, position b.
  std::array<BitLines, kFirstCornerDirection> stops_;  ///< By direction.
};

}  // namespace astrolabe
