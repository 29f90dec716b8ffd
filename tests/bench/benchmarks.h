#pragma once

namespace astrolabe::bench {

// Each registers its benchmarks; bench_main.cpp calls them all.
void register_astar_benchmarks();

}  // namespace astrolabe::bench
