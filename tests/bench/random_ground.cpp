#include "tests/bench/random_ground.h"

#include <memory>

#include "astrolabe/base/random.h"
#include "astrolabe/heuristic/heuristic_registry.h"
#include "astrolabe/search/search.h"
#include "tests/bench/textbook_astar.h"

namespace astrolabe::bench {

namespace {

constexpr TerrainIndex kWall = 1;  // of the default palette
constexpr double kTolerance = 1e-3;

double length_by_dijkstra(Search& search, const Query& query) {
  search.begin(query.start, query.goal);
  if (search.run() != SearchStatus::kFound) return -1.0;
  return shown(search.path_cost(), search.units());
}

bool is_square_with_8_ways(const GridSpec& spec) {
  return spec.kind == GridKind::kSquare && spec.ways == 8 && spec.corner == CornerRule::kNever;
}

}  // namespace

Map random_ground(std::uint64_t seed, const GridSpec& spec, GridSize size, int wall_percent) {
  Map map(spec, size);
  Random random(seed);
  std::vector<TerrainIndex> terrain(map.terrain().size(), 0);
  for (TerrainIndex& cell : terrain) cell = random.chance(wall_percent) ? kWall : 0;
  map.set_all_terrain(std::move(terrain));
  return map;
}

Map random_ground_around_middle(std::uint64_t seed, GridSize size, int wall_percent) {
  Map map(GridSpec{}, size);
  std::vector<TerrainIndex> terrain(map.terrain().size(), 0);
  std::size_t index = 0;
  for (int row = 0; row < size.height; ++row) {
    const auto y = static_cast<std::uint32_t>(row - size.height / 2);
    for (int col = 0; col < size.width; ++col) {
      const auto x = static_cast<std::uint32_t>(col - size.width / 2);
      Random random(seed ^ ((std::uint64_t{y} << 32) | x));
      terrain[index++] = random.chance(wall_percent) ? kWall : 0;
    }
  }
  map.set_all_terrain(std::move(terrain));
  return map;
}

std::vector<Query> with_right_lengths(const Map& map, const std::vector<Query>& queries) {
  SearchSettings settings;
  settings.algorithm = "dijkstra";
  settings.heuristic = default_heuristic(map.spec()).id;
  const std::unique_ptr<Search> search =
      *make_search(*SearchSpace::make(map, cost_rules(settings)), settings);
  std::vector<Query> known;
  for (Query query : queries) {
    if (map.blocked(query.start) || map.blocked(query.goal)) continue;
    query.length = is_square_with_8_ways(map.spec()) ? solve_by_the_textbook(map, query)
                                                     : length_by_dijkstra(*search, query);
    query.tolerance = kTolerance;
    if (query.length >= 0.0) known.push_back(query);
  }
  return known;
}

std::vector<Query> random_queries(std::uint64_t seed, const Map& map, std::size_t count) {
  Random random(seed);
  const auto random_cell = [&] { return CellId{random.below(map.terrain().size())}; };
  std::vector<Query> queries;
  while (queries.size() < count) {
    std::vector<Query> more(count);
    for (Query& query : more) {
      query.start = random_cell();
      query.goal = random_cell();
    }
    for (const Query& known : with_right_lengths(map, more)) queries.push_back(known);
  }
  queries.resize(count);
  return queries;
}

}  // namespace astrolabe::bench
