// A* in strict order beside what a user could take instead, on the same maps in the same run. Every
// length is checked against the scenario, so that nothing wrong is ever fast. The counter "us" is
// microseconds a query, "ns_expansion" nanoseconds an expansion; ratios of one run travel between
// machines, absolute figures do not.

#include <benchmark/benchmark.h>

#include <cmath>
#include <memory>

#include "astrolabe/search/search.h"
#include "astrolabe/search/solve.h"
#include "tests/bench/bench_maps.h"
#include "tests/bench/benchmarks.h"
#include "tests/bench/boost_astar.h"
#include "tests/bench/textbook_astar.h"

namespace astrolabe::bench {
namespace {

/// Runs `solve(query)` over the map's queries again and again.
template <class Solve>
void measure(benchmark::State& state, const BenchMap& map, Solve solve) {
  for (const Query& query : map.queries) {
    const double length = solve(query);
    if (std::abs(length - query.length) <= query.tolerance) continue;
    state.SkipWithError("a length differs from the scenario's");
    return;
  }
  for (auto _ : state) {
    for (const Query& query : map.queries) benchmark::DoNotOptimize(solve(query));
  }
  state.counters["us"] = benchmark::Counter(
      static_cast<double>(map.queries.size()) * 1e-6,
      benchmark::Counter::kIsIterationInvariantRate | benchmark::Counter::kInvert);
}

void measure_astrolabe(benchmark::State& state, const BenchMap& map, EventLog* log) {
  const auto space = *SearchSpace::make(map.map, {});
  const std::unique_ptr<Search> search = *make_search(space, SearchSettings{}, log);
  std::uint64_t expanded = 0;
  for (const Query& query : map.queries) {
    search->begin(query.start, query.goal);
    search->run();
    expanded += search->counts().expanded;
  }
  measure(state, map, [&](const Query& query) {
    search->begin(query.start, query.goal);
    search->run();
    return shown(search->path_cost(), search->units());
  });
  state.counters["ns_expansion"] = benchmark::Counter(
      static_cast<double>(expanded) * 1e-9,
      benchmark::Counter::kIsIterationInvariantRate | benchmark::Counter::kInvert);
}

void register_map(const BenchMap& map) {
  const auto add = [](const std::string& name, auto function) {
    benchmark::RegisterBenchmark(name.c_str(), function)->Unit(benchmark::kMicrosecond);
  };
  add("astrolabe/" + map.name,
      [&map](benchmark::State& state) { measure_astrolabe(state, map, nullptr); });
  add("astrolabe_recording/" + map.name, [&map](benchmark::State& state) {
    EventLog log;
    measure_astrolabe(state, map, &log);
  });
  add("boost_csr/" + map.name, [&map](benchmark::State& state) {
    BoostAstar boost(map.map);
    measure(state, map, [&boost](const Query& query) { return boost.solve(query); });
  });
  add("textbook/" + map.name, [&map](benchmark::State& state) {
    measure(state, map,
            [&map](const Query& query) { return solve_by_the_textbook(map.map, query); });
  });
}

}  // namespace

void register_astar_benchmarks() {
  for (const BenchMap& map : bench_maps()) register_map(map);
}

}  // namespace astrolabe::bench
