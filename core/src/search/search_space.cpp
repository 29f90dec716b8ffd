#include "astrolabe/search/search_space.h"

#include <algorithm>
#include <array>
#include <utility>

#include "astrolabe/base/limits.h"

namespace astrolabe {

namespace {

std::vector<std::uint8_t> passable_cells(const Map& map) {
  std::array<std::uint8_t, kMaxTerrains> passable{};
  for (std::size_t index = 0; index < map.palette().size(); ++index) {
    passable[index] = map.palette()[index].blocked ? 0 : 1;
  }
  std::vector<std::uint8_t> cells;
  cells.reserve(map.terrain().size());
  for (const TerrainIndex terrain : map.terrain()) cells.push_back(passable[terrain]);
  return cells;
}

/// The palette without the terrains that no cell has: what is not there costs nothing, and ground
/// is uniform where all cells are.
Palette terrains_in_use(const Map& map) {
  std::array<bool, kMaxTerrains> used{};
  for (const TerrainIndex terrain : map.terrain()) used[terrain] = true;
  Palette palette = map.palette();
  for (std::size_t index = 0; index < palette.size(); ++index) {
    palette[index].blocked = palette[index].blocked || !used[index];
  }
  return palette;
}

int height_range(const std::vector<Height>& heights) {
  if (heights.empty()) return 0;
  const auto [lowest, highest] = std::minmax_element(heights.begin(), heights.end());
  return *highest - *lowest;
}

TerrainIndex first_passable(const Palette& palette) {
  for (std::size_t index = 0; index < palette.size(); ++index) {
    if (!palette[index].blocked) return static_cast<TerrainIndex>(index);
  }
  return 0;
}

}  // namespace

Result<std::shared_ptr<const SearchSpace>> SearchSpace::make(const Map& map,
                                                             const CostRules& rules) {
  const bool tens = rules.scale == CostScale::kTens;
  const ClimbCosts climb = map.heights().empty() ? ClimbCosts{} : rules.climb;
  const int range = height_range(map.heights());
  const Palette palette = terrains_in_use(map);
  Result<StepCosts> costs =
      make_step_costs(palette, tens ? kTensUnits : kNarrowUnits, climb, range);
  if (!costs) return costs.error();
  Result<StepCosts> wide_costs =
      make_step_costs(palette, tens ? kTensUnits : kWideUnits, climb, range);
  if (!wide_costs) return wide_costs.error();

  std::shared_ptr<SearchSpace> space(new SearchSpace);
  space->moves_ = MoveTable(map.spec(), map.size(), passable_cells(map));
  space->rules_ = rules;
  space->costs_ = *std::move(costs);
  space->wide_costs_ = *std::move(wide_costs);
  if (!space->costs_.uniform) space->terrain_ = map.terrain();
  if (climb != ClimbCosts{}) space->heights_ = map.heights();
  for (std::size_t index = 0; index < map.palette().size(); ++index) {
    const Terrain& terrain = map.palette()[index];
    space->multipliers_[index] = terrain.blocked ? 0 : terrain.cost_hundredths;
  }
  space->any_passable_ = first_passable(palette);
  return std::shared_ptr<const SearchSpace>(std::move(space));
}

Cost SearchSpace::step_cost(CellId from, CellId to, bool diagonal) const {
  const Cost climb = costs_.units.straight * climb_hundredths(from, to) / 100;
  return costs_.by_terrain[diagonal ? 1 : 0][entered_terrain(to)] + climb;
}

}  // namespace astrolabe
