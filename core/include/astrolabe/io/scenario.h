#pragma once

#include <cstdint>
#include <filesystem>
#include <string>
#include <string_view>
#include <vector>

#include "astrolabe/base/result.h"
#include "astrolabe/grid/coordinates.h"
#include "astrolabe/grid/grid_size.h"

namespace astrolabe {

/// One query of a MovingAI scenario file.
struct ScenarioRow {
  int bucket = 0;
  std::string map_name;  ///< As in the file; perhaps a stale path.
  GridSize map_size;     ///< 0 x 0 in the old six-column form, which does not state it.
  Offset start;
  Offset goal;
  double length =
      0.0;           ///< The stated optimal length. [Units: straight steps] [Limit: >= 0, finite]
  int decimals = 0;  ///< Digits behind the point as written.
  int line = 0;      ///< 1-based line in the file.
};

/// A scenario file. Rows are kept as stated: whether a start lies inside the map or on a blocked
/// cell is judged row by row by whoever runs them.
struct Scenario {
  std::vector<ScenarioRow> rows;
  std::string file;  ///< For messages.
};

[[nodiscard]] Result<Scenario> read_scenario(std::string_view text, const std::string& name);
[[nodiscard]] Result<Scenario> read_scenario_file(const std::filesystem::path& path);
/// Nine tab-separated columns under "version 1".
[[nodiscard]] std::string write_scenario(const Scenario& scenario);

/// The map that a scenario speaks of: its map column's base name beside the .scen first, then the
/// stated path, then the .scen's own name without the ending. An error where none exists.
[[nodiscard]] Result<std::filesystem::path> find_scenario_map(
    const std::filesystem::path& scenario_path, const Scenario& scenario);

/// How far a found length may be from the stated one: max(1e-4, one unit of the last digit), where
/// the last digit is the file's greatest count of decimals, but at most 6 significant digits in the
/// row. [Units: straight steps]
[[nodiscard]] double length_tolerance(const Scenario& scenario, const ScenarioRow& row);

}  // namespace astrolabe
