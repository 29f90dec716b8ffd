#include "astrolabe/heuristic/heuristic_registry.h"
#include "astrolabe/search/bucket_queue.h"
#include "astrolabe/search/flexible_rule.h"
#include "astrolabe/search/jump_point_search.h"
#include "astrolabe/search/search_rules.h"
#include "search/algorithm_entries.h"
#include "search/estimation.h"
#include "search/grid_dispatch.h"
#include "search/guarantees.h"
#include "search/guarded_search.h"
#include "search/search_adapter.h"
#include "search/widening_search.h"

namespace astrolabe {

namespace {

/// What a jump point search is made from.
struct JumpRequest {
  std::shared_ptr<const SearchSpace> space;
  std::shared_ptr<const JumpTable> jumps;
  Estimation estimation;
  QueueOrder queue = QueueOrder::kStrict;
};

template <GridKind kKind, template <class> class Queue, class Rule, class Observer>
std::unique_ptr<Search> make_with_rule(const JumpRequest& request, const StepCosts& costs,
                                       Rule rule, Observer observer) {
  const DistanceForm form = form_of(*request.estimation.entry, request.space->spec(), costs);
  const Cost highest = largest_h(form, request.space->size());
  const auto make = [&](auto, auto distance) -> std::unique_ptr<Search> {
    using Compiled = JumpPointSearch<Rule, kKind, decltype(distance), Observer, Queue>;
    return std::make_unique<SearchAdapter<Compiled>>(
        Compiled(request.space, request.jumps, costs, rule, distance, highest, observer));
  };
  return with_distance_on<typename Rule::CostType, kKind>(form, make);
}

template <GridKind kKind, class Observer>
std::unique_ptr<Search> make_narrow(const JumpRequest& request, Observer observer) {
  const StepCosts& costs = request.space->costs();
  if (request.queue == QueueOrder::kBuckets) {
    return make_with_rule<kKind, BucketQueue>(request, costs, PlainRule{}, observer);
  }
  return make_with_rule<kKind, OpenList>(request, costs, PlainRule{}, observer);
}

using WideRule = FlexibleRule<std::uint64_t>;

template <GridKind kKind, class Observer>
std::unique_ptr<Search> make_by_cells(const JumpRequest& request, Observer observer) {
  using Distance = CellDistance<std::uint64_t, kKind>;
  using Compiled = JumpPointSearch<WideRule, kKind, Distance, Observer>;
  const std::shared_ptr<CellEstimator>& cells = request.estimation.cells;
  Compiled search(request.space, request.jumps, request.space->wide_costs(),
                  WideRule(SearchOrder{}), Distance(cells, *request.space), CellEstimator::kLargest,
                  observer);
  return std::make_unique<GuardedSearch>(
      std::make_unique<SearchAdapter<Compiled>>(std::move(search)), cells);
}

template <GridKind kKind, class Observer>
std::unique_ptr<Search> make_observed(const JumpRequest& request, Observer observer) {
  if (request.estimation.cells != nullptr) return make_by_cells<kKind>(request, observer);
  const auto make_wide = [request, observer] {
    return make_with_rule<kKind, OpenList>(request, request.space->wide_costs(),
                                           WideRule(SearchOrder{}), observer);
  };
  return std::make_unique<WideningSearch>(make_narrow<kKind>(request, observer), make_wide);
}

template <GridKind kKind>
std::unique_ptr<Search> make_on(const JumpRequest& request, EventLog* log) {
  if (log != nullptr) return make_observed<kKind>(request, RecordingObserver(*log));
  return make_observed<kKind>(request, NullObserver{});
}

std::unique_ptr<Search> make_jps(std::shared_ptr<const SearchSpace> space,
                                 const SearchSettings& settings, EventLog* log) {
  const JumpRequest request{.space = space,
                            .jumps = std::make_shared<const JumpTable>(*space),
                            .estimation = make_estimation(space, settings),
                            .queue = settings.queue};
  if (space->spec().kind == GridKind::kDiamond) return make_on<GridKind::kDiamond>(request, log);
  return make_on<GridKind::kSquare>(request, log);
}

}  // namespace

AlgorithmEntry jps_algorithm() {
  return {
      .id = "jps",
      .name = "Jump point search",
      .description =
          "A* that walks straight on, without opening cells, until a turn may be needed. On open "
          "ground of one cost it finds the same best path with a fraction of the expansions.",
      .source = "Harabor and Grastien, 2011 and 2014",
      .jumps = true,
      .f = FKind::kSum,
      .closed = "the jumps from it were made",
      .leaves_out =
          "Only jump points are opened: the search jumped over this cell, or did not come here.",
      .uses = {.heuristic = true, .queue = true},
      .needs = {.uniform_costs = true, .corner_moves = true, .single_goal = true},
      .guarantee = unweighted_guarantee,
      .make = make_jps,
  };
}

}  // namespace astrolabe
