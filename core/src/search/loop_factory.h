#pragma once

#include <cstdint>
#include <memory>

#include "astrolabe/search/step_pricing.h"
#include "search/grid_dispatch.h"
#include "search/search_adapter.h"
#include "search/widening_search.h"

namespace astrolabe {

// Makes the searches whose loops are compiled once a grid, heuristic and cost type: they take what
// steps cost from the terrain, and start over in wide costs where paths grow too long for 32 bits.

template <template <class, Topology, class, class, class> class Loop, class CostType,
          class Observer, class... Choices>
std::unique_ptr<Search> make_loop_in(const std::shared_ptr<const SearchSpace>& space,
                                     const HeuristicEntry& heuristic, const StepCosts& costs,
                                     Observer observer, Choices... choices) {
  const DistanceForm form = form_of(heuristic, space->spec(), costs);
  const auto make = [&](auto grid, auto distance) -> std::unique_ptr<Search> {
    using Compiled = Loop<CostType, typename decltype(grid)::Topology, decltype(distance),
                          TerrainPricing<CostType>, Observer>;
    return std::make_unique<SearchAdapter<Compiled>>(
        Compiled(space, costs, distance, largest_h(form, space->size()), choices..., observer));
  };
  return with_grid_and_distance<CostType>(space->spec().kind, form, make);
}

template <template <class, Topology, class, class, class> class Loop, class Observer,
          class... Choices>
std::unique_ptr<Search> make_observed_loop(const std::shared_ptr<const SearchSpace>& space,
                                           const HeuristicEntry& heuristic, Observer observer,
                                           Choices... choices) {
  const auto make_wide = [space, &heuristic, observer, choices...] {
    return make_loop_in<Loop, std::uint64_t>(space, heuristic, space->wide_costs(), observer,
                                             choices...);
  };
  return std::make_unique<WideningSearch>(
      make_loop_in<Loop, std::uint32_t>(space, heuristic, space->costs(), observer, choices...),
      make_wide);
}

/// `choices` are the loop's own arguments, before the observer.
template <template <class, Topology, class, class, class> class Loop, class... Choices>
std::unique_ptr<Search> make_loop(const std::shared_ptr<const SearchSpace>& space,
                                  const HeuristicEntry& heuristic, EventLog* log,
                                  Choices... choices) {
  if (log != nullptr) {
    return make_observed_loop<Loop>(space, heuristic, RecordingObserver(*log), choices...);
  }
  return make_observed_loop<Loop>(space, heuristic, NullObserver{}, choices...);
}

}  // namespace astrolabe
