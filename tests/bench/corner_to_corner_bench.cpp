// What beginners measure: 200 x 200 cells, 30 % of them walls, from corner to corner. Means over
// several seeded maps on which there is a path. Each is searched several times in a row, so that
// its tables are in the processor's cache as they are where one map is measured.

#include <benchmark/benchmark.h>

#include <memory>
#include <string>
#include <vector>

#include "astrolabe/search/search.h"
#include "tests/bench/benchmarks.h"
#include "tests/bench/boost_csr_astar.h"
#include "tests/bench/measure.h"
#include "tests/bench/random_ground.h"
#include "tests/bench/textbook_astar.h"

namespace astrolabe::bench {
namespace {

constexpr GridSize kSize{200, 200};
constexpr int kWallPercent = 30;
constexpr std::size_t kMaps = 10;
constexpr std::size_t kTimesInARow = 10;

/// With its one query.
struct CornerMap {
  Map map;
  Query query;
};

std::vector<CornerMap> make_maps() {
  std::vector<CornerMap> maps;
  for (std::uint64_t seed = 1; maps.size() < kMaps; ++seed) {
    Map map = random_ground(seed, GridSpec{}, kSize, kWallPercent);
    const Query corners{.start = kSize.cell({0, 0}),
                        .goal = kSize.cell({kSize.width - 1, kSize.height - 1})};
    const std::vector<Query> known = with_right_lengths(map, {corners});
    if (!known.empty()) maps.push_back({std::move(map), known.front()});
  }
  return maps;
}

const std::vector<CornerMap>& corner_maps() {
  static const std::vector<CornerMap> kCornerMaps = make_maps();
  return kCornerMaps;
}

/// Measures all maps as one list of queries. `prepare(map)` gives what solves queries on a map.
template <class Prepare>
void measure_all(benchmark::State& state, Prepare prepare) {
  std::vector<decltype(prepare(corner_maps().front().map))> solvers;
  std::vector<Query> queries;
  for (const CornerMap& map : corner_maps()) {
    solvers.push_back(prepare(map.map));
    queries.insert(queries.end(), kTimesInARow, map.query);
  }
  std::size_t next = 0;
  measure(state, queries, [&](const Query& query) {
    const double length = solvers[next / kTimesInARow](query);
    next = (next + 1) % queries.size();
    return length;
  });
}

void measure_ours(benchmark::State& state, const SearchSettings& settings) {
  measure_all(state, [&settings](const Map& map) {
    const std::shared_ptr<Search> search =
        *make_search(*SearchSpace::make(map, cost_rules(settings)), settings);
    return [search](const Query& query) {
      search->begin(query.start, query.goal);
      search->run();
      return shown(search->path_cost(), search->units());
    };
  });
}

}  // namespace

void register_corner_to_corner_benchmarks() {
  const auto add = [](const std::string& name, auto function) {
    benchmark::RegisterBenchmark(("200x200/" + name).c_str(), function)
        ->Unit(benchmark::kMicrosecond);
  };
  for (const NamedSettings& named :
       {NamedSettings{"astar_strict", settings_of("astar", QueueOrder::kStrict)},
        NamedSettings{"astar_buckets", settings_of("astar", QueueOrder::kBuckets)},
        NamedSettings{"jps_strict", settings_of("jps", QueueOrder::kStrict)},
        NamedSettings{"jps_buckets", settings_of("jps", QueueOrder::kBuckets)}}) {
    add(named.name,
        [settings = named.settings](benchmark::State& state) { measure_ours(state, settings); });
  }
  add("boost_csr", [](benchmark::State& state) {
    measure_all(state, [](const Map& map) {
      const auto boost = std::make_shared<BoostCsrAstar>(map);
      return [boost](const Query& query) { return boost->solve(query); };
    });
  });
  add("textbook", [](benchmark::State& state) {
    measure_all(state, [](const Map& map) {
      return [&map](const Query& query) { return solve_by_the_textbook(map, query); };
    });
  });
}

}  // namespace astrolabe::bench
