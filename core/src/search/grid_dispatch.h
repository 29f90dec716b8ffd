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

template <class CostType, GridKind kKind, class Visit>
auto with_distance_on(const DistanceForm& form, const Visit& visit) {
  using Straight =
      std::conditional_t<is_hex(kKind), HexDistance<CostType>, LatticeDistance<CostType>>;
  using Euclidean = EuclideanDistance<CostType, is_hex(kKind)>;
  if (form.shape == DistanceForm::Shape::kEuclidean) return visit(OnGrid<kKind>{}, Euclidean(form));
  return visit(OnGrid<kKind>{}, Straight(form));
}

/// Calls visit(OnGrid<kind>, distance) with the types of a grid and of a heuristic's form, so that
/// what is compiled for each of them can be picked at run time.
template <class CostType, class Visit>
auto with_grid_and_distance(GridKind kind, const DistanceForm& form, const Visit& visit) {
  switch (kind) {
    case GridKind::kHexPointy:
      return with_distance_on<CostType, GridKind::kHexPointy>(form, visit);
    case GridKind::kHexFlat:
      return with_distance_on<CostType, GridKind::kHexFlat>(form, visit);
    case GridKind::kDiamond:
      return with_distance_on<CostType, GridKind::kDiamond>(form, visit);
    case GridKind::kSquare:
      break;
  }
  return with_distance_on<CostType, GridKind::kSquare>(form, visit);
}

}  // namespace astrolabe
