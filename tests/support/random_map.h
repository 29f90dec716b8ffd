#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "astrolabe/base/random.h"
#include "astrolabe/grid/grid_spec.h"
#include "astrolabe/grid/map.h"
#include "astrolabe/grid/move_table.h"

namespace astrolabe::test {

/// What a random map is like.
struct RandomMapOptions {
  GridSpec spec = {};
  GridSize size = {};
  int wall_percent = 30;
  /// Cost multipliers in hundredths, one terrain each, all equally likely; empty for open ground
  /// alone.
  std::vector<int> terrain_costs = {};
};

/// A map whose cells are drawn one by one; it depends on the generator's state and the options
/// only. Wall is the palette's last terrain. Start and goal are not set.
[[nodiscard]] Map random_map(Random& random, const RandomMapOptions& options);

/// A free cell of the map, or kNoCell where none is.
[[nodiscard]] CellId random_free_cell(Random& random, const Map& map);

/// Every kind with all its ways, corner rules and staggers that make a difference to moves or to
/// lines of sight (hexes have a corner rule for the latter).
[[nodiscard]] std::vector<GridSpec> all_specs();

/// Sizes worth trying: nothing, lines, and blocks large enough to have an inside.
[[nodiscard]] std::vector<GridSize> awkward_sizes();

/// One byte a cell, 0 for blocked: what a MoveTable is made of.
[[nodiscard]] std::vector<std::uint8_t> passable_of(const Map& map);
[[nodiscard]] MoveTable move_table_of(const Map& map);

/// A map from rows of text: '.' is free, '#' is wall, digits '1' to '9' are terrains of that cost.
/// [Limit: rows of one length]
[[nodiscard]] Map map_of(const GridSpec& spec, const std::vector<std::string>& rows);

/// For SCOPED_TRACE: everything that is needed to see a failure again.
[[nodiscard]] std::string describe(const GridSpec& spec);
[[nodiscard]] std::string describe(std::uint64_t seed, const Map& map);

}  // namespace astrolabe::test
