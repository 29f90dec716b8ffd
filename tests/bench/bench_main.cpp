#include <benchmark/benchmark.h>

#include <string_view>

#include "tests/bench/benchmarks.h"

int main(int argc, char** argv) {
  using namespace astrolabe::bench;
#ifdef ASTROLABE_HAS_WINDOW
  const std::string_view first = argc == 3 ? argv[1] : "";
  if (first == kOpenAWindow) return open_a_window(argv[2]);
  register_window_benchmarks(argv[0]);
#endif
  register_search_benchmarks();
  benchmark::Initialize(&argc, argv);
  if (benchmark::ReportUnrecognizedArguments(argc, argv)) return 2;
  benchmark::RunSpecifiedBenchmarks();
  return 0;
}
