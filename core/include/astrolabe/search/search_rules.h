#pragma once

#include <cstdint>
#include <limits>
#include <optional>

#include "astrolabe/grid/direction.h"
#include "astrolabe/search/cost.h"
#include "astrolabe/search/opening.h"
#include "astrolabe/search/packed_offset.h"
#include "astrolabe/search/search_order.h"

namespace astrolabe {

/// left < right, or `then` where they are equal; without a branch, because in a heap nobody could
/// predict it.
template <class T>
[[nodiscard]] constexpr bool less_in_turn(T left, T right, bool then) {
  return static_cast<bool>(static_cast<int>(left < right) |
                           (static_cast<int>(left == right) & static_cast<int>(then)));
}

// A rule says what an open cell is keyed by, and so in which order cells are expanded. The rules
// here are those of the usual searches, compiled for speed: they break ties by larger g, then by
// lower cell number. FlexibleRule has all others. Keys are exact whole numbers.
//
//   CostType      the type of g and h in the search
//   kOnlyCheaper  whether a new way to a known cell is taken only when it is cheaper; else
//                 acceptance() says when
//   Entry         an open-list entry: key(), g(), offset(), depth(), moves(), before(). It has the
//                 cell's offset because to find that from its number takes a division; and moves,
//                 because to look them up when the cell is expanded would be waited for
//   begin()       is told of each query's ends
//   entry()       makes an entry
//   f_hundredths() the key in hundredths of a cost unit; none where it is no cost
//   g_limit()     the largest g from which a step can be made without leaving any type's range

/// A*: key g + h. Key and tie-break share one 64-bit number.
class PlainRule {
 public:
  using CostType = std::uint32_t;
  static constexpr bool kOnlyCheaper = true;

  class Entry {
   public:
    Entry() = default;
    explicit Entry(const Opening<std::uint32_t>& opening)
        : order_((std::uint64_t{opening.g + opening.h} << 32) | (~opening.g)),
          place_(opening.at),
          moves_(opening.moves) {}
    [[nodiscard]] std::uint32_t key() const { return static_cast<std::uint32_t>(order_ >> 32); }
    [[nodiscard]] std::uint32_t g() const { return ~static_cast<std::uint32_t>(order_); }
    [[nodiscard]] Offset offset() const { return place_.offset(); }
    [[nodiscard]] DirectionSet moves() const { return moves_; }
    [[nodiscard]] static std::uint32_t depth() { return 0; }
    [[nodiscard]] static bool before(const Entry& left, const Entry& right) {
      return less_in_turn(left.order_, right.order_, left.place_ < right.place_);
    }

   private:
    std::uint64_t order_ = 0;
    PackedOffset place_;
    DirectionSet moves_ = 0;
  };

  void begin(const QueryEnds<std::uint32_t>&) {}
  [[nodiscard]] Entry entry(const Opening<std::uint32_t>& opening) const { return Entry(opening); }
  /// What a key counts in, relative to a cost unit.
  [[nodiscard]] Cost key_scale() const { return 1; }
  [[nodiscard]] std::optional<Cost> f_hundredths(const Opening<std::uint32_t>& opening) const {
    return 100 * (Cost{opening.g} + Cost{opening.h});
  }
  /// Negative where the costs do not fit at all. [Limit: both below 2^62]
  [[nodiscard]] Cost g_limit(Cost dearest_step, Cost largest_h) const {
    return Cost{std::numeric_limits<std::uint32_t>::max()} - dearest_step - largest_h;
  }
};

/// Weighted A* (Pohl 1970): key 100 g + W h, W the weight in hundredths.
class WeightedRule {
 public:
  using CostType = std::uint32_t;
  static constexpr bool kOnlyCheaper = true;

  class Entry {
   public:
    Entry() = default;
    Entry(std::uint64_t key, const Opening<std::uint32_t>& opening)
        : key_(key), g_(opening.g), place_(opening.at), moves_(opening.moves) {}
    [[nodiscard]] std::uint64_t key() const { return key_; }
    [[nodiscard]] std::uint32_t g() const { return g_; }
    [[nodiscard]] Offset offset() const { return place_.offset(); }
    [[nodiscard]] DirectionSet moves() const { return moves_; }
    [[nodiscard]] static std::uint32_t depth() { return 0; }
    [[nodiscard]] static bool before(const Entry& left, const Entry& right) {
      return less_in_turn(left.key_, right.key_,
                          less_in_turn(right.g_, left.g_, left.place_ < right.place_));
    }

   private:
    std::uint64_t key_ = 0;
    std::uint32_t g_ = 0;
    PackedOffset place_;
    DirectionSet moves_ = 0;
  };

  explicit WeightedRule(int weight_hundredths)
      : weight_(static_cast<std::uint64_t>(weight_hundredths)) {}

  void begin(const QueryEnds<std::uint32_t>&) {}
  [[nodiscard]] Entry entry(const Opening<std::uint32_t>& opening) const {
    return {100 * std::uint64_t{opening.g} + weight_ * std::uint64_t{opening.h}, opening};
  }
  [[nodiscard]] Cost key_scale() const { return 100; }
  [[nodiscard]] std::optional<Cost> f_hundredths(const Opening<std::uint32_t>& opening) const {
    return 100 * Cost{opening.g} + static_cast<Cost>(weight_) * Cost{opening.h};
  }
  /// Keys of 32-bit costs always fit. [Limit: both below 2^62]
  [[nodiscard]] Cost g_limit(Cost dearest_step, Cost largest_h) const {
    constexpr auto kLargest = Cost{std::numeric_limits<std::uint32_t>::max()};
    return largest_h > kLargest ? -1 : kLargest - dearest_step;
  }

 private:
  std::uint64_t weight_;
};

}  // namespace astrolabe
