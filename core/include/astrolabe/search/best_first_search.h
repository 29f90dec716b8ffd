#pragma once

#include <algorithm>
#include <bit>
#include <cstdint>
#include <limits>
#include <memory>
#include <utility>
#include <vector>

#include "astrolabe/search/move_pruning.h"
#include "astrolabe/search/open_list.h"
#include "astrolabe/search/search_ground.h"
#include "astrolabe/search/search_order.h"
#include "astrolabe/search/search_tree.h"

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
///   Queue     the open list: OpenList in strict order, or BucketQueue in a looser one. With that
///             the goal is not queued but taken once nothing open has a lower key.
///
/// A copyable value, so that a running search can be kept as a keyframe; it shares the space. Cost
/// of a query: O(e log e) for e expansions, independent of the map's size. Memory: a node a cell
/// (NodeTable), and the open list's entries. Nothing is allocated by a query once the open list has
/// grown to its size.
template <class Rule, Topology G, class H, class Pricing, class Observer = NullObserver,
          template <class> class Queue = OpenList>
requires Distance<H, typename Rule::CostType>
class BestFirstSearch {
 public:
  using CostType = typename Rule::CostType;

  /// `costs` are those of the space in the unit that CostType is meant for; no h is above
  /// `largest_h`. Moves are pruned where the pricing is uniform.
  BestFirstSearch(std::shared_ptr<const SearchSpace> space, const StepCosts& costs, Rule rule,
                  H distance, Cost largest_h, bool reopen, const MovePruning& pruning,
                  Observer observer)
      : ground_(std::move(space), costs, distance),
        rule_(rule),
        pruning_(pruning),
        reopen_(reopen),
        cheapest_step_(static_cast<CostType>(costs.cheapest_straight)),
        units_(costs.units),
        g_limit_(rule_.g_limit(costs.dearest, largest_h)),
        bucket_width_(bucket_width(costs)),
        tree_(ground_.cell_count(), observer) {}

  void begin(CellId start, CellId goal) {
    goal_ = goal;
    goal_lattice_ = ground_.lattice(goal);
    goal_key_ = kNoKey;
    tree_.clear();
    status_ = ground_.status_of_ends(start, goal);
    if (status_ == SearchStatus::kRunning) open_start(start);
  }

  /// One expansion.
  SearchStatus step() {
    if (status_ != SearchStatus::kRunning) return status_;
    Entry next;
    if (!take(next)) return status_ = SearchStatus::kNoPath;
    return status_ = expand(next);
  }

  SearchStatus run(std::uint64_t max_expansions) {
    for (std::uint64_t made = 0; made < max_expansions; ++made) {
      if (step() != SearchStatus::kRunning) break;
    }
    return status_;
  }

  [[nodiscard]] SearchStatus status() const { return status_; }
  [[nodiscard]] const SearchCounts& counts() const { return tree_.counts(); }
  [[nodiscard]] const CostUnits& units() const { return units_; }

  [[nodiscard]] std::vector<CellId> path() const {
    if (status_ != SearchStatus::kFound) return {};
    return tree_.path_to(ground_, goal_);
  }

  [[nodiscard]] Cost path_cost() const {
    return status_ == SearchStatus::kFound ? static_cast<Cost>(tree_.g(goal_)) : 0;
  }

  [[nodiscard]] Cost h(CellId cell) const {
    return static_cast<Cost>(estimate(ground_.lattice(cell)));
  }

 private:
  using Entry = typename Rule::Entry;
  using Ground = SearchGround<CostType, G, H, Pricing>;

  void open_start(CellId start) {
    const Offset at = ground_.offset(start);
    const Lattice lattice = ground_.lattice(at);
    const CostType start_h = estimate(lattice);
    rule_.begin({lattice, goal_lattice_, start_h, cheapest_step_});
    open_.clear(bucket_shift());
    tree_.open(ground_, start, kNoCell, kNoDirection, 0);
    put_on_open_list(rule_.entry({0, start_h, start, at, lattice, 0}));
  }

  SearchStatus expand(const Entry& entry) {
    const CellId cell = entry.cell();
    const CostType g = entry.g();
    if (static_cast<Cost>(g) > g_limit_) return SearchStatus::kCostOverflow;
    tree_.expand(ground_, cell);
    if (cell == goal_) return SearchStatus::kFound;
    const Offset at = entry.offset();
    for (unsigned moves = moves_worth_a_look(cell); moves != 0; moves &= moves - 1) {
      const int direction = std::countr_zero(moves);
      const CellId neighbour = ground_.neighbour(cell, at, direction);
      const CostType new_g = g + ground_.price(direction, neighbour);
      if (takes(neighbour, new_g)) relax(entry, neighbour, direction, new_g);
    }
    tree_.finish(ground_, cell);
    return SearchStatus::kRunning;
  }

  [[nodiscard]] DirectionSet moves_worth_a_look(CellId cell) const {
    const DirectionSet legal = ground_.moves(cell);
    if constexpr (!Pricing::kUniform) return legal;
    return pruning_.remaining(tree_.direction(cell), legal);
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
    tree_.open(ground_, cell, from.cell(), static_cast<std::uint32_t>(direction), g);
    const Offset at = ground_.neighbour(from.offset(), direction);
    const Lattice lattice = ground_.lattice(at);
    put_on_open_list(rule_.entry({g, estimate(lattice), cell, at, lattice, from.depth() + 1}));
  }

  void put_on_open_list(const Entry& entry) {
    if constexpr (!Queue<Entry>::kStrict) {
      if (leads_nowhere_better(entry)) return;
      if (entry.cell() == goal_) {
        best_goal_ = entry;
        goal_key_ = entry.key();
        return;
      }
    }
    open_.push(entry);
  }

  /// Takes the next entry off the open list; false where none is left.
  bool take(Entry& next) {
    const auto not_overtaken = [this](const Entry& entry) {
      return tree_.is_current(entry.cell(), entry.g());
    };
    if constexpr (!Queue<Entry>::kStrict) {
      const auto hopeful = [&](const Entry& entry) {
        return !leads_nowhere_better(entry) && not_overtaken(entry);
      };
      if (goal_key_ != kNoKey && goal_key_ <= open_.lower_bound(hopeful)) {
        next = best_goal_;
        return true;
      }
      if (open_.pop(next, hopeful)) return true;
      next = best_goal_;
      return goal_key_ != kNoKey;
    } else {
      return open_.pop(next, not_overtaken);
    }
  }

  /// True of entries whose key is no lower than that of the goal by the best way found so far.
  [[nodiscard]] bool leads_nowhere_better(const Entry& entry) const {
    return entry.key() >= goal_key_;
  }

  [[nodiscard]] CostType estimate(Lattice at) const { return ground_.estimate(at, goal_lattice_); }

  /// Buckets to be sorted are about an eighth of a straight step wide, but so that the row of them
  /// holds two of the dearest steps; buckets in a looser order about half a straight step.
  [[nodiscard]] static Cost bucket_width(const StepCosts& costs) {
    if constexpr (!Queue<Entry>::kStrict) return std::max<Cost>(1, costs.cheapest_straight * 4 / 7);
    return std::max<Cost>({1, costs.cheapest_straight / 8, costs.dearest / 64});
  }

  [[nodiscard]] int bucket_shift() const {
    const Cost width = bucket_width_ * rule_.key_scale();
    return static_cast<int>(std::bit_width(static_cast<std::uint64_t>(width))) - 1;
  }

  Ground ground_;
  Rule rule_;
  MovePruning pruning_;
  bool reopen_;
  CostType cheapest_step_;
  CostUnits units_;
  Cost g_limit_;
  Cost bucket_width_;  ///< [Units: cost units]

  SearchTree<CostType, Ground, Observer> tree_;
  Queue<Entry> open_;
  // Where the goal is not queued: its best entry so far.
  static constexpr std::uint64_t kNoKey = std::numeric_limits<std::uint64_t>::max();
  Entry best_goal_{};
  std::uint64_t goal_key_ = kNoKey;
  CellId goal_ = kNoCell;
  Lattice goal_lattice_;
  SearchStatus status_ = SearchStatus::kNoPath;
};

}  // namespace astrolabe
