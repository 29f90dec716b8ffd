#pragma once

#include <cstddef>
#include <cstdint>
#include <vector>

#include "astrolabe/base/cell_id.h"

namespace astrolabe {

/// What a search knows of each cell: its best g so far, the direction it was reached by, and
/// whether it is closed. Cells are stamped with the query's generation, so that a new query forgets
/// all of them without touching memory. 8 bytes a cell with a 32-bit cost, 16 with a 64-bit one.
///
/// Invariant: a cell is known exactly if its stamp is the present generation.
template <class CostType>
class NodeTable {
 public:
  /// The direction of the start, which was reached from nowhere.
  static constexpr std::uint32_t kNoDirection = 15;

  NodeTable() = default;
  explicit NodeTable(std::size_t cells) : nodes_(cells) {}

  /// Forgets all cells. Constant time, but for one clearing in 2^27 queries.
  void forget_all() {
    if (++generation_ < kGenerations) return;
    for (Node& node : nodes_) node = Node{};
    generation_ = 1;
  }

  [[nodiscard]] bool known(CellId cell) const {
    return (at(cell).mark >> kGenerationShift) == generation_;
  }
  /// The rest asks about known cells.
  [[nodiscard]] CostType g(CellId cell) const { return at(cell).g; }
  [[nodiscard]] std::uint32_t direction(CellId cell) const {
    return at(cell).mark & kDirectionMask;
  }
  [[nodiscard]] bool closed(CellId cell) const { return (at(cell).mark & kClosedBit) != 0; }

  /// Makes the cell known and open, with a new g and direction.
  void open(CellId cell, CostType g, std::uint32_t direction) {
    at(cell) = {g, (generation_ << kGenerationShift) | direction};
  }
  void close(CellId cell) { at(cell).mark |= kClosedBit; }

 private:
  struct Node {
    CostType g = 0;
    std::uint32_t mark = 0;  ///< Generation, closed bit, direction.
  };

  static constexpr std::uint32_t kDirectionMask = 15;
  static constexpr std::uint32_t kClosedBit = 16;
  static constexpr int kGenerationShift = 5;
  static constexpr std::uint32_t kGenerations = 1u << 27;

  [[nodiscard]] const Node& at(CellId cell) const { return nodes_[index_of(cell)]; }
  [[nodiscard]] Node& at(CellId cell) { return nodes_[index_of(cell)]; }

  std::vector<Node> nodes_;
  std::uint32_t generation_ = 0;
};

}  // namespace astrolabe
