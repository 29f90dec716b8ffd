#include "astrolabe/search/bidirectional_search.h"

#include "astrolabe/heuristic/heuristic_registry.h"
#include "astrolabe/search/flexible_rule.h"
#include "astrolabe/search/search_rules.h"
#include "astrolabe/search/step_pricing.h"
#include "search/algorithm_entries.h"
#include "search/grid_dispatch.h"
#include "search/guarantees.h"
#include "search/search_adapter.h"
#include "search/widening_search.h"

namespace astrolabe {

namespace {

template <class Rule, class Observer>
std::unique_ptr<Search> make_compiled(const std::shared_ptr<const SearchSpace>& space,
                                      const HeuristicEntry& heuristic, const StepCosts& costs,
                                      Rule rule, Observer observer) {
  using CostType = typename Rule::CostType;
  const DistanceForm form = form_of(heuristic, space->spec(), costs);
  const auto make = [&](auto grid, auto distance) -> std::unique_ptr<Search> {
    using Compiled = BidirectionalSearch<Rule, typename decltype(grid)::Topology,
                                         decltype(distance), TerrainPricing<CostType>, Observer>;
    return std::make_unique<SearchAdapter<Compiled>>(
        Compiled(space, costs, rule, distance, largest_h(form, space->size()), observer));
  };
  return with_grid_and_distance<CostType>(space->spec().kind, form, make);
}

template <class Observer>
std::unique_ptr<Search> make_widening(const std::shared_ptr<const SearchSpace>& space,
                                      const HeuristicEntry& heuristic, Observer observer) {
  const auto make_wide = [space, &heuristic, observer] {
    return make_compiled(space, heuristic, space->wide_costs(),
                         FlexibleRule<std::uint64_t>(SearchOrder{}), observer);
  };
  return std::make_unique<WideningSearch>(
      make_compiled(space, heuristic, space->costs(), PlainRule{}, observer), make_wide);
}

std::unique_ptr<Search> make_bidirectional(std::shared_ptr<const SearchSpace> space,
                                           const SearchSettings& settings, EventLog* log) {
  const HeuristicEntry& heuristic = *find_heuristic(settings.heuristic);
  if (log != nullptr) return make_widening(space, heuristic, RecordingObserver(*log));
  return make_widening(space, heuristic, NullObserver{});
}

}  // namespace

AlgorithmEntry bidirectional_algorithm() {
  return {
      .id = "bidirectional",
      .name = "Bidirectional A*",
      .description =
          "Two A* searches, from the start and from the goal, share what they have closed (NBA*). "
          "They stop once neither can improve the best path that joins them, so it is optimal.",
      .source = "Pijls and Post, 2009",
      .from_both_ends = true,
      .f = FKind::kSum,
      .choice = "lowest f of its side",
      .uses = {.heuristic = true},
      .needs = {.consistent_heuristic = true, .coordinate_heuristic = true, .weight_of_one = true},
      .guarantee = unweighted_guarantee,
      .make = make_bidirectional,
  };
}

}  // namespace astrolabe
