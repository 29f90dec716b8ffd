#pragma once

#include <algorithm>

#include "astrolabe/search/best_first_search.h"
#include "astrolabe/search/bucket_queue.h"
#include "astrolabe/search/flexible_rule.h"
#include "astrolabe/search/search_rules.h"
#include "astrolabe/search/step_pricing.h"
#include "search/best_first_factory.h"
#include "search/grid_dispatch.h"
#include "search/guarded_search.h"
#include "search/search_adapter.h"
#include "search/widening_search.h"

namespace astrolabe {

// The definitions behind best_first_factory.h; included only by the files that instantiate them.

/// In the order of buckets nobody asks for what a strict search opens, event by event.
inline Pruning pruning_of(const BestFirstRequest& request) {
  const bool by_events = request.queue == QueueOrder::kStrict;
  return by_events ? request.pruning : std::max(request.pruning, Pruning::kDominated);
}

template <template <class> class Queue, class Rule, GridKind kKind, class Pricing, class Observer>
std::unique_ptr<Search> make_with_distance(const BestFirstRequest& request, const StepCosts& costs,
                                           Rule rule, Observer observer) {
  const GridSpec& spec = request.space->spec();
  const DistanceForm form = form_of(*request.estimation.entry, spec, costs);
  const Cost highest = largest_h(form, request.space->size());
  const auto make = [&](auto grid, auto distance) -> std::unique_ptr<Search> {
    using Compiled = BestFirstSearch<Rule, typename decltype(grid)::Topology, decltype(distance),
                                     Pricing, Observer, Queue>;
    return std::make_unique<SearchAdapter<Compiled>>(
        Compiled(request.space, costs, rule, distance, highest, request.reopen,
                 MovePruning(spec, pruning_of(request)), observer));
  };
  return with_distance_on<typename Rule::CostType, kKind>(form, make);
}

/// Whether the rules that are compiled for speed can be used. Buckets have no ties to break.
inline bool has_usual_order(const BestFirstRequest& request) {
  const bool ties_by_g = request.order.tie_break == TieBreak::kLargerG;
  return request.order.key == KeyKind::kWeighted &&
         (ties_by_g || request.queue == QueueOrder::kBuckets);
}

template <template <class> class Queue, GridKind kKind, class Observer>
std::unique_ptr<Search> make_usual(const BestFirstRequest& request, Observer observer) {
  using CostType = std::uint32_t;
  const StepCosts& costs = request.space->costs();
  if (request.order.weight_hundredths != 100) {
    return make_with_distance<Queue, WeightedRule, kKind, TerrainPricing<CostType>>(
        request, costs, WeightedRule(request.order.weight_hundredths), observer);
  }
  if (!costs.uniform) {
    return make_with_distance<Queue, PlainRule, kKind, TerrainPricing<CostType>>(
        request, costs, PlainRule{}, observer);
  }
  return make_with_distance<Queue, PlainRule, kKind, UniformPricing<CostType>>(
      request, costs, PlainRule{}, observer);
}

template <GridKind kKind, class Observer>
std::unique_ptr<Search> make_narrow(const BestFirstRequest& request, Observer observer) {
  using CostType = std::uint32_t;
  if (!has_usual_order(request)) {
    return make_with_distance<OpenList, FlexibleRule<CostType>, kKind, TerrainPricing<CostType>>(
        request, request.space->costs(), FlexibleRule<CostType>(request.order), observer);
  }
  if (request.queue == QueueOrder::kBuckets) {
    return make_usual<BucketQueue, kKind>(request, observer);
  }
  return make_usual<OpenList, kKind>(request, observer);
}

/// In strict order always: few maps are so large, and it is a bucket order as well.
template <GridKind kKind, class Observer>
std::unique_ptr<Search> make_wide(const BestFirstRequest& request, Observer observer) {
  using CostType = std::uint64_t;
  return make_with_distance<OpenList, FlexibleRule<CostType>, kKind, TerrainPricing<CostType>>(
      request, request.space->wide_costs(), FlexibleRule<CostType>(request.order), observer);
}

template <GridKind kKind, class Pricing, class Observer>
std::unique_ptr<Search> make_by_cells(const BestFirstRequest& request, Observer observer) {
  using Rule = FlexibleRule<std::uint64_t>;
  using Distance = CellDistance<std::uint64_t, kKind>;
  using Compiled = BestFirstSearch<Rule, GridTopology<kKind>, Distance, Pricing, Observer>;
  const std::shared_ptr<CellEstimator>& cells = request.estimation.cells;
  Compiled search(request.space, request.space->wide_costs(), Rule(request.order),
                  Distance(cells, *request.space), CellEstimator::kLargest, request.reopen,
                  MovePruning(request.space->spec(), request.pruning), observer);
  return std::make_unique<GuardedSearch>(
      std::make_unique<SearchAdapter<Compiled>>(std::move(search)), cells);
}

template <GridKind kKind, class Observer>
std::unique_ptr<Search> make_widening(const BestFirstRequest& request, Observer observer) {
  using CostType = std::uint64_t;
  if (request.estimation.cells != nullptr) {
    return request.pruning == Pruning::kCanonical
               ? make_by_cells<kKind, UniformPricing<CostType>>(request, observer)
               : make_by_cells<kKind, TerrainPricing<CostType>>(request, observer);
  }
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
