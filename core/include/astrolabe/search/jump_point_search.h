#pragma once

#include <array>
#include <bit>
#include <cstdint>
#include <memory>
#include <optional>
#include <utility>
#include <vector>

#include "astrolabe/grid/topology.h"
#include "astrolabe/search/frontier.h"
#include "astrolabe/search/jump_table.h"
#include "astrolabe/search/jump_walk.h"
#include "astrolabe/search/open_list.h"
#include "astrolabe/search/opening.h"
#include "astrolabe/search/reached_cell.h"
#include "astrolabe/search/search_ground.h"
#include "astrolabe/search/step_pricing.h"
#include "astrolabe/search/tree_search.h"

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
class JumpPointSearch : public TreeSearch<typename Rule::CostType,
                                          SearchGround<typename Rule::CostType, GridTopology<kKind>,
                                                       H, UniformPricing<typename Rule::CostType>>,
                                          Observer, CellLinks> {
  using Base = typename JumpPointSearch::TreeSearch;

 public:
  using CostType = typename Rule::CostType;
  using Base::h;

  /// `costs` are those of the space in the unit that CostType is meant for; no h is above
  /// `largest_h`.
  JumpPointSearch(std::shared_ptr<const SearchSpace> space, std::shared_ptr<const JumpTable> jumps,
                  const StepCosts& costs, Rule rule, H distance, Cost largest_h, Observer observer)
      : Base(Ground(space, costs, distance), costs.units, observer),
        jumps_(std::move(jumps)),
        rule_(rule),
        size_(space->size()),
        spec_(space->spec()),
        steps_(lattice_steps(kKind)),
        straight_(costs.cheapest_straight),
        diagonal_(costs.cheapest_diagonal),
        g_limit_(rule_.g_limit(0, largest_h)),
        open_(costs) {}

  /// [Limit: one goal]
  void begin(CellId start, std::span<const CellId> goals) {
    goal_ = goals.front();
    open_.clear(rule_.key_scale());
    if (begin_query(start, goals)) open(start, kNoCell, ground_.offset(start), kNoDirection, 0);
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

  /// With the cells between the jump points.
  [[nodiscard]] std::vector<CellId> path() const {
    return walk_of_jumps(spec_, size_, Base::path());
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
  using Base::status_;
  using Base::target_;
  using Base::tree_;
  using Entry = typename Rule::Entry;
  using typename Base::Ground;

  [[nodiscard]] Offset offset(Lattice at) const { return offset_of(at, kKind, spec_.stagger); }

  SearchStatus expand(const Entry& entry) {
    const CellId cell = ground_.cell(entry.offset());
    tree_.expand(ground_, cell);
    if (cell == goal_) return Base::reach(cell);
    const Lattice at = ground_.lattice(entry.offset());
    const Cost g = static_cast<Cost>(entry.g());
    overflow_ = false;
    for (unsigned left = entry.moves(); left != 0; left &= left - 1) {
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
    const int a = target_.a - at.a;
    const int b = target_.b - at.b;
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
    int goal_a = (target_.a - at.a) * kStepA;
    int goal_b = (target_.b - at.b) * kStepB;
    JumpTable::DiagonalWalk<kStepA, kStepB> walk(*jumps_, at);
    while (walk.go()) {
      at = {at.a + kStepA, at.b + kStepB};
      g += diagonal_;
      --goal_a;
      --goal_b;
      if ((goal_a | goal_b) == 0 || walk.cells().must_stop()) {
        reach(from, at, direction, g);
        return;
      }
      if (goal_b == 0 || walk.cells().leads_along_row()) {
        const JumpLines::Stop stop = walk.stop_along_a();
        if (const int steps = worthwhile_steps(stop, goal_a, goal_b); steps != 0) {
          reach(from, {at.a + steps * kStepA, at.b}, direction_of({kStepA, 0}, direction),
                g + steps * straight_);
        }
      }
      if (goal_a == 0 || walk.cells().leads_across_rows()) {
        const JumpLines::Stop stop = walk.stop_along_b();
        if (const int steps = worthwhile_steps(stop, goal_b, goal_a); steps != 0) {
          reach(from, {at.a, at.b + steps * kStepB}, direction_of({0, kStepB}, direction),
                g + steps * straight_);
        }
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
    open_.push(rule_.entry({g, estimate(at), cell, place, at, 0, jumps_->successors(at, arrival)}),
               cell == goal_);
  }

  std::shared_ptr<const JumpTable> jumps_;
  Rule rule_;
  GridSize size_;
  GridSpec spec_;
  std::array<Lattice, kMaxDirections> steps_;
  Cost straight_;
  Cost diagonal_;
  Cost g_limit_;
  bool overflow_ = false;

  Frontier<Entry, Queue> open_;
  CellId goal_ = kNoCell;
};

}  // namespace astrolabe
