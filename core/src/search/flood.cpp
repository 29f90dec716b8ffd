#include "astrolabe/search/flood.h"

#include <limits>

#include "astrolabe/search/best_first_search.h"
#include "astrolabe/search/flexible_rule.h"
#include "astrolabe/search/step_pricing.h"
#include "search/grid_dispatch.h"

namespace astrolabe {

namespace {

using WideCost = std::uint64_t;

template <class Pricing>
std::vector<Cost> flood_priced(const std::shared_ptr<const SearchSpace>& space,
                               std::span<const CellId> origins) {
  const DistanceForm nothing;
  return with_grid(space->spec().kind, [&](auto grid) {
    using Grid = decltype(grid);
    using Distance = StraightDistance<WideCost, Grid::kKind>;
    BestFirstSearch<FlexibleRule<WideCost>, typename Grid::Topology, Distance, Pricing> search(
        space, space->wide_costs(), FlexibleRule<WideCost>(SearchOrder{}), Distance(nothing), 0,
        true, MovePruning(space->spec(), Pruning::kRedundant), NullObserver{});
    search.begin_flood(origins);
    while (search.step() == SearchStatus::kRunning) {
    }
    std::vector<Cost> costs(static_cast<std::size_t>(space->size().cell_count()), kUnreached);
    for (std::uint32_t index = 0; index < costs.size(); ++index) {
      if (space->moves().passable(CellId{index})) {
        costs[index] = search.cost_to(CellId{index}).value_or(kUnreached);
      }
    }
    return costs;
  });
}

}  // namespace

std::vector<Cost> flood(const std::shared_ptr<const SearchSpace>& space,
                        std::span<const CellId> origins, FloodWay way) {
  using Forwards = TerrainPricing<WideCost>;
  return way == FloodWay::kFrom ? flood_priced<Forwards>(space, origins)
                                : flood_priced<ReversedPricing<Forwards>>(space, origins);
}

}  // namespace astrolabe
