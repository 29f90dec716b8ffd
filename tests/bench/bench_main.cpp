#include <benchmark/benchmark.h>

#include "tests/bench/benchmarks.h"

int main(int argc, char** argv) {
#ifdef ASTROLABE_HAS_WINDOW
  using namespace astrolabe::bench;
  if (argc == 3 && std::string(argv[1]) == kOpenAWindow) return open_a_window(argv[2]);
  register_window_benchmarks(argv[0]);
#endif
  astrolabe::bench::register_astar_benchmarks();
  benchmark::Initialize(&argc, argv);
  if (benchmark::ReportUnrecognizedArguments(argc, argv)) return 2;
  benchmark::RunSpecifiedBenchmarks();
  return 0;
}
