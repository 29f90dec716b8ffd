#pragma once

#include "astrolabe/base/cell_id.h"
#include "astrolabe/grid/lattice.h"
#include "astrolabe/grid/move_table.h"

namespace astrolabe {

/// A move table seen in lattice coordinates. Refers to the table, which must outlive it.
class LatticeCells {
 public:
  explicit LatticeCells(const MoveTable& moves) : moves_(moves) {}

  [[nodiscard]] GridKind kind() const { return moves_.spec().kind; }

  [[nodiscard]] Lattice lattice(CellId cell) const {
    return lattice_of(moves_.size().offset(cell), kind(), moves_.spec().stagger);
  }

  /// kNoCell outside the map.
  [[nodiscard]] CellId cell(Lattice at) const {
    const Offset offset = offset_of(at, kind(), moves_.spec().stagger);
    return moves_.size().contains(offset) ? moves_.size().cell(offset) : kNoCell;
  }

  /// False outside the map.
  [[nodiscard]] bool passable(CellId cell) const {
    return cell != kNoCell && moves_.passable(cell);
  }
  [[nodiscard]] bool passable(Lattice at) const { return passable(cell(at)); }

 private:
  const MoveTable& moves_;
};

}  // namespace astrolabe
