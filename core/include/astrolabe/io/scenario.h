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
  GridSize map_size;     ///< 0 x 0 in the old seven-column form, which does not state it.
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
  int most_decimals = 0;  ///< The greatest ScenarioRow::decimals.
  std::string file;       ///< For messages.
};

/// The longest file that is read as a scenario. [Units: bytes]
inline constexpr std::uint64_t kMaxScenarioFileBytes = std::uint64_t{256} << 20;

[[nodiscard]] bool looks_like_scenario(std::string_view head);

/// Reads what is found in the wild: nine columns under "version 1" or "version 1.0", or without it;
/// seven columns (without the map's size) in old files; tabs or blanks between them; lengths in
/// fixed or scientific notation. An error names the line. O(text).
[[nodiscard]] Result<Scenario> read_scenario(std::string_view text, const std::string& name);
/// The same for a file. A map is refused as such; the error names its scenario where there is one
/// beside it.
[[nodiscard]] Result<Scenario> read_scenario_file(const std::filesystem::path& path);
/// Nine tab-separated columns under "version 1".
[[nodiscard]] std::string write_scenario(const Scenario& scenario);

/// The map that a scenario speaks of: its map column's base name beside the .scen first, then the
/// stated path (from the .scen's folder, then from the current one), then the .scen's own name
/// without the ending. An error where none exists, or where rows name different maps.
[[nodiscard]] Result<std::filesystem::path> find_scenario_map(
    const std::filesystem::path& scenario_path, const Scenario& scenario);

/// An error for the first row that states a size other than this map's: the scenario was made for
/// another map.
[[nodiscard]] Result<void> check_scenario_size(const Scenario& scenario, GridSize map_size);

/// How far a found length may be from the stated one: max(1e-4, one unit of the last digit), where
/// the last digit is the file's greatest count of decimals, but at most 6 significant digits in the
/// row. [Units: straight steps]
[[nodiscard]] double length_tolerance(const Scenario& scenario, const ScenarioRow& row);

}  // namespace astrolabe
