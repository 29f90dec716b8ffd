#pragma once

#include <array>
#include <cstddef>

#include "astrolabe/grid/direction.h"
#include "astrolabe/grid/grid_spec.h"
#include "astrolabe/search/diagonal_stops.h"
#include "astrolabe/search/jump_lines.h"
#include "astrolabe/search/jump_turns.h"
#include "astrolabe/search/search_space.h"

namespace astrolabe {

/// Where straight walks over a map have to stop for jump point search: at a blocked cell, or at one
/// from which a turn may be needed (a cell with a forced neighbour). Works in lattice coordinates,
/// so that squares and diamonds are alike. Harabor and Grastien (2014), with stops worked out
/// beforehand; eleven bits or fifteen a lattice cell. Immutable.
/// [Limit: a grid with 8 ways]
class JumpTable {
 public:
  explicit JumpTable(const SearchSpace& space);

  [[nodiscard]] bool passable(Lattice at) const {
    return JumpLines::passable(row_of(at), position_in_row(at));
  }

  /// Where a straight walk stops. [Limit: `at` is on the map, the direction crosses an edge]
  [[nodiscard]] JumpLines::Stop stop(Lattice at, int direction) const {
    const Lattice step = steps_[static_cast<std::size_t>(direction)];
    if (step.a > 0) return JumpLines::stop<1>(row_of(at), position_in_row(at));
    if (step.a < 0) return JumpLines::stop<-1>(row_of(at), position_in_row(at));
    if (step.b > 0) return JumpLines::stop<1>(column_of(at), position_in_column(at));
    return JumpLines::stop<-1>(column_of(at), position_in_column(at));
  }

  /// A walk of diagonal steps (kStepA, kStepB) that looks straight ahead to both sides. Refers to
  /// the table. [Limit: begins on the map]
  template <int kStepA, int kStepB>
  class DiagonalWalk {
   public:
    DiagonalWalk(const JumpTable& table, Lattice from)
        : cells_(table.diagonals_, from.b - table.origin_.b, table.position_in_row(from)),
          row_(table.row_of(from)),
          column_(table.column_of(from)),
          next_row_(kStepB * table.rows_.words_a_line()),
          next_column_(kStepA * table.columns_.words_a_line()),
          in_column_(table.position_in_column(from)) {}

    /// Makes a step; false where it is not legal.
    [[nodiscard, gnu::always_inline]] bool go() {
      if (!cells_.go()) return false;
      row_ += next_row_;
      column_ += next_column_;
      in_column_ += kStepB;
      return true;
    }
    /// What there is to do here.
    [[nodiscard]] const DiagonalStops::Walk<kStepA, kStepB>& cells() const { return cells_; }

    /// Where a straight walk from here in the direction (kStepA, 0) stops, or (0, kStepB).
    [[nodiscard, gnu::always_inline]] JumpLines::Stop stop_along_a() const {
      return JumpLines::stop<kStepA>(row_, cells_.position());
    }
    [[nodiscard, gnu::always_inline]] JumpLines::Stop stop_along_b() const {
      return JumpLines::stop<kStepB>(column_, in_column_);
    }

   private:
    DiagonalStops::Walk<kStepA, kStepB> cells_;
    const JumpLines::Word* row_;
    const JumpLines::Word* column_;
    std::ptrdiff_t next_row_;
    std::ptrdiff_t next_column_;
    int in_column_;
  };
  /// The steps to go on with from a cell that was reached by a step in `arrival`, or from the
  /// start.
  [[nodiscard]] DirectionSet successors(Lattice at, std::uint32_t arrival) const {
    return turns_.successors(rows_.surroundings(row_of(at), position_in_row(at)), arrival);
  }

 private:
  void read_cells(const SearchSpace& space);
  [[nodiscard]] const JumpLines::Word* row_of(Lattice at) const {
    return rows_.line(at.b - origin_.b);
  }
  [[nodiscard]] int position_in_row(Lattice at) const { return at.a - origin_.a; }
  [[nodiscard]] const JumpLines::Word* column_of(Lattice at) const {
    return columns_.line(at.a - origin_.a);
  }
  [[nodiscard]] int position_in_column(Lattice at) const { return at.b - origin_.b; }

  CornerRule corner_ = CornerRule::kNever;
  std::array<Lattice, kMaxDirections> steps_{};
  Lattice origin_;  ///< The least coordinates of the map.
  JumpTurns turns_;
  JumpLines rows_;     ///< Line b, position a.
  JumpLines columns_;  ///< Line a, position b.
  DiagonalStops diagonals_;
};

}  // namespace astrolabe
