// What a search of 4096 x 4096 cells takes when it has seen all of them. Each is made in a process
// of its own, this program started again, so that nothing else is counted. The counter "peak_mib"
// is the most memory that the process ever had, map included; "bytes_cell" is what the search alone
// holds in the end, open list included. The search fails where it would take more than 1 GiB.

#include <benchmark/benchmark.h>

#include <cstdio>
#include <fstream>
#include <iostream>
#include <memory>
#include <optional>
#include <string>

#include "astrolabe/search/search.h"
#include "tests/bench/benchmarks.h"
#include "tests/bench/measure.h"
#include "tests/bench/random_ground.h"

namespace astrolabe::bench {
namespace {

constexpr int kSide = 4096;
constexpr int kWallPercent = 25;
constexpr double kMostMib = 1024.0;

/// A line of /proc/self/status; 0 where there is no such thing. [Units: bytes]
std::uint64_t own_memory(const std::string& name) {
  std::ifstream status("/proc/self/status");
  std::string word;
  while (status >> word) {
    std::uint64_t kibibytes = 0;
    if (word == name + ":" && status >> kibibytes) return kibibytes * 1024;
  }
  return 0;
}

/// Scattered walls, and a goal in the last corner that nothing leads to.
Map map_without_a_way() {
  Map map = random_ground(1, GridSpec{}, {kSide, kSide}, kWallPercent);
  constexpr TerrainIndex kWall = 1;
  for (int row = kSide - 3; row < kSide; ++row) {
    for (int col = kSide - 3; col < kSide; ++col) {
      const bool is_goal = row == kSide - 1 && col == kSide - 1;
      map.set_terrain(map.size().cell({col, row}), is_goal ? TerrainIndex{0} : kWall);
    }
  }
  return map;
}

/// What a process finds out about itself. [Units: bytes]
struct Memory {
  unsigned long long peak = 0;
  unsigned long long search = 0;
};

/// Starts the program to search in a process of its own; nothing where it does not get to say.
std::optional<Memory> memory_of(const std::string& program, const std::string& search) {
  const std::string command = "'" + program + "' " + kMeasureMemory + " " + search;
  FILE* const output = popen(command.c_str(), "r");
  if (output == nullptr) return std::nullopt;
  Memory memory;
  const bool told = std::fscanf(output, "%llu %llu", &memory.peak, &memory.search) == 2;
  pclose(output);
  return told ? std::optional(memory) : std::nullopt;
}

void measure_memory(benchmark::State& state, const std::string& program,
                    const std::string& search) {
  declare_counters(state);
  std::optional<Memory> memory;
  for (auto _ : state) memory = memory_of(program, search);
  if (!memory) {
    state.SkipWithError("this system does not tell");
    return;
  }
  const double mib = static_cast<double>(memory->peak) / (1024.0 * 1024.0);
  if (mib > kMostMib) state.SkipWithError("more than 1 GiB");
  state.counters["peak_mib"] = mib;
  state.counters["bytes_cell"] = static_cast<double>(memory->search) / (double{kSide} * kSide);
}

std::vector<NamedSettings> searches() {
  return {{"astar_strict", settings_of("astar", QueueOrder::kStrict)},
          {"astar_buckets", settings_of("astar", QueueOrder::kBuckets)},
          {"jps_buckets", settings_of("jps", QueueOrder::kBuckets)},
          {"theta", settings_of("theta", QueueOrder::kStrict)}};
}

}  // namespace

int tell_memory(const std::string& name) {
  for (const NamedSettings& named : searches()) {
    if (named.name != name) continue;
    Map map = map_without_a_way();
    const CellId start{0};
    const CellId goal{kSide * kSide - 1};
    const auto space = *SearchSpace::make(map, cost_rules(named.settings));
    const std::uint64_t before = own_memory("VmRSS");
    const std::unique_ptr<Search> search = *make_search(space, named.settings);
    search->begin(start, goal);
    if (before == 0 || search->run() != SearchStatus::kNoPath) return 1;
    std::cout << own_memory("VmHWM") << ' ' << own_memory("VmRSS") - before << '\n';
    return 0;
  }
  return 2;
}

void register_memory_benchmarks(const std::string& program) {
  for (const NamedSettings& named : searches()) {
    benchmark::RegisterBenchmark(
        ("memory/4096x4096/" + named.name).c_str(),
        [program, named](benchmark::State& state) { measure_memory(state, program, named.name); })
        ->Unit(benchmark::kMillisecond)
        ->Iterations(1)
        ->UseRealTime();
  }
}

}  // namespace astrolabe::bench
