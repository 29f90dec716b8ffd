#pragma once

#include <filesystem>

#include "astrolabe/base/result.h"
#include "astrolabe/io/format_registry.h"
#include "astrolabe/io/map_file.h"

namespace astrolabe::app {

/// The map of a scenario with the ends of one of its queries.
struct LoadedScenario {
  MapFile file;
  std::filesystem::path map_path;
  std::size_t row = 0;  ///< 1-based row of the scenario.
  double length = 0.0;  ///< As stated there. [Units: straight steps]
};

/// Reads a scenario and its map, and takes the query with the greatest stated length, the first of
/// several. Errors: what reading either of them says; no row whose ends lie in the map.
[[nodiscard]] Result<LoadedScenario> load_longest_query(const std::filesystem::path& path,
                                                        const ReadOptions& options);

}  // namespace astrolabe::app
