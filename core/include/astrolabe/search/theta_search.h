#pragma once

#include <bit>
#include <cstdint>
#include <memory>
#include <optional>
#include <span>
#include <utility>
#include <vector>

#include "astrolabe/path/line_of_sight.h"
#include "astrolabe/search/flexible_rule.h"
#include "astrolabe/search/frontier.h"
#include "astrolabe/search/open_list.h"
#include "astrolabe/search/opening.h"
#include "astrolabe/search/reached_cell.h"
#include "astrolabe/search/search_ground.h"
#include "astrolabe/search/tree_search.h"

namespace astrolabe {

/// Theta* (Nash, Daniel, Koenig and Felner 2007) and Lazy Theta* (Nash, Koenig and Tovey 2010): A*
/// in which the way to a neighbour leaves out the cell that is expanded, where the cell before it
/// sees the neighbour. The path is a line that bends at few cells, at any angle; mostly close to
/// the shortest one, without a promise. The lazy form supposes that there is a view and looks when
/// the cell is expanded: fewer looks, and a cell's g may then grow.
///
/// Steps cost their length, rounded up. A cell is closed once. On uniform ground; the line of sight
/// follows the corner rule. `path()` holds the cells at which the path may bend.
///
/// A copyable value. Memory: 20 bytes a cell, and the open list's entries.
template <class CostType_, Topology G, class H, class Pricing, class Observer = NullObserver>
class ThetaSearch
    : public TreeSearch<CostType_, SearchGround<CostType_, G, H, Pricing>, Observer, CellLinks> {
  using Base = typename ThetaSearch::TreeSearch;

 public:
  using CostType = CostType_;
  using Base::h;

  /// `costs` are those of the space in the unit that CostType is meant for; no h is above
  /// `largest_h`.
  ThetaSearch(std::shared_ptr<const SearchSpace> space, const StepCosts& costs, H distance,
              Cost largest_h, int weight_hundredths, TieBreak tie_break, bool lazy,
              std::uint64_t seed, Observer observer)
      : Base(Ground(space, costs, distance), costs.units, observer),
        space_(std::move(space)),
        length_(length_form(costs)),
        rule_(SearchOrder{
            .tie_break = tie_break, .weight_hundredths = weight_hundredths, .seed = seed}),
        lazy_(lazy),
        cheapest_step_(static_cast<CostType>(costs.cheapest_straight)),
        g_limit_(rule_.g_limit(longest_line(costs), largest_h)),
        open_(costs) {}

  void begin(CellId start, std::span<const CellId> goals) {
    open_.clear(rule_.key_scale());
    if (!begin_query(start, goals)) return;
    const Lattice at = ground_.lattice(start);
    rule_.begin({at, target_, estimate(at), cheapest_step_});
    open(start, kNoCell, 0, 0);
  }

  /// One expansion.
  SearchStatus step() {
    if (status_ != SearchStatus::kRunning) return status_;
    const auto not_overtaken = [this](const Entry& entry) {
      return tree_.is_current(ground_.cell(entry.offset()), entry.g());
    };
    Entry next;
    if (!open_.take(next, not_overtaken)) return status_ = SearchStatus::kNoPath;
    return status_ = expand(next);
  }

  [[nodiscard]] std::optional<Cost> f_hundredths(const ReachedCell& reached) const {
    Opening<CostType> opening;
    opening.g = static_cast<CostType>(reached.g);
    opening.h = static_cast<CostType>(h(reached.cell));
    opening.depth = reached.depth;
    return rule_.f_hundredths(opening);
  }

 private:
  using Base::begin_query;
  using Base::estimate;
  using Base::ground_;
  using Base::reach;
  using Base::status_;
  using Base::target_;
  using Base::tree_;
  using Rule = FlexibleRule<CostType>;
  using Entry = typename Rule::Entry;
  using typename Base::Ground;
  using Length = EuclideanDistance<CostType, is_hex(G::kGrid)>;

  [[nodiscard]] static DistanceForm length_form(const StepCosts& costs) {
    const auto straight = static_cast<WideCount>(costs.cheapest_straight);
    return {.shape = DistanceForm::Shape::kEuclidean,
            .per_larger = 0,
            .per_smaller = 0,
            .doubled_squared_unit = 2 * straight * straight};
  }
  [[nodiscard]] Cost longest_line(const StepCosts& costs) const {
    const GridSize size = space_->size();
    return upper_bound(length_form(costs), size.width + size.height);
  }

  [[nodiscard]] CostType length(CellId from, CellId to) const {
    const Lattice one = ground_.lattice(from);
    const Lattice other = ground_.lattice(to);
    return length_.rounded_up({one.a - other.a, one.b - other.b});
  }
  [[nodiscard]] bool sees(CellId from, CellId to) const {
    return line_of_sight(space_->moves(), from, to);
  }

  SearchStatus expand(const Entry& entry) {
    const CellId cell = ground_.cell(entry.offset());
    if (static_cast<Cost>(entry.g()) > g_limit_) return SearchStatus::kCostOverflow;
    if (lazy_) correct(cell);
    tree_.expand(ground_, cell);
    if (ground_.is_goal(cell)) return reach(cell);
    const CellId before = tree_.parent(ground_, cell);
    for (unsigned moves = ground_.moves(cell); moves != 0; moves &= moves - 1) {
      const CellId neighbour = ground_.neighbour(cell, entry.offset(), std::countr_zero(moves));
      if (tree_.known(neighbour) && tree_.closed(neighbour)) continue;
      const bool leave_out = before != kNoCell && (lazy_ || sees(before, neighbour));
      relax(neighbour, leave_out ? before : cell, entry.depth() + 1);
    }
    tree_.finish(ground_, cell);
    return SearchStatus::kRunning;
  }

  void relax(CellId cell, CellId from, std::uint32_t depth) {
    const CostType g = tree_.g(from) + length(from, cell);
    if (tree_.improves(cell, g)) open(cell, from, g, depth);
  }

  void open(CellId cell, CellId from, CostType g, std::uint32_t depth) {
    tree_.open(ground_, cell, from, kNoDirection, g);
    const Offset place = ground_.offset(cell);
    const Lattice at = ground_.lattice(place);
    open_.push(rule_.entry({g, estimate(at), cell, place, at, depth}), ground_.is_goal(cell));
  }

  /// Where the view that was supposed is not there, the cell is reached from the best of the closed
  /// cells beside it; there is one, by which it was opened.
  void correct(CellId cell) {
    const CellId parent = tree_.parent(ground_, cell);
    if (parent == kNoCell || sees(parent, cell)) return;
    CellId best = kNoCell;
    CostType best_g = 0;
    const Offset at = ground_.offset(cell);
    for (unsigned moves = ground_.moves(cell); moves != 0; moves &= moves - 1) {
      const CellId beside = ground_.neighbour(cell, at, std::countr_zero(moves));
      if (!tree_.known(beside) || !tree_.closed(beside)) continue;
      const CostType g = tree_.g(beside) + length(beside, cell);
      if (best != kNoCell && g >= best_g) continue;
      best = beside;
      best_g = g;
    }
    tree_.open(ground_, cell, best, kNoDirection, best_g);
  }

  std::shared_ptr<const SearchSpace> space_;
  Length length_;
  Rule rule_;
  bool lazy_;
  CostType cheapest_step_;
  Cost g_limit_;

  Frontier<Entry, OpenList> open_;
};

}  // namespace astrolabe
