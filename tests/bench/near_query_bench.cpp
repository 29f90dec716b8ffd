// A query's time follows what it expands and not the map: the same ways of about twenty steps,
// through the same surroundings, on a small map and on one of the largest.

#include <benchmark/benchmark.h>

#include <memory>
#include <string>
#include <vector>

#include "astrolabe/base/limits.h"
#include "astrolabe/search/search.h"
#include "tests/bench/benchmarks.h"
#include "tests/bench/measure.h"
#include "tests/bench/random_ground.h"

namespace astrolabe::bench {
namespace {

constexpr int kSmall = 256;
constexpr int kLarge = kMaxSide;
constexpr int kSteps = 20;
constexpr int kQueries = 20;
constexpr std::uint64_t kSeed = 1;

/// A map's space with its queries; the map itself would be a third of the memory.
struct Ground {
  std::shared_ptr<const SearchSpace> space;
  std::vector<Query> queries;
};

/// From cells near the middle to cells twenty columns on, on the small map: the large one is the
/// same around there.
std::vector<Query> queries_on_small(const Map& small) {
  std::vector<Query> queries;
  for (int row = 0; queries.size() < kQueries; ++row) {
    const Offset start{kSmall / 2 - kSteps / 2, kSmall / 2 - kQueries / 2 + row};
    const Query query{.start = small.size().cell(start),
                      .goal = small.size().cell({start.col + kSteps, start.row})};
    for (const Query& known : with_right_lengths(small, {query})) queries.push_back(known);
  }
  return queries;
}

CellId moved(CellId cell, GridSize from, GridSize to) {
  const Offset at = from.offset(cell);
  return to.cell(
      {at.col - from.width / 2 + to.width / 2, at.row - from.height / 2 + to.height / 2});
}

Ground make_ground(int side, int wall_percent) {
  const Map small = random_ground_around_middle(kSeed, {kSmall, kSmall}, wall_percent);
  const Map map = random_ground_around_middle(kSeed, {side, side}, wall_percent);
  Ground ground{.space = *SearchSpace::make(map, {}), .queries = queries_on_small(small)};
  for (Query& query : ground.queries) {
    query.start = moved(query.start, small.size(), map.size());
    query.goal = moved(query.goal, small.size(), map.size());
  }
  return ground;
}

/// Made once: it takes seconds.
template <int kSide, int kWallPercent>
const Ground& ground() {
  static const Ground kGround = make_ground(kSide, kWallPercent);
  return kGround;
}

void measure_near(benchmark::State& state, const Ground& ground, const SearchSettings& settings) {
  measure_search(state, **make_search(ground.space, settings), ground.queries);
}

template <int kSide, int kWallPercent>
void add(const std::string& walls, const NamedSettings& named) {
  const std::string name = "near/" + named.name + "/" + walls + "/" + std::to_string(kSide) + "x" +
                           std::to_string(kSide);
  benchmark::RegisterBenchmark(name.c_str(), [settings = named.settings](benchmark::State& state) {
    measure_near(state, ground<kSide, kWallPercent>(), settings);
  })->Unit(benchmark::kMicrosecond);
}

}  // namespace

void register_near_query_benchmarks() {
  for (const NamedSettings& named :
       {NamedSettings{"astar_strict", settings_of("astar", QueueOrder::kStrict)},
        NamedSettings{"astar_buckets", settings_of("astar", QueueOrder::kBuckets)}}) {
    add<kSmall, 0>("open", named);
    add<kLarge, 0>("open", named);
    add<kSmall, 30>("random", named);
    add<kLarge, 30>("random", named);
  }
}

}  // namespace astrolabe::bench
