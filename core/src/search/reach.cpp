#include "astrolabe/search/reach.h"

#include <algorithm>
#include <cmath>
#include <cstdint>
#include <limits>

#include "astrolabe/grid/edge_neighbours.h"
#include "astrolabe/search/best_first_search.h"
#include "astrolabe/search/flexible_rule.h"
#include "astrolabe/search/step_pricing.h"
#include "search/grid_dispatch.h"

namespace astrolabe {

namespace {

using WideCost = std::uint64_t;

/// Notes the cells that are expanded, in their order.
class ReachObserver {
 public:
  static constexpr bool kWatches = true;
  explicit ReachObserver(std::vector<ReachableCell>& cells) : cells_(&cells) {}

  void begin() { cells_->clear(); }
  void opened(CellId, CellId, Cost) {}
  void improved(EventKind, CellId, CellId, Cost, CellId, Cost) {}
  void expanded(CellId cell, CellId, Cost g) { cells_->push_back({cell, g}); }
  void closed(CellId, CellId, Cost) {}

 private:
  std::vector<ReachableCell>* cells_;
};

/// Stands for what was not reached.
constexpr Cost kMostCost = std::numeric_limits<Cost>::max();

Cost counted(double budget, const CostUnits& units) {
  const double cost = std::floor(budget * static_cast<double>(units.shown_one));
  return cost < static_cast<double>(kMostCost) ? static_cast<Cost>(cost) : kMostCost - 1;
}

/// Whether a cell shares an edge with one that `within` does not hold of.
template <class Within>
bool lies_at_border(const GridSpec& spec, GridSize size, CellId cell, const Within& within) {
  const EdgeNeighbours neighbours(spec, size.offset(cell));
  return std::any_of(neighbours.begin(), neighbours.end(),
                     [&](Offset at) { return !size.contains(at) || !within(size.cell(at)); });
}

}  // namespace

Reach reach_within(const std::shared_ptr<const SearchSpace>& space, CellId start, double budget) {
  const StepCosts& costs = space->wide_costs();
  const Cost most = counted(budget, costs.units);
  Reach reach{.units = costs.units, .cells = {}, .border = {}};
  with_grid(space->spec().kind, [&](auto grid) {
    using Grid = decltype(grid);
    using Distance = StraightDistance<WideCost, Grid::kKind>;
    BestFirstSearch<FlexibleRule<WideCost>, typename Grid::Topology, Distance,
                    TerrainPricing<WideCost>, ReachObserver>
        search(space, costs, FlexibleRule<WideCost>(SearchOrder{}), Distance(DistanceForm{}), 0,
               true, MovePruning(space->spec(), Pruning::kRedundant), ReachObserver(reach.cells));
    search.begin_flood({&start, 1}, most);
    while (search.step() == SearchStatus::kRunning) {
    }
    const auto within = [&](CellId cell) {
      return space->moves().passable(cell) && search.cost_to(cell).value_or(kMostCost) <= most;
    };
    for (const ReachableCell& reached : reach.cells) {
      if (lies_at_border(space->spec(), space->size(), reached.cell, within)) {
        reach.border.push_back(reached.cell);
      }
    }
  });
  std::sort(reach.border.begin(), reach.border.end());
  return reach;
}

}  // namespace astrolabe
