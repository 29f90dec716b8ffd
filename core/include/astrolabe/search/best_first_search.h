#pragma once

#include <algorithm>
#include <bit>
#include <cstdint>
#include <limits>
#include <memory>
#include <utility>
#include <vector>

#include "astrolabe/grid/topology.h"
#include "astrolabe/heuristic/distance.h"
#include "astrolabe/search/move_pruning.h"
#include "astrolabe/search/node_table.h"
#include "astrolabe/search/open_list.h"
#include "astrolabe/search/search_counts.h"
#include "astrolabe/search/search_observer.h"
#include "astrolabe/search/search_order.h"
#include "astrolabe/search/search_space.h"
#include "astrolabe/search/search_status.h"

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
      : space_(std::move(space)),
        topology_(space_->size(), space_->spec().stagger),
        rule_(rule),
        distance_(distance),
        pricing_(*space_, costs),
        pruning_(pruning),
        observer_(observer),
        reopen_(reopen),
        cheapest_step_(static_cast<CostType>(costs.cheapest_straight)),
        units_(costs.units),
        g_limit_(rule_.g_limit(costs.dearest, largest_h)),
        bucket_width_(bucket_width(costs)),
        nodes_(static_cast<std::size_t>(space_->size().cell_count())) {}

  void begin(CellId start, CellId goal) {
    goal_ = goal;
    goal_lattice_ = topology_.lattice(topology_.offset(goal));
    counts_ = {};
    open_cells_ = 0;
    goal_key_ = kNoKey;
    nodes_.forget_all();
    observer_.begin();
    status_ = status_of_ends(start, goal);
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
  [[nodiscard]] const SearchCounts& counts() const { return counts_; }
  [[nodiscard]] const CostUnits& units() const { return units_; }

  [[nodiscard]] std::vector<CellId> path() const {
    std::vector<CellId> path;
    if (status_ != SearchStatus::kFound) return path;
    for (CellId cell = goal_; cell != kNoCell; cell = parent(cell)) path.push_back(cell);
    std::reverse(path.begin(), path.end());
    return path;
  }

  [[nodiscard]] Cost path_cost() const {
    return status_ == SearchStatus::kFound ? static_cast<Cost>(nodes_.g(goal_)) : 0;
  }

  [[nodiscard]] Cost h(CellId cell) const {
    return static_cast<Cost>(estimate(topology_.lattice(topology_.offset(cell))));
  }

 private:
  using Entry = typename Rule::Entry;

  [[nodiscard]] SearchStatus status_of_ends(CellId start, CellId goal) const {
    if (!space_->moves().passable(start)) return SearchStatus::kStartBlocked;
    if (!space_->moves().passable(goal)) return SearchStatus::kGoalBlocked;
    return SearchStatus::kRunning;
  }

  void open_start(CellId start) {
    const Offset at = topology_.offset(start);
    const Lattice lattice = topology_.lattice(at);
    const CostType start_h = estimate(lattice);
    rule_.begin({lattice, goal_lattice_, start_h, cheapest_step_});
    open_.clear(bucket_shift());
    nodes_.open(start, 0, kNoDirection);
    put_on_open_list(rule_.entry({0, start_h, start, at, lattice, 0}));
    counts_.generated = 1;
    count_opening();
    observer_.opened(start, kNoCell, 0);
  }

  SearchStatus expand(const Entry& entry) {
    const CellId cell = entry.cell();
    const CostType g = entry.g();
    if (static_cast<Cost>(g) > g_limit_) return SearchStatus::kCostOverflow;
    nodes_.close(cell);
    --open_cells_;
    ++counts_.expanded;
    if constexpr (Observer::kWatches) {
      observer_.expanded(cell, parent(cell), static_cast<Cost>(g));
    }
    if (cell == goal_) return SearchStatus::kFound;
    const auto& steps = topology_.neighbour_steps(entry.offset());
    for (unsigned moves = moves_worth_a_look(cell); moves != 0; moves &= moves - 1) {
      const int direction = std::countr_zero(moves);
      const auto neighbour = CellId{
          index_of(cell) + static_cast<std::uint32_t>(steps[static_cast<std::size_t>(direction)])};
      const CostType new_g = g + pricing_(direction, neighbour);
      if (takes(neighbour, new_g)) relax(entry, neighbour, direction, new_g);
    }
    if constexpr (Observer::kWatches) {
      observer_.closed(cell, parent(cell), static_cast<Cost>(g));
    }
    return SearchStatus::kRunning;
  }

  [[nodiscard]] DirectionSet moves_worth_a_look(CellId cell) const {
    const DirectionSet legal = space_->moves().moves(cell);
    if constexpr (!Pricing::kUniform) return legal;
    return pruning_.remaining(nodes_.direction(cell), legal);
  }

  /// Whether a way to a cell is one that the rule takes; see Acceptance.
  [[nodiscard]] bool takes(CellId cell, CostType g) const {
    if constexpr (!Rule::kOnlyCheaper) {
      const Acceptance acceptance = rule_.acceptance();
      if (acceptance == Acceptance::kFirst) return !nodes_.known(cell);
      if (acceptance == Acceptance::kLast) return !nodes_.known(cell) || !nodes_.closed(cell);
    }
    return nodes_.improves(cell, g);
  }

  /// Opens a neighbour that is unknown, or to which this way is taken.
  void relax(const Entry& from, CellId cell, int direction, CostType g) {
    if (nodes_.known(cell)) {
      if (!improve(from.cell(), cell, g)) return;
    } else {
      ++counts_.generated;
      count_opening();
      observer_.opened(cell, from.cell(), static_cast<Cost>(g));
    }
    nodes_.open(cell, g, static_cast<std::uint32_t>(direction));
    const Offset from_offset = from.offset();
    const Offset step = topology_.offset_step(from_offset, direction);
    const Offset at{from_offset.col + step.col, from_offset.row + step.row};
    const Lattice lattice = topology_.lattice(at);
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
      return nodes_.is_current(entry.cell(), entry.g());
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

  /// Counts and tells of another way to a known cell; false where it must not be taken.
  bool improve(CellId from, CellId cell, CostType g) {
    const bool was_closed = nodes_.closed(cell);
    if (was_closed && !reopen_) return false;
    if (was_closed) {
      ++counts_.reopened;
      count_opening();
    } else {
      ++counts_.updated;
    }
    if constexpr (Observer::kWatches) {
      observer_.improved(was_closed ? EventKind::kReopened : EventKind::kUpdated, cell,
                         parent(cell), static_cast<Cost>(nodes_.g(cell)), from,
                         static_cast<Cost>(g));
    }
    return true;
  }

  void count_opening() {
    ++open_cells_;
    counts_.peak_open = std::max(counts_.peak_open, open_cells_);
  }

  [[nodiscard]] CellId parent(CellId cell) const {
    const std::uint32_t direction = nodes_.direction(cell);
    if (direction == kNoDirection) return kNoCell;
    const int back = opposite(static_cast<int>(direction), space_->spec().kind);
    const auto& steps = topology_.neighbour_steps(topology_.offset(cell));
    return CellId{index_of(cell) +
                  static_cast<std::uint32_t>(steps[static_cast<std::size_t>(back)])};
  }

  [[nodiscard]] CostType estimate(Lattice at) const {
    return distance_({at.a - goal_lattice_.a, at.b - goal_lattice_.b});
  }

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

  std::shared_ptr<const SearchSpace> space_;
  G topology_;
  Rule rule_;
  H distance_;
  Pricing pricing_;
  MovePruning pruning_;
  Observer observer_;
  bool reopen_;
  CostType cheapest_step_;
  CostUnits units_;
  Cost g_limit_;
  Cost bucket_width_;  ///< [Units: cost units]

  NodeTable<CostType> nodes_;
  Queue<Entry> open_;
  // Where the goal is not queued: its best entry so far.
  static constexpr std::uint64_t kNoKey = std::numeric_limits<std::uint64_t>::max();
  Entry best_goal_{};
  std::uint64_t goal_key_ = kNoKey;
  CellId goal_ = kNoCell;
  Lattice goal_lattice_;
  SearchStatus status_ = SearchStatus::kNoPath;
  SearchCounts counts_;
  std::uint64_t open_cells_ = 0;
};

}  // namespace astrolabe
