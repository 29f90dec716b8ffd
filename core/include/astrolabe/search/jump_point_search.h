#pragma once

#include <algorithm>
#include <array>
#include <bit>
#include <cstdint>
#include <cstdlib>
#include <memory>
#include <optional>
#include <utility>
#include <vector>

#include "astrolabe/grid/topology.h"
#include "astrolabe/search/frontier.h"
#include "astrolabe/search/jump_table.h"
#include "astrolabe/search/open_list.h"
#include "astrolabe/search/opening.h"
#include "astrolabe/search/reached_cell.h"
#include "astrolabe/search/search_ground.h"
#include "astrolabe/search/search_tree.h"
#include "astrolabe/search/step_pricing.h"

namespace astrolabe {

/// Jump point search (Harabor and Grastien 2011) on uniform ground with 8 ways: A* in which a step
/// is a whole walk to the next cell where a turn may be needed. Walks are found by scanning bits,
/// and cells where only a diagonal walk would turn are skipped (Harabor and Grastien 2014). The
/// path between a cell and its parent goes diagonally first, then straight.
///
/// Only jump points are opened, so that events and counts speak of them. Memory: 4 bytes a cell
/// more than BestFirstSearch, and the jump table. Otherwise, and in what Rule, H, Observer and
/// Queue are, as that.
template <class Rule, GridKind kKind, class H, class Observer = NullObserver,
          template <class> class Queue = OpenList>
class JumpPointSearch {
 public:
  using CostType = typename Rule::CostType;

  /// `costs` are those of the space in the unit that CostType is meant for; no h is above
  /// `largest_h`.
  JumpPointSearch(std::shared_ptr<const SearchSpace> space, std::shared_ptr<const JumpTable> jumps,
                  const StepCosts& costs, Rule rule, H distance, Cost largest_h, Observer observer)
      : ground_(space, costs, distance),
        jumps_(std::move(jumps)),
        rule_(rule),
        size_(space->size()),
        stagger_(space->spec().stagger),
        steps_(lattice_steps(kKind)),
        straight_(costs.cheapest_straight),
        diagonal_(costs.cheapest_diagonal),
        units_(costs.units),
        g_limit_(rule_.g_limit(0, largest_h)),
        tree_(ground_.cell_count(), observer),
        open_(costs) {}

  /// [Limit: one goal]
  void begin(CellId start, std::span<const CellId> goals) {
    goal_ = goals.front();
    goal_at_ = ground_.aim_at(goals);
    tree_.clear();
    open_.clear(rule_.key_scale());
    status_ = ground_.status_of_ends(start);
    if (status_ == SearchStatus::kRunning)
      open(start, kNoCell, ground_.offset(start), kNoDirection, 0);
  }

  /// One expansion.
  SearchStatus step() {
    if (status_ != SearchStatus::kRunning) return status_;
    const auto not_overtaken = [this](const Entry& entry) {
      return tree_.is_current(entry.cell(), entry.g());
    };
    Entry next;
    if (!open_.take(next, not_overtaken)) return status_ = SearchStatus::kNoPath;
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
    return status_ == SearchStatus::kFound ? static_cast<Cost>(tree_.g(goal_)) : 0;
  }

  [[nodiscard]] Cost h(CellId cell) const {
    return static_cast<Cost>(ground_.estimate(ground_.lattice(cell), goal_at_));
  }
  [[nodiscard]] std::optional<Cost> f_hundredths(const ReachedCell& reached) const {
    Opening<CostType> opening;
    opening.g = static_cast<CostType>(reached.g);
    opening.h = static_cast<CostType>(h(reached.cell));
    opening.depth = reached.depth;
    return rule_.f_hundredths(opening);
  }

 private:
  using Entry = typename Rule::Entry;
  using Ground = SearchGround<CostType, GridTopology<kKind>, H, UniformPricing<CostType>>;

  [[nodiscard]] CellId parent(CellId cell) const { return tree_.parent(ground_, cell); }
  [[nodiscard]] Offset offset(Lattice at) const { return offset_of(at, kKind, stagger_); }

  SearchStatus expand(const Entry& entry) {
    const CellId cell = entry.cell();
    tree_.expand(ground_, cell);
    if (cell == goal_) return SearchStatus::kFound;
    const Lattice at = ground_.lattice(entry.offset());
    const Cost g = static_cast<Cost>(entry.g());
    overflow_ = false;
    for (unsigned left = jumps_->successors(at, tree_.direction(cell)); left != 0;
         left &= left - 1) {
      const int direction = std::countr_zero(left);
      if (direction < kFirstCornerDirection) {
        jump_straight(cell, at, direction, g);
      } else {
        jump_diagonally(cell, at, direction, g);
      }
    }
    tree_.finish(ground_, cell);
    return overflow_ ? SearchStatus::kCostOverflow : SearchStatus::kRunning;
  }

  /// Walks straight on from `at`, to which the way from `from` costs `g`, and opens where it stops.
  void jump_straight(CellId from, Lattice at, int direction, Cost g) {
    const Lattice step = steps_[static_cast<std::size_t>(direction)];
    const int a = goal_at_.a - at.a;
    const int b = goal_at_.b - at.b;
    const int steps = step.a != 0 ? worthwhile_steps(jumps_->stop(at, direction), a * step.a, b)
                                  : worthwhile_steps(jumps_->stop(at, direction), b * step.b, a);
    if (steps == 0) return;
    reach(from, {at.a + steps * step.a, at.b + steps * step.b}, direction, g + steps * straight_);
  }

  void jump_diagonally(CellId from, Lattice at, int direction, Cost g) {
    const Lattice step = steps_[static_cast<std::size_t>(direction)];
    if (step.a > 0) {
      step.b > 0 ? walk_diagonally<1, 1>(from, at, direction, g)
                 : walk_diagonally<1, -1>(from, at, direction, g);
    } else {
      step.b > 0 ? walk_diagonally<-1, 1>(from, at, direction, g)
                 : walk_diagonally<-1, -1>(from, at, direction, g);
    }
  }

  /// Jumps straight to both sides from each cell of a diagonal walk.
  template <int kStepA, int kStepB>
  void walk_diagonally(CellId from, Lattice at, int direction, Cost g) {
    // How far the goal is in each coordinate.
    int goal_a = (goal_at_.a - at.a) * kStepA;
    int goal_b = (goal_at_.b - at.b) * kStepB;
    JumpTable::DiagonalWalk<kStepA, kStepB> walk(*jumps_, at, direction);
    while (walk.go()) {
      at = {at.a + kStepA, at.b + kStepB};
      g += diagonal_;
      --goal_a;
      --goal_b;
      if ((goal_a | goal_b) == 0 || walk.must_stop()) {
        reach(from, at, direction, g);
        return;
      }
      const int steps_a = worthwhile_steps(walk.stop_along_a(), goal_a, goal_b);
      if (steps_a != 0) {
        reach(from, {at.a + steps_a * kStepA, at.b}, direction_of({kStepA, 0}, direction),
              g + steps_a * straight_);
      }
      const int steps_b = worthwhile_steps(walk.stop_along_b(), goal_b, goal_a);
      if (steps_b != 0) {
        reach(from, {at.a, at.b + steps_b * kStepB}, direction_of({0, kStepB}, direction),
              g + steps_b * straight_);
      }
    }
  }

  /// The steps of a straight walk to a jump point or to the goal; 0 where it meets neither.
  /// `goal_along`, `goal_aside`: how far the goal is ahead, and to the side.
  [[nodiscard]] static int worthwhile_steps(const JumpLines::Stop& stop, int goal_along,
                                            int goal_aside) {
    if (goal_aside == 0 && goal_along > 0 && goal_along <= stop.steps) return goal_along;
    return stop.passable ? stop.steps : 0;
  }

  /// The straight direction that is a part of a diagonal one.
  [[nodiscard]] int direction_of(Lattice step, int diagonal) const {
    const int first = diagonal - kFirstCornerDirection;
    return steps_[static_cast<std::size_t>(first)] == step ? first : (first + 1) & 3;
  }

  /// A jump point at the end of a walk.
  void reach(CellId from, Lattice at, int arrival, Cost g) {
    if (g > g_limit_) {
      overflow_ = true;
      return;
    }
    const Offset place = offset(at);
    const CellId cell = size_.cell(place);
    if (!tree_.improves(cell, static_cast<CostType>(g))) return;
    open(cell, from, place, static_cast<std::uint32_t>(arrival), static_cast<CostType>(g));
  }

  void open(CellId cell, CellId from, Offset place, std::uint32_t arrival, CostType g) {
    tree_.open(ground_, cell, from, arrival, g);
    const Lattice at = ground_.lattice(place);
    open_.push(rule_.entry({g, ground_.estimate(at, goal_at_), cell, place, at, 0}), cell == goal_);
  }

  /// Appends the cells from behind `cell` to `parent`, straight steps first.
  void walk_back(CellId cell, CellId parent, std::vector<CellId>& path) const {
    Lattice at = ground_.lattice(cell);
    const Lattice end = ground_.lattice(parent);
    while (at != end) {
      const int a = end.a - at.a;
      const int b = end.b - at.b;
      if (std::abs(a) >= std::abs(b)) at.a += a > 0 ? 1 : -1;
      if (std::abs(b) >= std::abs(a)) at.b += b > 0 ? 1 : -1;
      path.push_back(size_.cell(offset(at)));
    }
  }

  Ground ground_;
  std::shared_ptr<const JumpTable> jumps_;
  Rule rule_;
  GridSize size_;
  Stagger stagger_;
  std::array<Lattice, kMaxDirections> steps_;
  Cost straight_;
  Cost diagonal_;
  CostUnits units_;
  Cost g_limit_;
  bool overflow_ = false;

  SearchTree<CostType, Ground, Observer, CellLinks> tree_;
  Frontier<Entry, Queue> open_;
  CellId goal_ = kNoCell;
  Lattice goal_at_;
  SearchStatus status_ = SearchStatus::kNoPath;
};

}  // namespace astrolabe
