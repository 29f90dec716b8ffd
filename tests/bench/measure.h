#pragma once

#include <benchmark/benchmark.h>

#include <cmath>
#include <cstdint>
#include <string>
#include <vector>

#include "astrolabe/search/search.h"
#include "tests/bench/bench_maps.h"

namespace astrolabe::bench {

// What the benchmarks of searches share. Lengths are checked before anything is measured, so that
// nothing wrong is ever fast.

/// Gives a benchmark all counters of this program, 0 where it measures nothing of the kind: Google
/// Benchmark writes the columns of the first result into a CSV file, and of all others just those.
void declare_counters(benchmark::State& state);

/// A counter of the nanoseconds that each of `count` things takes, which every iteration does.
[[nodiscard]] inline benchmark::Counter nanoseconds_each(std::uint64_t count) {
  return {static_cast<double>(count) * 1e-9,
          benchmark::Counter::kIsIterationInvariantRate | benchmark::Counter::kInvert};
}

inline constexpr const char* kWrongLength = "a length differs from the right one";

/// Runs `solve(query)`, which gives a length, over all queries again and again. Fails the benchmark
/// where a length is wrong. The counter "us" is microseconds a query.
template <class Solve>
void measure(benchmark::State& state, const std::vector<Query>& queries, Solve solve) {
  declare_counters(state);
  for (const Query& query : queries) {
    if (std::abs(solve(query) - query.length) <= query.tolerance) continue;
    state.SkipWithError(kWrongLength);
    return;
  }
  for (auto _ : state) {
    for (const Query& query : queries) benchmark::DoNotOptimize(solve(query));
  }
  state.counters["us"] = benchmark::Counter(
      static_cast<double>(queries.size()) * 1e-6,
      benchmark::Counter::kIsIterationInvariantRate | benchmark::Counter::kInvert);
}

/// The same with one of our searches. The counter "ns_expansion" is nanoseconds an expansion.
void measure_search(benchmark::State& state, Search& search, const std::vector<Query>& queries);

/// What a search is called among the benchmarks, with its settings.
struct NamedSettings {
  std::string name;
  SearchSettings settings;
};

/// An algorithm in an order of the queue, with the default heuristic of 8 ways.
[[nodiscard]] SearchSettings settings_of(const std::string& algorithm, QueueOrder queue);

}  // namespace astrolabe::bench
