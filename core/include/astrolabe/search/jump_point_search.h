#pragma once

#include <algorithm>
#include <bit>
#include <cstdint>
#include <cstdlib>
#include <memory>
#include <utility>
#include <vector>

#include "astrolabe/base/zeroed_array.h"
#include "astrolabe/grid/topology.h"
#include "astrolabe/heuristic/distance.h"
#include "astrolabe/search/jump_table.h"
#include "astrolabe/search/node_table.h"
#include "astrolabe/search/open_list.h"
#include "astrolabe/search/search_counts.h"
#include "astrolabe/search/search_observer.h"
#include "astrolabe/search/search_rules.h"
#include "astrolabe/search/search_space.h"
#include "astrolabe/search/search_status.h"

namespace astrolabe {

/// Jump point search (Harabor and Grastien 2011) on uniform ground with 8 ways: A* in which a step
/// is a whole walk to the next cell where a turn may be needed. Walks are found by scanning bits,
/// and cells where only a diagonal walk would turn are skipped (Harabor and Grastien 2014). The
/// path between a cell and its parent goes diagonally first, then straight.
///
/// Only jump points are opened, so that events and counts speak of them. Memory: 12 bytes a cell,
/// and the jump table. Otherwise as BestFirstSearch.
template <GridKind kKind, class H, class Observer = NullObserver>
requires Distance<H, std::uint32_t>
class JumpPointSearch {
 public:
  using CostType = std::uint32_t;

  JumpPointSearch(std::shared_ptr<const SearchSpace> space, std::shared_ptr<const JumpTable> jumps,
                  H distance, Cost largest_h, Observer observer)
      : space_(std::move(space)),
        jumps_(std::move(jumps)),
        distance_(distance),
        observer_(observer),
        steps_(lattice_steps(kKind)),
        straight_(static_cast<CostType>(space_->costs().cheapest_straight)),
        diagonal_(static_cast<CostType>(space_->costs().cheapest_diagonal)),
        g_limit_(rule_.g_limit(0, largest_h)),
        nodes_(static_cast<std::size_t>(space_->size().cell_count())),
        parents_(static_cast<std::size_t>(space_->size().cell_count())) {}

  void begin(CellId start, CellId goal) {
    goal_ = goal;
    goal_lattice_ = lattice(goal);
    counts_ = {};
    open_cells_ = 0;
    nodes_.forget_all();
    open_.clear(bucket_shift());
    observer_.begin();
    status_ = status_of_ends(start, goal);
    if (status_ == SearchStatus::kRunning) open(start, kNoCell, lattice(start), kNoDirection, 0);
  }

  /// One expansion.
  SearchStatus step() {
    if (status_ != SearchStatus::kRunning) return status_;
    const auto not_overtaken = [this](const Entry& entry) {
      return nodes_.is_current(entry.cell(), entry.g());
    };
    Entry next;
    if (!open_.pop(next, not_overtaken)) return status_ = SearchStatus::kNoPath;
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
  [[nodiscard]] const CostUnits& units() const { return space_->costs().units; }

  [[nodiscard]] std::vector<CellId> path() const {
    std::vector<CellId> path;
    if (status_ != SearchStatus::kFound) return path;
    // From the goal back to the start: straight first there, which is diagonal first forwards.
    path.push_back(goal_);
    for (CellId cell = goal_; parent(cell) != kNoCell; cell = parent(cell)) {
      walk_back(cell, parent(cell), path);
    }
    std::reverse(path.begin(), path.end());
    return path;
  }

  [[nodiscard]] Cost path_cost() const {
    return status_ == SearchStatus::kFound ? static_cast<Cost>(nodes_.g(goal_)) : 0;
  }

  [[nodiscard]] Cost h(CellId cell) const { return static_cast<Cost>(estimate(lattice(cell))); }

 private:
  using Entry = PlainRule::Entry;

  [[nodiscard]] Lattice lattice(CellId cell) const {
    return lattice_of(space_->size().offset(cell), kKind, space_->spec().stagger);
  }
  [[nodiscard]] CellId parent(CellId cell) const { return parents_[index_of(cell)]; }
  [[nodiscard]] CostType estimate(Lattice at) const {
    return distance_({at.a - goal_lattice_.a, at.b - goal_lattice_.b});
  }

  [[nodiscard]] SearchStatus status_of_ends(CellId start, CellId goal) const {
    if (!space_->moves().passable(start)) return SearchStatus::kStartBlocked;
    if (!space_->moves().passable(goal)) return SearchStatus::kGoalBlocked;
    return SearchStatus::kRunning;
  }

  SearchStatus expand(const Entry& entry) {
    const CellId cell = entry.cell();
    const CostType g = entry.g();
    nodes_.close(cell);
    --open_cells_;
    ++counts_.expanded;
    if constexpr (Observer::kWatches) {
      observer_.expanded(cell, parent(cell), static_cast<Cost>(g));
    }
    if (cell == goal_) return SearchStatus::kFound;
    const Lattice at = lattice_of(entry.offset(), kKind, space_->spec().stagger);
    overflow_ = false;
    for (unsigned left = jumps_->successors(at, nodes_.direction(cell)); left != 0;
         left &= left - 1) {
      const int direction = std::countr_zero(left);
      if (direction < kFirstCornerDirection) {
        jump_straight(cell, at, direction, g);
      } else {
        jump_diagonally(cell, at, direction, g);
      }
    }
    if constexpr (Observer::kWatches) {
      observer_.closed(cell, parent(cell), static_cast<Cost>(g));
    }
    return overflow_ ? SearchStatus::kCostOverflow : SearchStatus::kRunning;
  }

  /// Walks straight on from `at`, to which the way from `from` costs `g`, and opens where it stops.
  void jump_straight(CellId from, Lattice at, int direction, CostType g) {
    int steps = jumps_->steps_to_stop(at, direction);
    const Lattice step = steps_[static_cast<std::size_t>(direction)];
    const int to_goal = steps_to_goal(at, step);
    if (to_goal > 0 && to_goal < steps) steps = to_goal;
    const Lattice target{at.a + steps * step.a, at.b + steps * step.b};
    if (!jumps_->passable(target)) return;
    reach(from, target, static_cast<std::uint32_t>(direction), Cost{g} + steps * Cost{straight_});
  }

  /// How far the goal is straight ahead; 0 or less where it is not.
  [[nodiscard]] int steps_to_goal(Lattice at, Lattice step) const {
    const int a = goal_lattice_.a - at.a;
    const int b = goal_lattice_.b - at.b;
    return step.a != 0 ? (b == 0 ? a * step.a : 0) : (a == 0 ? b * step.b : 0);
  }

  void jump_diagonally(CellId from, Lattice at, int direction, CostType from_g) {
    const Lattice step = steps_[static_cast<std::size_t>(direction)];
    const int first = direction - kFirstCornerDirection;
    const int second = (first + 1) & 3;
    Cost g = from_g;
    while (jumps_->may_pass_corner(at, step)) {
      at = {at.a + step.a, at.b + step.b};
      g += Cost{diagonal_};
      if (g > g_limit_) {
        overflow_ = true;
        return;
      }
      if (at == goal_lattice_ || jumps_->forced_after_diagonal(at, direction) != 0) {
        reach(from, at, static_cast<std::uint32_t>(direction), g);
        return;
      }
      jump_straight(from, at, first, static_cast<CostType>(g));
      jump_straight(from, at, second, static_cast<CostType>(g));
    }
  }

  /// A jump point at the end of a walk.
  void reach(CellId from, Lattice at, std::uint32_t arrival, Cost g) {
    if (g > g_limit_) {
      overflow_ = true;
      return;
    }
    const CellId cell = space_->size().cell(offset_of(at, kKind, space_->spec().stagger));
    if (!nodes_.improves(cell, static_cast<CostType>(g))) return;
    open(cell, from, at, arrival, static_cast<CostType>(g));
  }

  void open(CellId cell, CellId from, Lattice at, std::uint32_t arrival, CostType g) {
    if (!nodes_.known(cell)) {
      ++counts_.generated;
      count_opening();
      observer_.opened(cell, from, static_cast<Cost>(g));
    } else {
      tell_of_improvement(cell, from, g);
    }
    nodes_.open(cell, g, arrival);
    parents_[index_of(cell)] = from;
    open_.push(rule_.entry({g, estimate(at), cell, space_->size().offset(cell), at, 0}));
  }

  void tell_of_improvement(CellId cell, CellId from, CostType g) {
    const bool was_closed = nodes_.closed(cell);
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
  }

  void count_opening() {
    ++open_cells_;
    counts_.peak_open = std::max(counts_.peak_open, open_cells_);
  }

  /// Appends the cells from behind `cell` to `parent`, straight steps first.
  void walk_back(CellId cell, CellId parent, std::vector<CellId>& path) const {
    Lattice at = lattice(cell);
    const Lattice end = lattice(parent);
    while (at != end) {
      const int a = end.a - at.a;
      const int b = end.b - at.b;
      if (std::abs(a) >= std::abs(b)) at.a += a > 0 ? 1 : -1;
      if (std::abs(b) >= std::abs(a)) at.b += b > 0 ? 1 : -1;
      path.push_back(space_->size().cell(offset_of(at, kKind, space_->spec().stagger)));
    }
  }

  [[nodiscard]] int bucket_shift() const {
    return static_cast<int>(std::bit_width(std::max<CostType>(1, straight_ / 8))) - 1;
  }

  std::shared_ptr<const SearchSpace> space_;
  std::shared_ptr<const JumpTable> jumps_;
  PlainRule rule_;
  H distance_;
  Observer observer_;
  std::array<Lattice, kMaxDirections> steps_;
  CostType straight_;
  CostType diagonal_;
  Cost g_limit_;
  bool overflow_ = false;

  NodeTable<CostType> nodes_;
  ZeroedArray<CellId> parents_;
  OpenList<Entry> open_;
  CellId goal_ = kNoCell;
  Lattice goal_lattice_;
  SearchStatus status_ = SearchStatus::kNoPath;
  SearchCounts counts_;
  std::uint64_t open_cells_ = 0;
};

}  // namespace astrolabe
