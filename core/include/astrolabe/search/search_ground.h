#pragma once

#include <algorithm>
#include <memory>
#include <span>
#include <utility>

#include "astrolabe/grid/topology.h"
#include "astrolabe/heuristic/distance.h"
#include "astrolabe/search/cell_estimator.h"
#include "astrolabe/search/goal_set.h"
#include "astrolabe/search/search_space.h"
#include "astrolabe/search/search_status.h"

namespace astrolabe {

/// Where a search takes place, compiled for one grid, heuristic and pricing: which moves there are,
/// what they cost, where it leads to, and what is expected of the rest. A copyable value; it shares
/// the space.
template <class CostType, Topology G, class H, class Pricing>
requires Distance<H, CostType>
class SearchGround {
 public:
  /// `costs` are those of the space in the unit that CostType is meant for.
  SearchGround(std::shared_ptr<const SearchSpace> space, const StepCosts& costs, H distance)
      : space_(std::move(space)),
        topology_(space_->size(), space_->spec().stagger),
        distance_(distance),
        pricing_(*space_, costs) {}

  [[nodiscard]] GridKind kind() const { return space_->spec().kind; }
  [[nodiscard]] std::size_t cell_count() const {
    return static_cast<std::size_t>(space_->size().cell_count());
  }

  [[nodiscard]] std::size_t cells_a_row() const { return topology_.cells_a_row(); }

  [[nodiscard]] bool passable(CellId cell) const { return space_->moves().passable(cell); }

  /// kRunning where the start and one of the goals can be stood on. [Limit: aim_at() was called]
  [[nodiscard]] SearchStatus status_of_ends(CellId start) const {
    if (!passable(start)) return SearchStatus::kStartBlocked;
    const auto is_passable = [this](CellId goal) { return passable(goal); };
    const std::span<const CellId> goals = goals_.all();
    const bool reachable = std::any_of(goals.begin(), goals.end(), is_passable);
    return reachable ? SearchStatus::kRunning : SearchStatus::kGoalBlocked;
  }
  [[nodiscard]] bool is_goal(CellId cell) const { return goals_.contains(cell); }

  [[nodiscard]] Offset offset(CellId cell) const { return topology_.offset(cell); }
  [[nodiscard]] CellId cell(Offset at) const { return topology_.cell(at); }
  [[nodiscard]] Lattice lattice(Offset at) const { return topology_.lattice(at); }
  [[nodiscard]] Lattice lattice(CellId cell) const { return lattice(offset(cell)); }

  [[nodiscard]] DirectionSet moves(CellId cell) const { return space_->moves().moves(cell); }
  /// The cell that a move leads to. [Limit: a legal move of the cell at `at`]
  [[nodiscard]] CellId neighbour(CellId cell, Offset at, int direction) const {
    const auto& steps = topology_.neighbour_steps(at);
    return CellId{index_of(cell) +
                  static_cast<std::uint32_t>(steps[static_cast<std::size_t>(direction)])};
  }
  [[nodiscard]] Offset neighbour(Offset at, int direction) const {
    const Offset step = topology_.offset_step(at, direction);
    return {at.col + step.col, at.row + step.row};
  }
  /// The cell from which a move in this direction led to `cell`.
  [[nodiscard]] CellId origin(CellId cell, std::uint32_t direction) const {
    return neighbour(cell, offset(cell), opposite(static_cast<int>(direction), kind()));
  }

  [[nodiscard]] CostType price(int direction, CellId from, CellId to) const {
    return pricing_(direction, from, to);
  }
  /// What is searched and estimated for from now on, none for a flood. Returns what estimate()
  /// takes as the target. [Limit: one goal at most where the distance follows from coordinates and
  /// is looked at]
  [[nodiscard]] Lattice aim_at(std::span<const CellId> goals) {
    goals_.assign(goals);
    if (goals.empty()) return {};
    const Lattice at = lattice(goals.front());
    if constexpr (requires { distance_.aim_at(goals, at); }) distance_.aim_at(goals, at);
    return at;
  }
  /// Whether estimates may be raised while a search runs; see CellEstimator::remedy().
  static constexpr bool kMayRaise = requires(const H& distance) { distance.estimator(); };
  [[nodiscard]] CellEstimator& estimator() const requires kMayRaise {
    return distance_.estimator();
  }
  [[nodiscard]] CostType estimate(Lattice at, Lattice target) const {
    return distance_({at.a - target.a, at.b - target.b});
  }

 private:
  std::shared_ptr<const SearchSpace> space_;
  G topology_;
  H distance_;
  Pricing pricing_;
  GoalSet goals_;
};

}  // namespace astrolabe
