#include "tests/bench/measure.h"

#include "astrolabe/search/solve.h"

namespace astrolabe::bench {

namespace {

double length_of(Search& search, const Query& query) {
  search.begin(query.start, query.goal);
  search.run();
  return shown(search.path_cost(), search.units());
}

}  // namespace

void declare_counters(benchmark::State& state) {
  for (const char* const name : {"us", "ns_expansion", "ns_neighbour", "bytes_cell", "peak_mib"}) {
    state.counters[name] = 0.0;
  }
}

void measure_search(benchmark::State& state, Search& search, const std::vector<Query>& queries) {
  std::uint64_t expanded = 0;
  for (const Query& query : queries) {
    length_of(search, query);
    expanded += search.counts().expanded;
  }
  measure(state, queries, [&search](const Query& query) { return length_of(search, query); });
  state.counters["ns_expansion"] = nanoseconds_each(expanded);
}

SearchSettings settings_of(const std::string& algorithm, QueueOrder queue) {
  SearchSettings settings;
  settings.algorithm = algorithm;
  settings.queue = queue;
  return settings;
}

}  // namespace astrolabe::bench
