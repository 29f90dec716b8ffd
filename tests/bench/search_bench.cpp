// Our searches beside what a user could take instead, on the same benchmark maps in the same run.
// Ratios of one run travel between machines, absolute figures do not.

#include <benchmark/benchmark.h>

#include <memory>
#include <string>

#include "astrolabe/search/search.h"
#include "tests/bench/bench_maps.h"
#include "tests/bench/benchmarks.h"
#include "tests/bench/boost_csr_astar.h"
#include "tests/bench/boost_grid_astar.h"
#include "tests/bench/measure.h"
#include "tests/bench/textbook_astar.h"

namespace astrolabe::bench {
namespace {

std::vector<NamedSettings> searches() {
  constexpr QueueOrder kStrict = QueueOrder::kStrict;
  constexpr QueueOrder kBuckets = QueueOrder::kBuckets;
  return {{"astar_strict", settings_of("astar", kStrict)},
          {"astar_buckets", settings_of("astar", kBuckets)},
          {"canonical_strict", settings_of("canonical", kStrict)},
          {"canonical_buckets", settings_of("canonical", kBuckets)},
          {"jps_strict", settings_of("jps", kStrict)},
          {"jps_buckets", settings_of("jps", kBuckets)},
          {"bidirectional", settings_of("bidirectional", kStrict)}};
}

void measure_ours(benchmark::State& state, const BenchMap& map, const SearchSettings& settings,
                  EventLog* log) {
  const auto space = *SearchSpace::make(map.map, cost_rules(settings));
  const std::unique_ptr<Search> search = *make_search(space, settings, log);
  measure_search(state, *search, map.queries);
}

template <class Peer>
void measure_peer(benchmark::State& state, const BenchMap& map) {
  Peer peer(map.map);
  measure(state, map.queries, [&peer](const Query& query) { return peer.solve(query); });
}

void register_map(const BenchMap& map) {
  const auto add = [&map](const std::string& name, auto function) {
    benchmark::RegisterBenchmark((name + "/" + map.name).c_str(), function)
        ->Unit(benchmark::kMicrosecond);
  };
  for (const NamedSettings& named : searches()) {
    add(named.name, [&map, settings = named.settings](benchmark::State& state) {
      measure_ours(state, map, settings, nullptr);
    });
  }
  add("astar_recording", [&map](benchmark::State& state) {
    EventLog log;
    measure_ours(state, map, settings_of("astar", QueueOrder::kStrict), &log);
  });
  add("boost_csr", [&map](benchmark::State& state) { measure_peer<BoostCsrAstar>(state, map); });
  add("boost_grid", [&map](benchmark::State& state) { measure_peer<BoostGridAstar>(state, map); });
  add("textbook", [&map](benchmark::State& state) {
    measure(state, map.queries,
            [&map](const Query& query) { return solve_by_the_textbook(map.map, query); });
  });
}

}  // namespace

void register_search_benchmarks() {
  for (const BenchMap& map : bench_maps()) register_map(map);
}

}  // namespace astrolabe::bench
