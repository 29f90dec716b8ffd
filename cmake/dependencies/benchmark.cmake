# Google Benchmark: benchmark::benchmark. Boost.Graph (headers only) is what the search is compared with.
set(BENCHMARK_ENABLE_TESTING OFF)
set(BENCHMARK_ENABLE_INSTALL OFF)
astrolabe_require(benchmark https://github.com/google/benchmark.git v1.9.1)
find_package(Boost 1.70 REQUIRED)
