#pragma once

#include <algorithm>
#include <bit>
#include <cstdint>
#include <limits>
#include <memory>
#include <span>
#include <utility>
#include <vector>

#include "astrolabe/base/zeroed_array.h"
#include "astrolabe/search/weighted_tree_search.h"

namespace astrolabe {

/// Iterative deepening A* (Korf 1985): depth-first searches that follow no way whose f is above a
/// bound; each begins anew with the lowest f that the last one left out. It remembers the way it is
/// on and nothing else, so it takes next to no memory and looks at the same cells again and again,
/// exponentially often where many ways lead to a cell: run it with a limit.
///
/// With a heuristic that never overestimates the path is a best one, and with one that does so by a
/// factor k within k: a bound is never above that of a best path. f is 100 g + W h, W the weight in
/// hundredths, so that it is exact.
///
/// What is seen of a cell is the way that was last followed to it; its other ways count as updates
/// and re-openings. A copyable value.
template <class CostType_, Topology G, class H, class Pricing, class Observer = NullObserver>
class IdaSearch : public WeightedTreeSearch<CostType_, G, H, Pricing, Observer> {
  using Base = typename IdaSearch::WeightedTreeSearch;

 public:
  using CostType = CostType_;

  /// `costs` are those of the space in the unit that CostType is meant for; no h is above
  /// `largest_h`.
  IdaSearch(std::shared_ptr<const SearchSpace> space, const StepCosts& costs, H distance,
            Cost largest_h, int weight_hundredths, Observer observer)
      : Base(std::move(space), costs, distance, largest_h, weight_hundredths, observer),
        place_on_way_(ground_.cell_count()) {}

  void begin(CellId start, std::span<const CellId> goals) {
    start_ = start;
    waiting_.clear();
    way_.clear();
    if (!begin_query(start, goals)) return;
    bound_ = f_of(0, ground_.lattice(start));
    begin_iteration();
  }

  /// One expansion.
  SearchStatus step() {
    if (status_ != SearchStatus::kRunning) return status_;
    if (waiting_.empty()) {
      if (next_bound_ == kNone) return status_ = SearchStatus::kNoPath;
      bound_ = next_bound_;
      begin_iteration();
    }
    const Visit visit = waiting_.back();
    waiting_.pop_back();
    return status_ = expand(visit);
  }

  [[nodiscard]] std::vector<CellId> path() const {
    return status_ == SearchStatus::kFound ? way_ : std::vector<CellId>{};
  }

 private:
  using Base::begin_query;
  using Base::beyond_limit;
  using Base::f_of;
  using Base::ground_;
  using Base::reach;
  using Base::status_;
  using Base::tree_;
  static constexpr WideCount kNone = std::numeric_limits<WideCount>::max();

  /// A cell to expand, at the end of the way that is followed up to its depth.
  struct Visit {
    CellId cell = kNoCell;
    std::uint32_t direction = kNoDirection;
    std::uint32_t depth = 0;
    CostType g = 0;
  };

  void begin_iteration() {
    next_bound_ = kNone;
    way_.clear();
    wait(Visit{.cell = start_});
  }

  /// Opens a cell: the visit that was opened last is the first to be made.
  void wait(const Visit& visit) {
    const CellId from = way_.empty() ? kNoCell : way_.back();
    if (!is_known_by(visit)) tree_.open(ground_, visit.cell, from, visit.direction, visit.g);
    waiting_.push_back(visit);
  }

  /// Whether the cell is open by just this way.
  [[nodiscard]] bool is_known_by(const Visit& visit) const {
    return tree_.known(visit.cell) && tree_.is_current(visit.cell, visit.g) &&
           tree_.direction(visit.cell) == visit.direction;
  }

  SearchStatus expand(const Visit& visit) {
    if (beyond_limit(visit.g)) return SearchStatus::kCostOverflow;
    way_.resize(visit.depth);
    if (!is_known_by(visit)) {
      // Another visit to the cell came between, or was made.
      const CellId from = way_.empty() ? kNoCell : way_.back();
      tree_.open(ground_, visit.cell, from, visit.direction, visit.g);
    }
    place_on_way_[index_of(visit.cell)] = visit.depth;
    way_.push_back(visit.cell);
    tree_.expand(ground_, visit.cell);
    if (ground_.is_goal(visit.cell)) return reach(visit.cell);
    const Offset at = ground_.offset(visit.cell);
    for (unsigned moves = ground_.moves(visit.cell); moves != 0; moves &= moves - 1) {
      follow(visit, at, std::countr_zero(moves));
    }
    tree_.finish(ground_, visit.cell);
    return SearchStatus::kRunning;
  }

  [[nodiscard]] bool is_on_the_way(CellId cell) const {
    const std::uint32_t place = place_on_way_[index_of(cell)];
    return place < way_.size() && way_[place] == cell;
  }

  /// Opens a neighbour that is not on the way already and whose f is within the bound.
  void follow(const Visit& from, Offset at, int direction) {
    const CellId cell = ground_.neighbour(from.cell, at, direction);
    if (is_on_the_way(cell)) return;
    const CostType g = from.g + ground_.price(direction, from.cell, cell);
    const Lattice lattice = ground_.lattice(ground_.neighbour(at, direction));
    const WideCount f = f_of(g, lattice);
    if (f > bound_) {
      next_bound_ = std::min(next_bound_, f);
      return;
    }
    wait({cell, static_cast<std::uint32_t>(direction), from.depth + 1, g});
  }

  std::vector<Visit> waiting_;               ///< The next one last.
  std::vector<CellId> way_;                  ///< From the start to the cell expanded last.
  ZeroedArray<std::uint32_t> place_on_way_;  ///< Where a cell is there, if it is.
  WideCount bound_ = 0;
  WideCount next_bound_ = kNone;  ///< The lowest f that this iteration left out.
  CellId start_ = kNoCell;
};

}  // namespace astrolabe
