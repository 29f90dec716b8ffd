#include "tests/bench/bench_maps.h"

#include <algorithm>
#include <cstdlib>
#include <filesystem>
#include <iostream>

#include "astrolabe/io/format_registry.h"
#include "astrolabe/io/scenario.h"

namespace astrolabe::bench {

namespace {

constexpr std::size_t kQueriesAMap = 50;

std::filesystem::path maps_folder() {
  if (const char* named = std::getenv("ASTROLABE_MAPS")) return named;
  return std::filesystem::path(ASTROLABE_SOURCE_DIR) / ".." / "shared" / "maps";
}

std::vector<Query> spread_queries(const Map& map, const Scenario& scenario) {
  std::vector<Query> all;
  for (const ScenarioRow& row : scenario.rows) {
    if (!map.size().contains(row.start) || !map.size().contains(row.goal)) continue;
    const Query query{map.size().cell(row.start), map.size().cell(row.goal), row.length,
                      length_tolerance(scenario, row)};
    if (!map.blocked(query.start) && !map.blocked(query.goal)) all.push_back(query);
  }
  std::vector<Query> spread;
  for (std::size_t pick = 0; pick < kQueriesAMap && pick < all.size(); ++pick) {
    spread.push_back(all[pick * all.size() / kQueriesAMap]);
  }
  return spread;
}

std::vector<BenchMap> load_maps() {
  std::vector<BenchMap> maps;
  const std::filesystem::path folder = maps_folder();
  if (!std::filesystem::is_directory(folder)) {
    std::cerr << "no benchmark maps: set ASTROLABE_MAPS to a folder of .map and .scen files\n";
    return maps;
  }
  for (const auto& file : std::filesystem::directory_iterator(folder)) {
    if (file.path().extension() != ".map") continue;
    Result<MapFile> read = read_map_file(file.path());
    Result<Scenario> scenario = read_scenario_file(file.path().string() + ".scen");
    if (!read || !scenario) continue;
    Map map = std::move(read->map);
    std::vector<Query> queries = spread_queries(map, *scenario);
    maps.push_back({file.path().stem().string(), std::move(map), std::move(queries)});
  }
  std::sort(maps.begin(), maps.end(),
            [](const BenchMap& left, const BenchMap& right) { return left.name < right.name; });
  return maps;
}

}  // namespace

const std::vector<BenchMap>& bench_maps() {
  static const std::vector<BenchMap> kMaps = load_maps();
  return kMaps;
}

}  // namespace astrolabe::bench
