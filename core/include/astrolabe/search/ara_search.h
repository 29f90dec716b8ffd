#pragma once

#include <algorithm>
#include <bit>
#include <cstdint>
#include <limits>
#include <memory>
#include <optional>
#include <span>
#include <utility>
#include <vector>

#include "astrolabe/base/zeroed_array.h"
#include "astrolabe/search/bucket_width.h"
#include "astrolabe/search/flexible_rule.h"
#include "astrolabe/search/improvement.h"
#include "astrolabe/search/open_list.h"
#include "astrolabe/search/reached_cell.h"
#include "astrolabe/search/search_ground.h"
#include "astrolabe/search/tree_search.h"

namespace astrolabe {

/// Anytime repairing A* (Likhachev, Gordon and Thrun 2003): weighted A* in passes. The first has
/// the weight that was asked for, each further one half a unit less, the last a weight of 1. A pass
/// expands a cell at most once; cells to which it finds a cheaper way after that wait for the next
/// pass, which goes on from what is known. At the end of a pass the path to the goal is within the
/// pass's weight: an Improvement.
///
/// Needs a consistent heuristic. The goal is expanded once, at the very end. A copyable value.
template <class CostType_, Topology G, class H, class Pricing, class Observer = NullObserver>
class AraSearch : public TreeSearch<CostType_, SearchGround<CostType_, G, H, Pricing>, Observer> {
  using Base = typename AraSearch::TreeSearch;

 public:
  using CostType = CostType_;
  using Base::h;
  static constexpr int kWeightStep = 50;  ///< [Units: 1/100]

  /// `costs` are those of the space in the unit that CostType is meant for; no h is above
  /// `largest_h`.
  AraSearch(std::shared_ptr<const SearchSpace> space, const StepCosts& costs, H distance,
            Cost largest_h, int first_weight_hundredths, Observer observer)
      : Base(Ground(std::move(space), costs, distance), costs.units, observer),
        first_weight_(first_weight_hundredths),
        rule_(SearchOrder{}),
        g_limit_(g_limit_of<CostType>(costs.dearest, largest_h)),
        bucket_width_(sorted_bucket_width(costs)),
        closed_in_(ground_.cell_count()) {}

  void begin(CellId start, std::span<const CellId> goals) {
    seen_.clear();
    improvements_.clear();
    if (!begin_query(start, goals)) return;
    tree_.open(ground_, start, kNoCell, kNoDirection, 0);
    seen_.push_back(start);
    note_goal(start);
    begin_pass(first_weight_);
  }

  /// One expansion.
  SearchStatus step() {
    if (status_ != SearchStatus::kRunning) return status_;
    Entry next;
    while (!take(next)) {
      if (reached_ == kNoCell) return status_ = SearchStatus::kNoPath;
      improvements_.push_back(
          {tree_.counts().expanded, static_cast<Cost>(tree_.g(reached_)), weight_hundredths_});
      if (weight_hundredths_ == kMinWeight) return status_ = reach_goal();
      begin_pass(std::max(kMinWeight, weight_hundredths_ - kWeightStep));
    }
    return status_ = expand(next);
  }

  /// The paths found so far, each better proven than the one before.
  [[nodiscard]] std::span<const Improvement> improvements() const { return improvements_; }

  /// By the weight of the pass in which the moment lies.
  [[nodiscard]] std::optional<Cost> f_hundredths(const ReachedCell& reached) const {
    int weight = first_weight_;
    for (const Improvement& improvement : improvements_) {
      if (improvement.expanded >= reached.expansions) break;
      weight = std::max(kMinWeight, improvement.bound_hundredths - kWeightStep);
    }
    return 100 * reached.g + weight * h(reached.cell);
  }

 private:
  using Base::begin_query;
  using Base::estimate;
  using Base::ground_;
  using Base::reached_;
  using Base::status_;
  using Base::tree_;
  using typename Base::Ground;
  using Rule = FlexibleRule<CostType>;
  using Entry = typename Rule::Entry;

  void begin_pass(int weight_hundredths) {
    weight_hundredths_ = weight_hundredths;
    rule_ = Rule(SearchOrder{.weight_hundredths = weight_hundredths});
    rule_.begin({});
    ++pass_;
    open_.clear(bucket_shift(bucket_width_, rule_.key_scale()));
    // Those that were open, and those that were closed when a cheaper way to them was found.
    std::erase_if(seen_, [this](CellId cell) { return tree_.closed(cell); });
    std::sort(seen_.begin(), seen_.end());
    seen_.erase(std::unique(seen_.begin(), seen_.end()), seen_.end());
    for (const CellId cell : seen_) put_on_open_list(cell);
  }

  void put_on_open_list(CellId cell) {
    const Offset at = ground_.offset(cell);
    const Lattice lattice = ground_.lattice(at);
    open_.push(rule_.entry({tree_.g(cell), estimate(lattice), cell, at, lattice, 0}));
  }

  /// The open cell with the lowest key; false where the pass is over: none has a lower key than the
  /// goal.
  bool take(Entry& next) {
    const auto is_current = [this](const Entry& entry) {
      return tree_.is_current(ground_.cell(entry.offset()), entry.g());
    };
    if (!open_.pop(next, is_current)) return false;
    return reached_ == kNoCell ||
           next.key() < 100 * static_cast<typename Rule::Key>(tree_.g(reached_));
  }

  SearchStatus expand(const Entry& entry) {
    const CellId cell = ground_.cell(entry.offset());
    const CostType g = entry.g();
    if (static_cast<Cost>(g) > g_limit_) return SearchStatus::kCostOverflow;
    tree_.expand(ground_, cell);
    closed_in_[index_of(cell)] = pass_;
    const Offset at = entry.offset();
    for (unsigned moves = ground_.moves(cell); moves != 0; moves &= moves - 1) {
      const int direction = std::countr_zero(moves);
      const CellId neighbour = ground_.neighbour(cell, at, direction);
      const CostType new_g = g + ground_.price(direction, cell, neighbour);
      if (!tree_.improves(neighbour, new_g)) continue;
      tree_.open(ground_, neighbour, cell, static_cast<std::uint32_t>(direction), new_g);
      seen_.push_back(neighbour);
      note_goal(neighbour);
      if (closed_in_[index_of(neighbour)] != pass_) put_on_open_list(neighbour);
    }
    tree_.finish(ground_, cell);
    return SearchStatus::kRunning;
  }

  /// A cell was reached by a cheaper way than before.
  void note_goal(CellId cell) {
    if (!ground_.is_goal(cell)) return;
    if (reached_ == kNoCell || tree_.g(cell) < tree_.g(reached_)) reached_ = cell;
  }

  SearchStatus reach_goal() {
    if (static_cast<Cost>(tree_.g(reached_)) > g_limit_) return SearchStatus::kCostOverflow;
    tree_.expand(ground_, reached_);
    return SearchStatus::kFound;
  }

  int first_weight_;
  Rule rule_;
  Cost g_limit_;
  Cost bucket_width_;  ///< [Units: cost units]

  OpenList<Entry> open_;
  std::vector<CellId> seen_;  ///< Every cell that may be open when the next pass begins.
  /// The pass in which a cell was expanded last. Passes are numbered on from query to query.
  ZeroedArray<std::uint32_t> closed_in_;
  std::uint32_t pass_ = 0;
  int weight_hundredths_ = kMinWeight;
  std::vector<Improvement> improvements_;
};

}  // namespace astrolabe
