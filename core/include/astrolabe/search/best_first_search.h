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

#include "astrolabe/search/frontier.h"
#include "astrolabe/search/move_pruning.h"
#include "astrolabe/search/open_list.h"
#include "astrolabe/search/opening.h"
#include "astrolabe/search/reached_cell.h"
#include "astrolabe/search/search_ground.h"
#include "astrolabe/search/search_order.h"
#include "astrolabe/search/tree_search.h"

namespace astrolabe {

/// Best-first search on a grid: A* (Hart, Nilsson and Raphael 1968), and with other rules its
/// relatives, breadth-first and depth-first included. The one loop: what is stepped, run, recorded
/// and drawn is this.
///
///   Rule      the key and the order of the open list; search_rules.h, flexible_rule.h
///   G         the topology
///   H         the heuristic's distance
///   Pricing   what steps cost; step_pricing.h
///   Observer  who is told
///   Queue     the open list: OpenList in strict order, or BucketQueue in a looser one; see
///   Frontier
///
/// A copyable value, so that a running search can be kept as a keyframe; it shares the space. Cost
/// of a query: O(e log e) for e expansions, independent of the map's size. Memory: a node a cell
/// (NodeTable), and the open list's entries. Nothing is allocated by a query once the open list has
/// grown to its size.
template <class Rule, Topology G, class H, class Pricing, class Observer = NullObserver,
          template <class> class Queue = OpenList>
requires Distance<H, typename Rule::CostType>
class BestFirstSearch
    : public TreeSearch<typename Rule::CostType,
                        SearchGround<typename Rule::CostType, G, H, Pricing>, Observer> {
  using Base = typename BestFirstSearch::TreeSearch;

 public:
  using CostType = typename Rule::CostType;
  using Base::counts;
  using Base::h;

  /// `costs` are those of the space in the unit that CostType is meant for; no h is above
  /// `largest_h`. Moves are pruned where the pricing is uniform.
  BestFirstSearch(std::shared_ptr<const SearchSpace> space, const StepCosts& costs, Rule rule,
                  H distance, Cost largest_h, bool reopen, const MovePruning& pruning,
                  Observer observer)
      : Base(Ground(std::move(space), costs, distance), costs.units, observer),
        rule_(rule),
        pruning_(pruning),
        reopen_(reopen),
        cheapest_step_(static_cast<CostType>(costs.cheapest_straight)),
        g_limit_(rule_.g_limit(costs.dearest, largest_h)),
        open_(costs) {}

  void begin(CellId start, std::span<const CellId> goals) {
    horizon_ = g_limit_;
    if (begin_query(start, goals)) open_starts({&start, 1});
  }

  /// Begins a search that looks for nothing: it ends when all that can be reached is closed.
  /// Without a heuristic, cost_to() then is the cost of the best way to each cell.
  /// With several starts it is that of the nearest. Cells beyond a cost are not expanded.
  void begin_flood(std::span<const CellId> starts, Cost most = kMostCost) {
    reached_ = kNoCell;
    target_ = ground_.aim_at({});
    horizon_ = std::min(most, g_limit_);
    tree_.clear();
    status_ = SearchStatus::kRunning;
    open_starts(starts);
  }

  /// One expansion.
  SearchStatus step() {
    if (status_ != SearchStatus::kRunning) return status_;
    const auto not_overtaken = [this](const Entry& entry) {
      return tree_.is_current(cell_of(entry), entry.g());
    };
    Entry next;
    if (!open_.take(next, not_overtaken)) return status_ = SearchStatus::kNoPath;
    return status_ = expand(next);
  }

  /// Of the best way found to a cell; none where it was not reached.
  [[nodiscard]] std::optional<Cost> cost_to(CellId cell) const {
    if (!tree_.known(cell)) return std::nullopt;
    return static_cast<Cost>(tree_.g(cell));
  }

  [[nodiscard]] std::optional<Cost> f_hundredths(const ReachedCell& reached) const {
    Opening<CostType> opening;
    opening.g = static_cast<CostType>(reached.g);
    opening.h = static_cast<CostType>(h_at(reached));
    opening.depth = reached.depth;
    return rule_.f_hundredths(opening);
  }

 private:
  using Base::begin_query;
  using Base::estimate;
  using Base::ground_;
  using Base::reach;
  using Base::reached_;
  using Base::status_;
  using Base::target_;
  using Base::tree_;
  static constexpr Cost kMostCost = std::numeric_limits<Cost>::max();
  using Entry = typename Rule::Entry;
  using typename Base::Ground;

  /// The rule begins at the first of them; blocked ones are left out.
  void open_starts(std::span<const CellId> starts) {
    if (!starts.empty()) {
      const Lattice first = ground_.lattice(starts.front());
      rule_.begin({first, target_, estimate(first), cheapest_step_});
    }
    open_.clear(rule_.key_scale());
    for (const CellId start : starts) {
      if (!ground_.passable(start) || tree_.known(start)) continue;
      tree_.open(ground_, start, kNoCell, kNoDirection, 0);
      put_on_open_list(start, ground_.offset(start), kNoDirection, 0, 0);
    }
  }

  SearchStatus expand(const Entry& entry) {
    const CellId cell = cell_of(entry);
    const CostType g = entry.g();
    if (static_cast<Cost>(g) > horizon_) return beyond_horizon(g);
    tree_.expand(ground_, cell);
    if (ground_.is_goal(cell)) return reach(cell);
    const Offset at = entry.offset();
    if constexpr (Ground::kMayRaise) raise_by_neighbours(cell, at);
    for (unsigned moves = entry.moves(); moves != 0; moves &= moves - 1) {
      const int direction = std::countr_zero(moves);
      const CellId neighbour = ground_.neighbour(cell, at, direction);
      const CostType new_g = g + ground_.price(direction, cell, neighbour);
      if (takes(neighbour, new_g)) relax(entry, neighbour, direction, new_g);
    }
    tree_.finish(ground_, cell);
    return SearchStatus::kRunning;
  }

  [[nodiscard]] CellId cell_of(const Entry& entry) const { return ground_.cell(entry.offset()); }

  [[nodiscard]] DirectionSet moves_worth_a_look(CellId cell, std::uint32_t arrival) const {
    const DirectionSet legal = ground_.moves(cell);
    if constexpr (!Pricing::kUniform) return legal;
    return pruning_.remaining(arrival, legal);
  }

  /// Whether a way to a cell is one that the rule takes; see Acceptance.
  [[nodiscard]] bool takes(CellId cell, CostType g) const {
    if constexpr (!Rule::kOnlyCheaper) {
      const Acceptance acceptance = rule_.acceptance();
      if (acceptance == Acceptance::kFirst) return !tree_.known(cell);
      if (acceptance == Acceptance::kLast) return !tree_.known(cell) || !tree_.closed(cell);
    }
    return tree_.improves(cell, g);
  }

  /// Opens a neighbour that is unknown, or to which this way is taken.
  void relax(const Entry& from, CellId cell, int direction, CostType g) {
    if (!reopen_ && tree_.known(cell) && tree_.closed(cell)) return;
    const auto arrival = static_cast<std::uint32_t>(direction);
    tree_.open(ground_, cell, cell_of(from), arrival, g);
    tree_.prefetch_around(cell, ground_.cells_a_row());
    if constexpr (Ground::kMayRaise) raise_by_parent(from, cell, g - from.g());
    put_on_open_list(cell, ground_.neighbour(from.offset(), direction), arrival, g,
                     from.depth() + 1);
  }

  void put_on_open_list(CellId cell, Offset at, std::uint32_t arrival, CostType g,
                        std::uint32_t depth) {
    const Lattice lattice = ground_.lattice(at);
    open_.push(rule_.entry({g, estimate(lattice), cell, at, lattice, depth,
                            moves_worth_a_look(cell, arrival)}),
               ground_.is_goal(cell));
  }

  [[nodiscard]] SearchStatus beyond_horizon(CostType g) const {
    const bool countable = static_cast<Cost>(g) <= g_limit_;
    return countable ? SearchStatus::kNoPath : SearchStatus::kCostOverflow;
  }

  [[nodiscard]] Cost h_at(const ReachedCell& reached) const {
    if constexpr (Ground::kMayRaise) {
      return ground_.estimator().estimate_at(reached.cell, reached.expansions);
    }
    return h(reached.cell);
  }

  /// Pathmax: no estimate is below that of the parent less the step.
  void raise_by_parent(const Entry& from, CellId cell, CostType step) {
    CellEstimator& estimator = ground_.estimator();
    if (estimator.remedy() == Remedy::kNone) return;
    estimator.raise(cell, estimator.estimate(cell_of(from)) - static_cast<Cost>(step),
                    counts().expanded);
  }

  /// BPMX: nor below that of a neighbour less the step from there.
  void raise_by_neighbours(CellId cell, Offset at) {
    CellEstimator& estimator = ground_.estimator();
    if (estimator.remedy() != Remedy::kBpmx) return;
    for (unsigned moves = ground_.moves(cell); moves != 0; moves &= moves - 1) {
      const int direction = std::countr_zero(moves);
      const CellId neighbour = ground_.neighbour(cell, at, direction);
      const CostType back = ground_.price(opposite(direction, ground_.kind()), neighbour, cell);
      estimator.raise(cell, estimator.estimate(neighbour) - static_cast<Cost>(back),
                      counts().expanded);
    }
  }

  Rule rule_;
  MovePruning pruning_;
  bool reopen_;
  CostType cheapest_step_;
  Cost g_limit_;
  Cost horizon_ = 0;  ///< No dearer cell is expanded.

  Frontier<Entry, Queue> open_;
};

}  // namespace astrolabe
