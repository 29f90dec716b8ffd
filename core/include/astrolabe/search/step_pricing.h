#pragma once

#include <array>
#include <cstdint>

#include "astrolabe/base/limits.h"
#include "astrolabe/grid/direction.h"
#include "astrolabe/grid/terrain.h"
#include "astrolabe/search/search_space.h"

namespace astrolabe {

// A pricing says what a step in a direction from one cell to another costs, in the cost type of the
// search. All refer to the space. kUniform: equal lengths cost the same everywhere.

/// Every passable terrain costs the same, so a step's cost follows from its direction.
template <class CostType>
class UniformPricing {
 public:
  static constexpr bool kUniform = true;

  UniformPricing(const SearchSpace& space, const StepCosts& costs) {
    for (int direction = 0; direction < kMaxDirections; ++direction) {
      const bool diagonal = is_diagonal(direction, space.spec().kind);
      by_direction_[static_cast<std::size_t>(direction)] =
          static_cast<CostType>(diagonal ? costs.cheapest_diagonal : costs.cheapest_straight);
    }
  }

  [[nodiscard]] CostType operator()(int direction, CellId, CellId) const {
    return by_direction_[static_cast<std::size_t>(direction)];
  }

 private:
  std::array<CostType, kMaxDirections> by_direction_{};
};

/// A step costs what the terrain entered makes of it, and what it climbs; uniform maps fit too.
template <class CostType>
class TerrainPricing {
 public:
  static constexpr bool kUniform = false;

  TerrainPricing(const SearchSpace& space, const StepCosts& costs)
      : terrain_(space.terrain().empty() ? nullptr : space.terrain().data()),
        heights_(space.heights().empty() ? nullptr : space.heights().data()),
        uniform_(space, costs),
        climb_up_(static_cast<CostType>(costs.climb_up)),
        climb_down_(static_cast<CostType>(costs.climb_down)),
        kind_(space.spec().kind) {
    for (std::size_t diagonal = 0; diagonal < 2; ++diagonal) {
      for (std::size_t index = 0; index < kMaxTerrains; ++index) {
        by_terrain_[diagonal][index] = static_cast<CostType>(costs.by_terrain[diagonal][index]);
      }
    }
  }

  [[nodiscard]] CostType operator()(int direction, CellId from, CellId entered) const {
    if (terrain_ == nullptr) return uniform_(direction, from, entered);
    const bool diagonal = is_diagonal(direction, kind_);
    const CostType level = by_terrain_[diagonal ? 1 : 0][terrain_[index_of(entered)]];
    return heights_ == nullptr ? level : level + climb(from, entered);
  }

 private:
  [[nodiscard]] CostType climb(CellId from, CellId to) const {
    const int difference = heights_[index_of(to)] - heights_[index_of(from)];
    return difference > 0 ? climb_up_ * static_cast<CostType>(difference)
                          : climb_down_ * static_cast<CostType>(-difference);
  }

  const TerrainIndex* terrain_;
  const Height* heights_;
  UniformPricing<CostType> uniform_;
  CostType climb_up_;
  CostType climb_down_;
  GridKind kind_;
  std::array<std::array<CostType, kMaxTerrains>, 2> by_terrain_{};
};

/// What steps cost for a search that walks them backwards: as they would be walked.
template <class Pricing>
class ReversedPricing {
 public:
  static constexpr bool kUniform = Pricing::kUniform;

  ReversedPricing(const SearchSpace& space, const StepCosts& costs)
      : forwards_(space, costs), kind_(space.spec().kind) {}

  [[nodiscard]] auto operator()(int direction, CellId from, CellId to) const {
    return forwards_(opposite(direction, kind_), to, from);
  }

 private:
  Pricing forwards_;
  GridKind kind_;
};

}  // namespace astrolabe
