#pragma once

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

/// Fringe search (Bjornsson, Enzenberger, Holte and Schaeffer 2005): iterative deepening that
/// remembers. The open cells are a list in no order; it is gone through from its beginning again
/// and again, each time with the lowest f that was left out the time before as the bound. Cells
/// above the bound stay where they are; a cell within it is expanded, and its neighbours come right
/// behind it in the list. A cheaper way to a cell is always taken, so that it ends with a best path
/// where the heuristic never overestimates, and within the factor by which it does.
///
/// f is 100 g + W h, W the weight in hundredths. Costs that differ in many small parts make for
/// many rounds. Memory: a node and two links a cell. A copyable value.
template <class CostType_, Topology G, class H, class Pricing, class Observer = NullObserver>
class FringeSearch : public WeightedTreeSearch<CostType_, G, H, Pricing, Observer> {
  using Base = typename FringeSearch::WeightedTreeSearch;

 public:
  using CostType = CostType_;

  /// `costs` are those of the space in the unit that CostType is meant for; no h is above
  /// `largest_h`.
  FringeSearch(std::shared_ptr<const SearchSpace> space, const StepCosts& costs, H distance,
               Cost largest_h, int weight_hundredths, Observer observer)
      : Base(std::move(space), costs, distance, largest_h, weight_hundredths, observer),
        next_(ground_.cell_count()),
        previous_(ground_.cell_count()) {}

  void begin(CellId start, std::span<const CellId> goals) {
    first_ = kNoCell;
    if (!begin_query(start, goals)) return;
    tree_.open(ground_, start, kNoCell, kNoDirection, 0);
    insert_behind(kNoCell, start);
    bound_ = f_now(start);
    begin_round();
  }

  /// One expansion. Goes through the list up to two times to find a cell for it.
  SearchStatus step() {
    if (status_ != SearchStatus::kRunning) return status_;
    for (;;) {
      if (here_ == kNoCell) {
        if (first_ == kNoCell) return status_ = SearchStatus::kNoPath;
        bound_ = next_bound_;
        begin_round();
      }
      const CellId cell = here_;
      const WideCount f = f_now(cell);
      if (f <= bound_) return status_ = expand(cell);
      next_bound_ = std::min(next_bound_, f);
      here_ = next_[index_of(cell)];
    }
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

  [[nodiscard]] WideCount f_now(CellId cell) const {
    return f_of(tree_.g(cell), ground_.lattice(cell));
  }

  void begin_round() {
    next_bound_ = kNone;
    here_ = first_;
  }

  SearchStatus expand(CellId cell) {
    const CostType g = tree_.g(cell);
    if (beyond_limit(g)) return SearchStatus::kCostOverflow;
    tree_.expand(ground_, cell);
    if (ground_.is_goal(cell)) return reach(cell);
    const Offset at = ground_.offset(cell);
    CellId behind = cell;
    for (unsigned moves = ground_.moves(cell); moves != 0; moves &= moves - 1) {
      const int direction = std::countr_zero(moves);
      const CellId neighbour = ground_.neighbour(cell, at, direction);
      const CostType new_g = g + ground_.price(direction, cell, neighbour);
      if (!tree_.improves(neighbour, new_g)) continue;
      if (tree_.known(neighbour) && !tree_.closed(neighbour)) remove(neighbour);
      tree_.open(ground_, neighbour, cell, static_cast<std::uint32_t>(direction), new_g);
      insert_behind(behind, neighbour);
      behind = neighbour;
    }
    here_ = next_[index_of(cell)];
    remove(cell);
    tree_.finish(ground_, cell);
    return SearchStatus::kRunning;
  }

  /// kNoCell: at the beginning.
  void insert_behind(CellId place, CellId cell) {
    CellId& next_of_place = place == kNoCell ? first_ : next_[index_of(place)];
    const CellId after = next_of_place;
    next_of_place = cell;
    previous_[index_of(cell)] = place;
    next_[index_of(cell)] = after;
    if (after != kNoCell) previous_[index_of(after)] = cell;
  }

  void remove(CellId cell) {
    const CellId before = previous_[index_of(cell)];
    const CellId after = next_[index_of(cell)];
    (before == kNoCell ? first_ : next_[index_of(before)]) = after;
    if (after != kNoCell) previous_[index_of(after)] = before;
  }

  // The list of open cells; links of other cells mean nothing.
  ZeroedArray<CellId> next_;
  ZeroedArray<CellId> previous_;
  CellId first_ = kNoCell;
  CellId here_ = kNoCell;  ///< The cell to be looked at next; kNoCell at the end of a round.
  WideCount bound_ = 0;
  WideCount next_bound_ = kNone;  ///< The lowest f that this round left out.
};

}  // namespace astrolabe
