#pragma once

#include <array>
#include <memory>
#include <vector>

#include "astrolabe/base/limits.h"
#include "astrolabe/base/result.h"
#include "astrolabe/grid/map.h"
#include "astrolabe/grid/move_table.h"
#include "astrolabe/search/search_settings.h"
#include "astrolabe/search/step_costs.h"

namespace astrolabe {

/// A map prepared for searching: legal moves and step costs. Immutable, so that any number of
/// searches may share it, on any thread. Two bytes a cell, three with terrain costs; it does not
/// refer to the map that it was made from.
class SearchSpace {
 public:
  /// O(cells). An error where the cost scale does not fit the palette; see make_step_costs().
  [[nodiscard]] static Result<std::shared_ptr<const SearchSpace>> make(const Map& map,
                                                                       CostScale scale);

  [[nodiscard]] const MoveTable& moves() const { return moves_; }
  [[nodiscard]] const GridSpec& spec() const { return moves_.spec(); }
  [[nodiscard]] GridSize size() const { return moves_.size(); }
  [[nodiscard]] CostScale scale() const { return scale_; }
  /// Costs in the narrow unit (or in tens).
  [[nodiscard]] const StepCosts& costs() const { return costs_; }
  /// Costs in the unit for paths too long for 32 bits; the same as costs() under tens.
  [[nodiscard]] const StepCosts& wide_costs() const { return wide_costs_; }
  /// Terrain of each cell; empty where the costs are uniform.
  [[nodiscard]] const std::vector<TerrainIndex>& terrain() const { return terrain_; }

  /// The palette index by which entering a cell is priced. On uniform maps all are one.
  [[nodiscard]] TerrainIndex entered_terrain(CellId cell) const {
    return terrain_.empty() ? any_passable_ : terrain_[index_of(cell)];
  }
  /// A terrain's multiplier; 0 for blocked terrains. [Units: 1/100] [Limit: < kMaxTerrains]
  [[nodiscard]] int cost_hundredths(std::size_t terrain) const { return multipliers_[terrain]; }

  /// What one step costs by the narrow table. [Limit: `to` is a legal neighbour in `direction`]
  [[nodiscard]] Cost step_cost(CellId to, bool diagonal) const;

 private:
  SearchSpace() = default;

  MoveTable moves_;
  CostScale scale_ = CostScale::kExact;
  StepCosts costs_;
  StepCosts wide_costs_;
  std::vector<TerrainIndex> terrain_;
  std::array<int, kMaxTerrains> multipliers_{};
  TerrainIndex any_passable_ = 0;
};

}  // namespace astrolabe
