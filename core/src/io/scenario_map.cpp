#include <algorithm>
#include <cmath>
#include <string>
#include <string_view>
#include <system_error>
#include <vector>

#include "astrolabe/io/scenario.h"
#include "io/message_quote.h"

namespace astrolabe {

namespace {

namespace fs = std::filesystem;

/// Behind the last separator of either kind: scenario files travel between systems.
std::string_view base_name(std::string_view path) {
  return path.substr(path.find_last_of("/\\") + 1);
}

Error error_at(const Scenario& scenario, const ScenarioRow& row, ErrorCode code,
               std::string message) {
  return {.code = code, .message = std::move(message), .file = scenario.file, .line = row.line};
}

/// Where the map of these rows may be, the best place first. [Limit: at least one row]
std::vector<fs::path> candidates(const fs::path& scenario_path, const std::string& stated) {
  const fs::path folder = scenario_path.parent_path();
  const fs::path stem = folder / scenario_path.stem();
  std::vector<fs::path> places;
  if (!base_name(stated).empty()) places.push_back(folder / base_name(stated));
  places.push_back(folder / stated);
  places.emplace_back(stated);
  places.push_back(stem);
  if (!stem.has_extension()) places.push_back(fs::path(stem).replace_extension(".map"));
  return places;
}

int digits_before_point(double length) {
  return length < 1.0 ? 0 : static_cast<int>(std::floor(std::log10(length))) + 1;
}

}  // namespace

Result<fs::path> find_scenario_map(const fs::path& scenario_path, const Scenario& scenario) {
  if (scenario.rows.empty()) {
    return Error{.code = ErrorCode::kMalformed,
                 .message = "holds no rows, so it names no map",
                 .file = scenario.file,
                 .line = 0};
  }
  const ScenarioRow& first = scenario.rows.front();
  for (const ScenarioRow& row : scenario.rows) {
    if (base_name(row.map_name) == base_name(first.map_name)) continue;
    return error_at(scenario, row, ErrorCode::kUnsupported,
                    "names the map " + quote_for_message(row.map_name) + ", but line " +
                        std::to_string(first.line) + " names " + quote_for_message(first.map_name) +
                        "; use one file for each map");
  }
  for (const fs::path& place : candidates(scenario_path, first.map_name)) {
    std::error_code ignored;
    if (fs::is_regular_file(place, ignored)) return place;
  }
  return error_at(scenario, first, ErrorCode::kNotFound,
                  "names the map " + quote_for_message(first.map_name) +
                      ", which is neither beside the scenario nor where its path says; put it "
                      "there");
}

Result<void> check_scenario_size(const Scenario& scenario, GridSize map_size) {
  for (const ScenarioRow& row : scenario.rows) {
    if (row.map_size == GridSize{} || row.map_size == map_size) continue;
    return error_at(scenario, row, ErrorCode::kMalformed,
                    "speaks of a map of " + std::to_string(row.map_size.width) + " x " +
                        std::to_string(row.map_size.height) + " cells, but the map has " +
                        std::to_string(map_size.width) + " x " + std::to_string(map_size.height) +
                        "; it belongs to another map");
  }
  return {};
}

double length_tolerance(const Scenario& scenario, const ScenarioRow& row) {
  constexpr int kSignificantDigits = 6;
  constexpr double kLeast = 1e-4;
  const int decimals =
      std::min(scenario.most_decimals, kSignificantDigits - digits_before_point(row.length));
  return std::max(kLeast, std::pow(10.0, -decimals));
}

}  // namespace astrolabe
