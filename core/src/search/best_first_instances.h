#pragma once

#include <type_traits>

#include "astrolabe/grid/topology.h"
#include "astrolabe/heuristic/distance.h"
#include "astrolabe/search/best_first_search.h"
#include "astrolabe/search/flexible_rule.h"
#include "astrolabe/search/search_rules.h"
#include "astrolabe/search/step_pricing.h"
#include "search/best_first_adapter.h"
#include "search/best_first_factory.h"
#include "search/widening_search.h"

namespace astrolabe {

// The definitions behind best_first_factory.h; included only by the files that instantiate them.

/// The form of a request's heuristic in the units of `costs`.
inline DistanceForm form_of(const BestFirstRequest& request, const StepCosts& costs) {
  return request.heuristic->form(request.space->spec(),
                                 {costs.cheapest_straight, costs.cheapest_diagonal});
}

template <class Rule, GridKind kKind, class H, class Pricing, class Observer>
std::unique_ptr<Search> make_compiled(const BestFirstRequest& request, const StepCosts& costs,
                                      Rule rule, Observer observer) {
  using Compiled = BestFirstSearch<Rule, GridTopology<kKind>, H, Pricing, Observer>;
  const DistanceForm form = form_of(request, costs);
  // Lattice coordinates of two cells differ by less than the two sides together on every grid.
  const int reach = request.space->size().width + request.space->size().height;
  return std::make_unique<BestFirstAdapter<Compiled>>(Compiled(
      request.space, costs, rule, H(form), upper_bound(form, reach), request.reopen, observer));
}

template <class Rule, GridKind kKind, class Pricing, class Observer>
std::unique_ptr<Search> make_with_distance(const BestFirstRequest& request, const StepCosts& costs,
                                           Rule rule, Observer observer) {
  using CostType = typename Rule::CostType;
  using Straight =
      std::conditional_t<is_hex(kKind), HexDistance<CostType>, LatticeDistance<CostType>>;
  using Euclidean = EuclideanDistance<CostType, is_hex(kKind)>;
  if (form_of(request, costs).shape == DistanceForm::Shape::kEuclidean) {
    return make_compiled<Rule, kKind, Euclidean, Pricing>(request, costs, rule, observer);
  }
  return make_compiled<Rule, kKind, Straight, Pricing>(request, costs, rule, observer);
}

/// Whether the rules that are compiled for speed can be used.
inline bool has_usual_order(const SearchOrder& order) {
  return order.key == KeyKind::kWeighted && order.tie_break == TieBreak::kLargerG;
}

template <GridKind kKind, class Observer>
std::unique_ptr<Search> make_narrow(const BestFirstRequest& request, Observer observer) {
  using CostType = std::uint32_t;
  const StepCosts& costs = request.space->costs();
  const SearchOrder& order = request.order;
  if (!has_usual_order(order)) {
    return make_with_distance<FlexibleRule<CostType>, kKind, TerrainPricing<CostType>>(
        request, costs, FlexibleRule<CostType>(order), observer);
  }
  if (order.weight_hundredths != 100) {
    return make_with_distance<WeightedRule, kKind, TerrainPricing<CostType>>(
        request, costs, WeightedRule(order.weight_hundredths), observer);
  }
  if (!costs.uniform) {
    return make_with_distance<PlainRule, kKind, TerrainPricing<CostType>>(request, costs,
                                                                          PlainRule{}, observer);
  }
  return make_with_distance<PlainRule, kKind, UniformPricing<CostType>>(request, costs, PlainRule{},
                                                                        observer);
}

template <GridKind kKind, class Observer>
std::unique_ptr<Search> make_wide(const BestFirstRequest& request, Observer observer) {
  using CostType = std::uint64_t;
  return make_with_distance<FlexibleRule<CostType>, kKind, TerrainPricing<CostType>>(
      request, request.space->wide_costs(), FlexibleRule<CostType>(request.order), observer);
}

template <GridKind kKind, class Observer>
std::unique_ptr<Search> make_widening(const BestFirstRequest& request, Observer observer) {
  return std::make_unique<WideningSearch>(
      make_narrow<kKind>(request, observer),
      [request, observer] { return make_wide<kKind>(request, observer); });
}

template <GridKind kKind>
std::unique_ptr<Search> make_best_first_on(const BestFirstRequest& request) {
  if (request.log != nullptr) return make_widening<kKind>(request, RecordingObserver(*request.log));
  return make_widening<kKind>(request, NullObserver{});
}

}  // namespace astrolabe
