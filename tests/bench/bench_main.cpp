#include <benchmark/benchmark.h>

#include <string_view>

#include "tests/bench/benchmarks.h"

int main(int argc, char** argv) {
  using namespace astrolabe::bench;
  const std::string_view first = argc == 3 ? argv[1] : "";
  if (first == kMeasureMemory) return tell_memory(argv[2]);
#ifdef ASTROLABE_HAS_WINDOW
  if (first == kOpenAWindow) return open_a_window(argv[2]);
  register_window_benchmarks(argv[0]);
#endif
  register_search_benchmarks();
  register_corner_to_corner_benchmarks();
  register_grid_kinds_benchmarks();
  register_near_query_benchmarks();
  register_memory_benchmarks(argv[0]);
  benchmark::Initialize(&argc, argv);
  if (benchmark::ReportUnrecognizedArguments(argc, argv)) return 2;
  benchmark::RunSpecifiedBenchmarks();
  return 0;
}
