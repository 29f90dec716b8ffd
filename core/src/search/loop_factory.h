#pragma once

#include <cstdint>
#include <memory>
#include <utility>

#include "astrolabe/search/step_pricing.h"
#include "search/estimation.h"
#include "search/grid_dispatch.h"
#include "search/guarded_search.h"
#include "search/search_adapter.h"
#include "search/widening_search.h"

namespace astrolabe {

// Makes the searches whose loops are compiled once a grid, heuristic and cost type: they take what
// steps cost from the terrain, and start over in wide costs where paths grow too long for 32 bits.
// Heuristics that are estimated cell by cell are in wide costs always.

template <template <class, Topology, class, class, class> class Loop, class CostType,
          class Observer, class... Choices>
std::unique_ptr<Search> make_loop_by_form(const std::shared_ptr<const SearchSpace>& space,
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
std::unique_ptr<Search> make_loop_by_cells(const std::shared_ptr<const SearchSpace>& space,
                                           const std::shared_ptr<CellEstimator>& cells,
                                           Observer observer, Choices... choices) {
  return with_grid(space->spec().kind, [&](auto grid) -> std::unique_ptr<Search> {
    using CostType = std::uint64_t;
    using Grid = decltype(grid);
    using Distance = CellDistance<CostType, Grid::kKind>;
    using Compiled =
        Loop<CostType, typename Grid::Topology, Distance, TerrainPricing<CostType>, Observer>;
    Compiled search(space, space->wide_costs(), Distance(cells, *space), CellEstimator::kLargest,
                    choices..., observer);
    return std::make_unique<GuardedSearch>(
        std::make_unique<SearchAdapter<Compiled>>(std::move(search)), cells);
  });
}

/// In wide costs whatever the heuristic.
template <template <class, Topology, class, class, class> class Loop, class Observer,
          class... Choices>
std::unique_ptr<Search> make_wide_loop(const std::shared_ptr<const SearchSpace>& space,
                                       const Estimation& estimation, Observer observer,
                                       Choices... choices) {
  if (estimation.cells != nullptr) {
    return make_loop_by_cells<Loop>(space, estimation.cells, observer, choices...);
  }
  return make_loop_by_form<Loop, std::uint64_t>(space, *estimation.entry, space->wide_costs(),
                                                observer, choices...);
}

template <template <class, Topology, class, class, class> class Loop, class Observer,
          class... Choices>
std::unique_ptr<Search> make_observed_loop(const std::shared_ptr<const SearchSpace>& space,
                                           const Estimation& estimation, Observer observer,
                                           Choices... choices) {
  const auto make_wide = [space, estimation, observer, choices...] {
    return make_wide_loop<Loop>(space, estimation, observer, choices...);
  };
  if (estimation.cells != nullptr) return make_wide();
  return std::make_unique<WideningSearch>(
      make_loop_by_form<Loop, std::uint32_t>(space, *estimation.entry, space->costs(), observer,
                                             choices...),
      make_wide);
}

/// `choices` are the loop's own arguments, before the observer.
template <template <class, Topology, class, class, class> class Loop, class... Choices>
std::unique_ptr<Search> make_loop(const std::shared_ptr<const SearchSpace>& space,
                                  const Estimation& estimation, EventLog* log, Choices... choices) {
  if (log != nullptr) {
    return make_observed_loop<Loop>(space, estimation, RecordingObserver(*log), choices...);
  }
  return make_observed_loop<Loop>(space, estimation, NullObserver{}, choices...);
}

}  // namespace astrolabe
