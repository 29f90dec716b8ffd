#pragma once

#include <algorithm>
#include <cstdint>
#include <cstdlib>
#include <limits>
#include <optional>
#include <type_traits>

#include "astrolabe/base/cell_id.h"
#include "astrolabe/base/random.h"
#include "astrolabe/heuristic/distance_form.h"
#include "astrolabe/search/cost.h"
#include "astrolabe/search/opening.h"
#include "astrolabe/search/packed_offset.h"
#include "astrolabe/search/search_order.h"

namespace astrolabe {

/// Any SearchOrder: the key and the tie-break are looked up at run time, so that all of them
/// together are compiled once a grid. search_rules.h has the faster rules for the usual orders.
/// Keys are exact whole numbers, in 64 bits for 32-bit costs and in 128 bits for 64-bit ones.
template <class CostType_>
class FlexibleRule {
 public:
  using CostType = CostType_;
  using Key = std::conditional_t<sizeof(CostType) <= 4, std::uint64_t, WideCount>;
  static constexpr bool kOnlyCheaper = false;

  class Entry {
   public:
    Entry() = default;
    Entry(Key key, std::uint64_t tie, const Opening<CostType>& opening)
        : key_(key),
          tie_(tie),
          g_(opening.g),
          place_(opening.at),
          depth_(opening.depth),
          moves_(opening.moves) {}
    [[nodiscard]] Key key() const { return key_; }
    [[nodiscard]] CostType g() const { return g_; }
    [[nodiscard]] Offset offset() const { return place_.offset(); }
    [[nodiscard]] DirectionSet moves() const { return moves_; }
    [[nodiscard]] std::uint32_t depth() const { return depth_; }
    [[nodiscard]] static bool before(const Entry& left, const Entry& right) {
      if (left.key_ != right.key_) return left.key_ < right.key_;
      if (left.tie_ != right.tie_) return left.tie_ < right.tie_;
      if (left.g_ != right.g_) return left.g_ > right.g_;
      return left.place_ < right.place_;
    }

   private:
    Key key_ = 0;
    std::uint64_t tie_ = 0;
    CostType g_ = 0;
    PackedOffset place_;
    std::uint32_t depth_ = 0;
    DirectionSet moves_ = 0;
  };

  explicit FlexibleRule(const SearchOrder& order)
      : order_(order), weight_(static_cast<std::uint64_t>(order.weight_hundredths)) {}

  void begin(const QueryEnds<CostType>& ends) {
    arrivals_ = 0;
    start_ = ends.start;
    goal_ = ends.goal;
    const std::uint64_t step = std::max<std::uint64_t>(1, ends.cheapest_step);
    const std::uint64_t steps = (std::uint64_t{ends.start_h} + step - 1) / step;
    expected_steps_ = std::clamp<std::uint64_t>(steps, 1, kMostExpectedSteps);
  }

  [[nodiscard]] Entry entry(const Opening<CostType>& opening) {
    ++arrivals_;
    return {key_of(opening), tie_of(opening), opening};
  }

  [[nodiscard]] Acceptance acceptance() const { return order_.acceptance(); }

  /// Key units in a unit of g.
  [[nodiscard]] Cost key_scale() const {
    switch (order_.key) {
      case KeyKind::kWeighted:
        return 100;
      case KeyKind::kPwXU:
        return 100 * Cost{order_.weight_hundredths};
      case KeyKind::kPwXD:
        return 100;
      case KeyKind::kDynamic:
        return 100 * static_cast<Cost>(expected_steps_);
      case KeyKind::kHeuristic:
      case KeyKind::kFirstIn:
      case KeyKind::kLastIn:
        break;
    }
    return 1;
  }

  [[nodiscard]] std::optional<Cost> f_hundredths(const Opening<CostType>& opening) const {
    const WideCount key = key_of(opening);
    switch (order_.key) {
      case KeyKind::kWeighted:
        return static_cast<Cost>(key);
      case KeyKind::kPwXU:
        return static_cast<Cost>(100 * key / (weight_ * (2 * weight_ - 100)));
      case KeyKind::kPwXD:
        return static_cast<Cost>(100 * key / weight_);
      case KeyKind::kDynamic:
        return static_cast<Cost>(key / expected_steps_);
      case KeyKind::kHeuristic:
        return static_cast<Cost>(100 * key);
      case KeyKind::kFirstIn:
      case KeyKind::kLastIn:
        break;
    }
    return std::nullopt;
  }

  /// Negative where the costs do not fit at all; keys then always fit. [Limit: both below 2^62]
  [[nodiscard]] Cost g_limit(Cost dearest_step, Cost largest_h) const {
    return g_limit_of<CostType>(dearest_step, largest_h);
  }

 private:
  /// More than the steps of any path that is expected; 2^20 (100 g + 500 h) fits 64 bits.
  static constexpr std::uint64_t kMostExpectedSteps = std::uint64_t{1} << 20;

  static constexpr std::uint64_t kMostArrivals = std::uint64_t{1} << 62;

  [[nodiscard]] Key key_of(const Opening<CostType>& opening) const {
    const Key g = opening.g;
    const Key h = opening.h;
    const Key w = weight_;
    const Key twice = 2 * w - 100;  // 2w - 1 in hundredths
    switch (order_.key) {
      case KeyKind::kWeighted:
        return 100 * g + w * h;
      case KeyKind::kPwXU:  // times w (2w - 1)
        return 100 * g < twice * h ? w * (100 * g + twice * h) : 100 * twice * (g + h);
      case KeyKind::kPwXD:  // times w
        return g < h ? w * (g + h) : 100 * g + twice * h;
      case KeyKind::kDynamic: {  // times N
        const Key all = expected_steps_;
        const Key left = all - std::min<Key>(opening.depth, all);
        return 100 * all * (g + h) + (w - 100) * left * h;
      }
      case KeyKind::kHeuristic:
        return h;
      case KeyKind::kFirstIn:
        return arrivals_;
      case KeyKind::kLastIn:
        break;
    }
    return kMostArrivals - arrivals_;
  }

  [[nodiscard]] std::uint64_t tie_of(const Opening<CostType>& opening) const {
    switch (order_.tie_break) {
      case TieBreak::kLargerG:
        return ~std::uint64_t{opening.g};
      case TieBreak::kSmallerG:
        return opening.g;
      case TieBreak::kFirstIn:
        return arrivals_;
      case TieBreak::kLastIn:
        return ~arrivals_;
      case TieBreak::kCrossProduct:
        return off_the_line(opening.lattice);
      case TieBreak::kRandom:
        break;
    }
    return hash_of(opening.cell);
  }

  /// Twice the area of the triangle of start, goal and cell: its distance to the line through both,
  /// times their distance.
  [[nodiscard]] std::uint64_t off_the_line(Lattice at) const {
    const std::int64_t along_a = goal_.a - start_.a;
    const std::int64_t along_b = goal_.b - start_.b;
    const std::int64_t here_a = goal_.a - at.a;
    const std::int64_t here_b = goal_.b - at.b;
    return static_cast<std::uint64_t>(std::abs(along_a * here_b - along_b * here_a));
  }

  [[nodiscard]] std::uint64_t hash_of(CellId cell) const {
    constexpr std::uint64_t kOddNumber = 0xD1342543DE82EF95u;
    return Random(order_.seed ^ (kOddNumber * index_of(cell))).next();
  }

  SearchOrder order_;
  std::uint64_t weight_;
  std::uint64_t arrivals_ = 0;
  std::uint64_t expected_steps_ = 1;
  Lattice start_;
  Lattice goal_;
};

}  // namespace astrolabe
