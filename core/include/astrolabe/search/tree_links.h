#pragma once

#include <cstddef>
#include <cstdint>

#include "astrolabe/base/cell_id.h"
#include "astrolabe/base/zeroed_array.h"
#include "astrolabe/search/node_table.h"

namespace astrolabe {

// How a SearchTree remembers where each cell was reached from.

/// Where every step is a move: by its direction, which the node holds anyway.
class MoveLinks {
 public:
  explicit MoveLinks(std::size_t) {}

  void link(CellId, CellId) {}
  template <class Ground>
  [[nodiscard]] CellId parent(const Ground& ground, CellId cell, std::uint32_t direction) const {
    return direction == kNoDirection ? kNoCell : ground.origin(cell, direction);
  }
};

/// Where steps may be longer: by cell number. Four bytes a cell.
class CellLinks {
 public:
  explicit CellLinks(std::size_t cells) : parents_(cells) {}

  void link(CellId cell, CellId from) { parents_[index_of(cell)] = from; }
  template <class Ground>
  [[nodiscard]] CellId parent(const Ground&, CellId cell, std::uint32_t) const {
    return parents_[index_of(cell)];
  }

 private:
  ZeroedArray<CellId> parents_;
};

}  // namespace astrolabe
