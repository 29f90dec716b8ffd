#pragma once

#include <cstddef>
#include <cstdint>
#include <type_traits>
#include <vector>

#include "astrolabe/base/cell_id.h"

namespace astrolabe {

// What a search knows of each cell: its best g so far, the direction it was reached by, and whether
// it is closed. Cells are stamped with the query's epoch, so that a new query forgets all of them
// without touching memory. Both tables have the same functions:
//
//   forget_all()          constant time, but for a clearing after very many queries
//   improves(cell, g)     the cell is unknown, or known with a larger g
//   is_current(cell, g)   it is open with just this g: an open-list entry of it is not stale
//   known(cell)           it was opened in this query; the rest asks about known cells
//   g, direction, closed
//   open(cell, g, direction), close(cell)

/// The direction of the start, which was reached from nowhere.
inline constexpr std::uint32_t kNoDirection = 15;

/// For 32-bit costs: 8 bytes a cell. A node is one number: epoch (24 bits, counting down), g (32
/// bits), closed bit, direction (4 bits). An older epoch is a larger number, so one comparison
/// tells whether a new g improves on a cell, known or not.
class NarrowNodeTable {
 public:
  explicit NarrowNodeTable(std::size_t cells) : nodes_(cells, kUnknown) {}

  void forget_all() {
    if (epoch_ == 0) {
      nodes_.assign(nodes_.size(), kUnknown);
      epoch_ = kUnknown & kEpochMask;
    }
    epoch_ -= kEpochStep;
  }

  [[nodiscard]] bool improves(CellId cell, std::uint32_t g) const {
    return (epoch_ | (std::uint64_t{g} << kGShift) | kLowMask) < nodes_[index_of(cell)];
  }
  [[nodiscard]] bool is_current(CellId cell, std::uint32_t g) const {
    const std::uint64_t wanted = epoch_ | (std::uint64_t{g} << kGShift);
    return ((nodes_[index_of(cell)] ^ wanted) & ~kDirectionMask) == 0;
  }
  [[nodiscard]] bool known(CellId cell) const {
    return (nodes_[index_of(cell)] & kEpochMask) == epoch_;
  }
  [[nodiscard]] std::uint32_t g(CellId cell) const {
    return static_cast<std::uint32_t>(nodes_[index_of(cell)] >> kGShift);
  }
  [[nodiscard]] std::uint32_t direction(CellId cell) const {
    return static_cast<std::uint32_t>(nodes_[index_of(cell)] & kDirectionMask);
  }
  [[nodiscard]] bool closed(CellId cell) const {
    return (nodes_[index_of(cell)] & kClosedBit) != 0;
  }

  void open(CellId cell, std::uint32_t g, std::uint32_t direction) {
    nodes_[index_of(cell)] = epoch_ | (std::uint64_t{g} << kGShift) | direction;
  }
  void close(CellId cell) { nodes_[index_of(cell)] |= kClosedBit; }

 private:
  static constexpr std::uint64_t kUnknown = ~std::uint64_t{0};
  static constexpr int kGShift = 8;
  static constexpr std::uint64_t kEpochStep = std::uint64_t{1} << 40;
  static constexpr std::uint64_t kEpochMask = ~(kEpochStep - 1);
  static constexpr std::uint64_t kLowMask = 0xFF;
  static constexpr std::uint64_t kDirectionMask = 0x0F;
  static constexpr std::uint64_t kClosedBit = 0x10;

  std::vector<std::uint64_t> nodes_;
  std::uint64_t epoch_ = kUnknown & kEpochMask;
};

/// For 64-bit costs: 16 bytes a cell.
class WideNodeTable {
 public:
  explicit WideNodeTable(std::size_t cells) : nodes_(cells) {}

  void forget_all() {
    if (epoch_ == kLastEpoch) {
      nodes_.assign(nodes_.size(), Node{});
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

 private:
  struct Node {
    std::uint64_t g = 0;
    std::uint32_t mark = 0;  ///< Epoch, closed bit, direction.
  };

  static constexpr std::uint32_t kDirectionMask = 0x0F;
  static constexpr std::uint32_t kClosedBit = 0x10;
  static constexpr int kEpochShift = 5;
  static constexpr std::uint32_t kLastEpoch = (1u << 27) - 1;

  std::vector<Node> nodes_;
  std::uint32_t epoch_ = 0;
};

/// The table for a cost type.
template <class CostType>
using NodeTable =
    std::conditional_t<sizeof(CostType) <= sizeof(std::uint32_t), NarrowNodeTable, WideNodeTable>;

}  // namespace astrolabe
