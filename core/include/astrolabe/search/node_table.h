#pragma once

#include <cstddef>
#include <cstdint>
#include <type_traits>

#include "astrolabe/base/cell_id.h"
#include "astrolabe/base/zeroed_array.h"

namespace astrolabe {

// What a search knows of each cell: its best g so far, the direction it was reached by, and whether
// it is closed. Cells are stamped with the query's epoch, so that a new query forgets all of them
// without touching memory. Both tables have the same functions:
//
//   forget_all()          constant time, but for new memory after very many queries
//   improves(cell, g)     the cell is unknown, or known with a larger g
//   is_current(cell, g)   it is open with just this g: an open-list entry of it is not stale
//   known(cell)           it was opened in this query; the rest asks about known cells
//   g, direction, closed
//   open(cell, g, direction), close(cell)
//   prefetch(index)       asks the memory for a node, of any index

/// The direction of the start, which was reached from nowhere.
inline constexpr std::uint32_t kNoDirection = 15;

/// For 32-bit costs: 8 bytes a cell. A node is one number: epoch (24 bits), g (32 bits, inverted),
/// closed bit, direction (4 bits). A newer epoch and a smaller g make a larger number, so one
/// comparison tells whether a g improves on a cell, known or not; and 0 is an unknown cell.
class NarrowNodeTable {
 public:
  explicit NarrowNodeTable(std::size_t cells) : nodes_(cells) {}

  void forget_all() {
    if (epoch_ == kEpochMask) {
      nodes_ = ZeroedArray<std::uint64_t>(nodes_.size());
      epoch_ = 0;
    }
    epoch_ += kEpochStep;
  }

  [[nodiscard]] bool improves(CellId cell, std::uint32_t g) const {
    return node_of(g) > nodes_[index_of(cell)];
  }
  [[nodiscard]] bool is_current(CellId cell, std::uint32_t g) const {
    return ((nodes_[index_of(cell)] ^ node_of(g)) & ~kDirectionMask) == 0;
  }
  [[nodiscard]] bool known(CellId cell) const {
    return (nodes_[index_of(cell)] & kEpochMask) == epoch_;
  }
  [[nodiscard]] std::uint32_t g(CellId cell) const {
    return ~static_cast<std::uint32_t>(nodes_[index_of(cell)] >> kGShift);
  }
  [[nodiscard]] std::uint32_t direction(CellId cell) const {
    return static_cast<std::uint32_t>(nodes_[index_of(cell)] & kDirectionMask);
  }
  [[nodiscard]] bool closed(CellId cell) const {
    return (nodes_[index_of(cell)] & kClosedBit) != 0;
  }

  void open(CellId cell, std::uint32_t g, std::uint32_t direction) {
    nodes_[index_of(cell)] = node_of(g) | direction;
  }
  void close(CellId cell) { nodes_[index_of(cell)] |= kClosedBit; }
  void prefetch(std::size_t index) const { nodes_.prefetch(index); }

 private:
  static constexpr int kGShift = 8;
  static constexpr std::uint64_t kEpochStep = std::uint64_t{1} << 40;
  static constexpr std::uint64_t kEpochMask = ~(kEpochStep - 1);
  static constexpr std::uint64_t kDirectionMask = 0x0F;
  static constexpr std::uint64_t kClosedBit = 0x10;

  /// Open, in direction 0.
  [[nodiscard]] std::uint64_t node_of(std::uint32_t g) const {
    return epoch_ | (static_cast<std::uint64_t>(~g) << kGShift);
  }

  ZeroedArray<std::uint64_t> nodes_;
  std::uint64_t epoch_ = 0;
};

/// For 64-bit costs: 16 bytes a cell.
class WideNodeTable {
 public:
  explicit WideNodeTable(std::size_t cells) : nodes_(cells) {}

  void forget_all() {
    if (epoch_ == kLastEpoch) {
      nodes_ = ZeroedArray<Node>(nodes_.size());
      epoch_ = 0;
    }
    ++epoch_;
  }

  [[nodiscard]] bool improves(CellId cell, std::uint64_t g) const {
    return !known(cell) || g < nodes_[index_of(cell)].g;
  }
  [[nodiscard]] bool is_current(CellId cell, std::uint64_t g) const {
    return nodes_[index_of(cell)].g == g && !closed(cell);
  }
  [[nodiscard]] bool known(CellId cell) const {
    return (nodes_[index_of(cell)].mark >> kEpochShift) == epoch_;
  }
  [[nodiscard]] std::uint64_t g(CellId cell) const { return nodes_[index_of(cell)].g; }
  [[nodiscard]] std::uint32_t direction(CellId cell) const {
    return nodes_[index_of(cell)].mark & kDirectionMask;
  }
  [[nodiscard]] bool closed(CellId cell) const {
    return (nodes_[index_of(cell)].mark & kClosedBit) != 0;
  }

  void open(CellId cell, std::uint64_t g, std::uint32_t direction) {
    nodes_[index_of(cell)] = {g, (epoch_ << kEpochShift) | direction};
  }
  void close(CellId cell) { nodes_[index_of(cell)].mark |= kClosedBit; }
  void prefetch(std::size_t index) const { nodes_.prefetch(index); }

 private:
  struct Node {
    std::uint64_t g;
    std::uint32_t mark;  ///< Epoch, closed bit, direction.
  };

  static constexpr std::uint32_t kDirectionMask = 0x0F;
  static constexpr std::uint32_t kClosedBit = 0x10;
  static constexpr int kEpochShift = 5;
  static constexpr std::uint32_t kLastEpoch = (1u << 27) - 1;

  ZeroedArray<Node> nodes_;
  std::uint32_t epoch_ = 0;
};

/// The table for a cost type.
template <class CostType>
using NodeTable =
    std::conditional_t<sizeof(CostType) <= sizeof(std::uint32_t), NarrowNodeTable, WideNodeTable>;

}  // namespace astrolabe
