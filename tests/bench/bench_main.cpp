#include <benchmark/benchmark.h>

#include "tests/bench/benchmarks.h"

int main(int argc, char** argv) {
  astrolabe::bench::register_astar_benchmarks();
  benchmark::Initialize(&argc, argv);
  if (benchmark::ReportUnrecognizedArguments(argc, argv)) return 2;
  benchmark::RunSpecifiedBenchmarks();
  return 0;
}
