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

/// What a step costs besides the terrain: the part of SearchSettings that a SearchSpace is made
/// with.
struct CostRules {
  CostScale scale = CostScale::kExact;
  ClimbCosts climb = {};

  friend bool operator==(const CostRules&, const CostRules&) = default;
};

[[nodiscard]] inline CostRules cost_rules(const SearchSettings& settings) {
  return {.scale = settings.cost_scale, .climb = settings.climb};
}

/// A map prepared for searching: legal moves and step costs. Immutable, so that any number of
/// searches may share it, on any thread. Two bytes a cell, three with terrain costs, four with
/// climbs; it does not refer to the map that it was made from.
class SearchSpace {
 public:
  /// O(cells). Only terrains that some cell has count. An error where the cost scale does not fit
  /// palette and climbs; see make_step_costs(). Who moves is settled before: see
  /// movement_profile.h.
  [[nodiscard]] static Result<std::shared_ptr<const SearchSpace>> make(const Map& map,
                                                                       const CostRules& rules);

  [[nodiscard]] const MoveTable& moves() const { return moves_; }
  [[nodiscard]] const GridSpec& spec() const { return moves_.spec(); }
  [[nodiscard]] GridSize size() const { return moves_.size(); }
  [[nodiscard]] const CostRules& rules() const { return rules_; }
  [[nodiscard]] CostScale scale() const { return rules_.scale; }
  /// Costs in the narrow unit (or in tens), of the terrains in use.
  [[nodiscard]] const StepCosts& costs() const { return costs_; }
  /// Costs in the unit for paths too long for 32 bits; the same as costs() under tens.
  [[nodiscard]] const StepCosts& wide_costs() const { return wide_costs_; }
  /// Terrain of each cell; empty where the costs are uniform.
  [[nodiscard]] const std::vector<TerrainIndex>& terrain() const { return terrain_; }

  /// Height of each cell; empty where no step climbs at a cost.
  [[nodiscard]] const std::vector<Height>& heights() const { return heights_; }

  /// The palette index by which entering a cell is priced. On uniform maps all are one.
  [[nodiscard]] TerrainIndex entered_terrain(CellId cell) const {
    return terrain_.empty() ? any_passable_ : terrain_[index_of(cell)];
  }
  /// A terrain's multiplier; 0 for blocked terrains. [Units: 1/100] [Limit: < kMaxTerrains]
  [[nodiscard]] int cost_hundredths(std::size_t terrain) const { return multipliers_[terrain]; }

  /// What the climb of a step costs. [Units: 1/100 of a straight step]
  [[nodiscard]] int climb_hundredths(CellId from, CellId to) const {
    if (heights_.empty()) return 0;
    return rules_.climb.hundredths(heights_[index_of(from)], heights_[index_of(to)]);
  }
  /// What one step costs by the narrow table. [Limit: a legal move]
  [[nodiscard]] Cost step_cost(CellId from, CellId to, bool diagonal) const;

 private:
  SearchSpace() = default;

  MoveTable moves_;
  CostRules rules_;
  StepCosts costs_;
  StepCosts wide_costs_;
  std::vector<TerrainIndex> terrain_;
  std::vector<Height> heights_;
  std::array<int, kMaxTerrains> multipliers_{};
  TerrainIndex any_passable_ = 0;
};

}  // namespace astrolabe
