#include "app/model/scenario_loading.h"

#include <optional>
#include <utility>

#include "astrolabe/io/scenario.h"

namespace astrolabe::app {

namespace {

std::optional<std::size_t> longest_row(const Scenario& scenario, GridSize size) {
  std::optional<std::size_t> longest;
  for (std::size_t i = 0; i < scenario.rows.size(); ++i) {
    const ScenarioRow& row = scenario.rows[i];
    if (!size.contains(row.start) || !size.contains(row.goal)) continue;
    if (!longest || row.length > scenario.rows[*longest].length) longest = i;
  }
  return longest;
}

}  // namespace

Result<LoadedScenario> load_longest_query(const std::filesystem::path& path,
                                          const ReadOptions& options) {
  const Result<Scenario> scenario = read_scenario_file(path);
  if (!scenario) return scenario.error();
  const Result<std::filesystem::path> map_path = find_scenario_map(path, *scenario);
  if (!map_path) {
    Error error = map_path.error();
    if (error.code == ErrorCode::kNotFound) error.message += ", or open the map itself";
    return error;
  }
  Result<MapFile> file = read_map_file(*map_path, options);
  if (!file) return file.error();
  const Result<void> fits = check_scenario_size(*scenario, file->map.size());
  if (!fits) return fits.error();
  const std::optional<std::size_t> longest = longest_row(*scenario, file->map.size());
  if (!longest) {
    return Error{.code = ErrorCode::kOutOfRange,
                 .message = "no row has its start and goal inside the map; choose another scenario",
                 .file = path.string()};
  }
  const ScenarioRow& row = scenario->rows[*longest];
  file->map.set_start(file->map.size().cell(row.start));
  file->map.set_goal(file->map.size().cell(row.goal));
  return LoadedScenario{.file = std::move(file).value(),
                        .map_path = *map_path,
                        .row = *longest + 1,
                        .length = row.length};
}

}  // namespace astrolabe::app
