#pragma once

#include <type_traits>

#include "astrolabe/grid/grid_spec.h"
#include "astrolabe/grid/topology.h"
#include "astrolabe/heuristic/distance.h"
#include "astrolabe/heuristic/heuristic_registry.h"
#include "astrolabe/search/search_space.h"

namespace astrolabe {

/// A grid as a type.
template <GridKind kKind_>
struct OnGrid {
  static constexpr GridKind kKind = kKind_;
  using Topology = GridTopology<kKind_>;
};

/// The form of a heuristic in the units of `costs`.
inline DistanceForm form_of(const HeuristicEntry& heuristic, const GridSpec& spec,
                            const StepCosts& costs) {
  return heuristic.form(spec, {costs.cheapest_straight, costs.cheapest_diagonal});
}

/// The largest value of a heuristic in a space: lattice coordinates of two cells differ by less
/// than the two sides together on every grid.
inline Cost largest_h(const DistanceForm& form, GridSize size) {
  return upper_bound(form, size.width + size.height);
}

/// The distance of all forms but the Euclidean on a kind of grid.
template <class CostType, GridKind kKind>
using StraightDistance =
    std::conditional_t<is_hex(kKind), HexDistance<CostType>, LatticeDistance<CostType>>;

template <class CostType, GridKind kKind, class Visit>
auto with_distance_on(const DistanceForm& form, const Visit& visit) {
  using Euclidean = EuclideanDistance<CostType, is_hex(kKind)>;
  if (form.shape == DistanceForm::Shape::kEuclidean) return visit(OnGrid<kKind>{}, Euclidean(form));
  return visit(OnGrid<kKind>{}, StraightDistance<CostType, kKind>(form));
}

/// Calls visit(OnGrid<kind>) with the type of a grid, so that what is compiled for each of them can
/// be picked at run time.
template <class Visit>
auto with_grid(GridKind kind, const Visit& visit) {
  switch (kind) {
    case GridKind::kHexPointy:
      return visit(OnGrid<GridKind::kHexPointy>{});
    case GridKind::kHexFlat:
      return visit(OnGrid<GridKind::kHexFlat>{});
    case GridKind::kDiamond:
      return visit(OnGrid<GridKind::kDiamond>{});
    case GridKind::kSquare:
      break;
  }
  return visit(OnGrid<GridKind::kSquare>{});
}

/// Calls visit(OnGrid<kind>, distance) with the type of a heuristic's form as well.
template <class CostType, class Visit>
auto with_grid_and_distance(GridKind kind, const DistanceForm& form, const Visit& visit) {
  return with_grid(kind, [&](auto grid) {
    return with_distance_on<CostType, decltype(grid)::kKind>(form, visit);
  });
}

}  // namespace astrolabe
