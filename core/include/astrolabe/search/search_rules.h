#pragma once

#include <cstdint>
#include <limits>

#include "astrolabe/base/cell_id.h"
#include "astrolabe/grid/coordinates.h"
#include "astrolabe/search/cost.h"

namespace astrolabe {

/// An offset in four bytes. [Limit: both coordinates below 2^16]
class PackedOffset {
 public:
  PackedOffset() = default;
  explicit PackedOffset(Offset at)
      : col_(static_cast<std::uint16_t>(at.col)), row_(static_cast<std::uint16_t>(at.row)) {}
  [[nodiscard]] Offset offset() const { return {col_, row_}; }

 private:
  std::uint16_t col_ = 0;
  std::uint16_t row_ = 0;
};

/// left < right, or `then` where they are equal; without a branch, because in a heap nobody could
/// predict it.
template <class T>
[[nodiscard]] constexpr bool less_in_turn(T left, T right, bool then) {
  return static_cast<bool>(static_cast<int>(left < right) |
                           (static_cast<int>(left == right) & static_cast<int>(then)));
}

// A rule says what an open cell is keyed by, and so in which order cells are expanded. Both rules
// here break ties by larger g, then by lower cell number, and both are exact: keys are whole
// numbers.
//
//   CostType  the type of g and h in the search
//   Entry     an open-list entry: key(), g(), cell(), offset(), before(); the offset is carried
//   along
//             because to find it from the cell's number takes a division
//   entry()   makes one
//   g_limit() the largest g from which a step can be made without leaving any type's range

/// A*: key g + h. Key and tie-break share one 64-bit number.
class PlainRule {
 public:
  using CostType = std::uint32_t;

  class Entry {
   public:
    Entry() = default;
    Entry(std::uint32_t f, std::uint32_t g, CellId cell, Offset at)
        : order_((std::uint64_t{f} << 32) | (~g)), cell_(cell), place_(at) {}
    [[nodiscard]] std::uint32_t key() const { return static_cast<std::uint32_t>(order_ >> 32); }
    [[nodiscard]] std::uint32_t g() const { return ~static_cast<std::uint32_t>(order_); }
    [[nodiscard]] CellId cell() const { return cell_; }
    [[nodiscard]] Offset offset() const { return place_.offset(); }
    [[nodiscard]] static bool before(const Entry& left, const Entry& right) {
      return less_in_turn(left.order_, right.order_, left.cell_ < right.cell_);
    }

   private:
    std::uint64_t order_ = 0;
    CellId cell_ = kNoCell;
    PackedOffset place_;
  };

  [[nodiscard]] Entry entry(std::uint32_t g, std::uint32_t h, CellId cell, Offset at) const {
    return {g + h, g, cell, at};
  }
  /// What a key counts in, relative to a cost unit.
  [[nodiscard]] Cost key_scale() const { return 1; }
  /// Negative where the costs do not fit at all. [Limit: both below 2^62]
  [[nodiscard]] Cost g_limit(Cost dearest_step, Cost largest_h) const {
    return Cost{std::numeric_limits<std::uint32_t>::max()} - dearest_step - largest_h;
  }
};

/// Weighted A* (Pohl 1970): key 100 g + W h, W the weight in hundredths. Also A* in wide costs.
template <class CostType_>
class WeightedRule {
 public:
  using CostType = CostType_;

  class Entry {
   public:
    Entry() = default;
    Entry(std::uint64_t key, CostType g, CellId cell, Offset at)
        : key_(key), g_(g), cell_(cell), place_(at) {}
    [[nodiscard]] std::uint64_t key() const { return key_; }
    [[nodiscard]] CostType g() const { return g_; }
    [[nodiscard]] CellId cell() const { return cell_; }
    [[nodiscard]] Offset offset() const { return place_.offset(); }
    [[nodiscard]] static bool before(const Entry& left, const Entry& right) {
      return less_in_turn(left.key_, right.key_,
                          less_in_turn(right.g_, left.g_, left.cell_ < right.cell_));
    }

   private:
    std::uint64_t key_ = 0;
    CostType g_ = 0;
    CellId cell_ = kNoCell;
    PackedOffset place_;
  };

  explicit WeightedRule(int weight_hundredths)
      : weight_(static_cast<std::uint64_t>(weight_hundredths)) {}

  [[nodiscard]] Entry entry(CostType g, CostType h, CellId cell, Offset at) const {
    return {100 * std::uint64_t{g} + weight_ * std::uint64_t{h}, g, cell, at};
  }
  [[nodiscard]] Cost key_scale() const { return 100; }
  [[nodiscard]] Cost g_limit(Cost dearest_step, Cost largest_h) const {
    // Half of the key's range for each summand; the cost type itself may be narrower.
    constexpr Cost kHalfKey = std::numeric_limits<Cost>::max();
    if (largest_h > kHalfKey / static_cast<Cost>(weight_)) return -1;
    Cost limit = kHalfKey / 100 - dearest_step;
    if constexpr (sizeof(CostType) < sizeof(Cost)) {
      const Cost type_limit = Cost{std::numeric_limits<CostType>::max()};
      if (largest_h > type_limit) return -1;
      limit = limit < type_limit - dearest_step ? limit : type_limit - dearest_step;
    }
    return limit;
  }

 private:
  std::uint64_t weight_;
};

}  // namespace astrolabe
