#include <gtest/gtest.h>

#include <cstdint>
#include <string>
#include <vector>

#include "astrolabe/heuristic/heuristic_registry.h"
#include "astrolabe/search/algorithm_registry.h"
#include "astrolabe/search/order_registry.h"
#include "astrolabe/search/search.h"
#include "tests/support/allocation_count.h"
#include "tests/support/random_map.h"
#include "tests/support/random_query.h"
#include "tests/support/search_fixture.h"

namespace astrolabe {
namespace {

struct Ends {
  CellId start = kNoCell;
  CellId goal = kNoCell;
};

/// Runs each query once.
void run_all(Search& search, const std::vector<Ends>& queries, std::uint64_t limit) {
  for (const Ends& ends : queries) {
    search.begin(ends.start, ends.goal);
    search.run(limit);
  }
}

/// Fails the test where queries allocate that were made twice before.
void expect_no_allocation(const Map& map, const SearchSettings& settings,
                          const std::vector<Ends>& queries) {
  SCOPED_TRACE(settings.algorithm + ", " + settings.heuristic + ", weight " +
               std::to_string(settings.weight_hundredths) + ", " + settings.tie_break +
               (settings.queue == QueueOrder::kBuckets ? ", buckets" : ""));
  const auto space = SearchSpace::make(map, cost_rules(settings));
  ASSERT_TRUE(space.ok());
  if (!check_requirements(**space, settings)) return;
  const test::SearchFixture fixture(map, settings);
  const std::uint64_t limit = test::limit_in_tests(*find_algorithm(settings.algorithm));
  run_all(*fixture.search, queries, limit);
  run_all(*fixture.search, queries, limit);
  const std::uint64_t before = test::allocations_so_far();
  run_all(*fixture.search, queries, limit);
  EXPECT_EQ(test::allocations_so_far() - before, 0u);
}

/// Settings of an algorithm with each heuristic, in both orders of the queue, unweighted and
/// weighted as far as they make a difference.
std::vector<SearchSettings> settings_of(const AlgorithmEntry& algorithm, const GridSpec& spec) {
  std::vector<SearchSettings> all;
  for (const HeuristicEntry& heuristic : heuristics_for(spec)) {
    for (const QueueOrder queue : {QueueOrder::kStrict, QueueOrder::kBuckets}) {
      for (const int weight : {100, 250}) {
        if (weight != 100 && !algorithm.uses.weight) continue;
        SearchSettings settings = test::settings_with(std::string(heuristic.id), weight);
        settings.algorithm = algorithm.id;
        settings.queue = queue;
        all.push_back(settings);
      }
    }
    if (!algorithm.uses.heuristic) break;
  }
  return all;
}

/// Queries that need a new goal each would make the perfect heuristic work out its costs anew, so
/// they have one goal.
std::vector<Ends> random_queries(Random& random, const Map& map, int count) {
  std::vector<Ends> queries;
  const CellId goal = test::random_free_cell(random, map);
  for (int query = 0; query < count; ++query) {
    queries.push_back({test::random_free_cell(random, map), goal});
  }
  return queries;
}

void check_all_algorithms(const GridSpec& spec, const std::vector<int>& terrain_costs) {
  Random random(1);
  const Map map = test::random_map(
      random, {.spec = spec, .size = {40, 37}, .wall_percent = 25, .terrain_costs = terrain_costs});
  const std::vector<Ends> queries = random_queries(random, map, 6);
  SCOPED_TRACE(test::describe(1, map));
  for (const AlgorithmEntry& algorithm : all_algorithms()) {
    for (const SearchSettings& settings : settings_of(algorithm, spec)) {
      expect_no_allocation(map, settings, queries);
    }
  }
}

/// One way of about `size * size / 2` steps of 100 each, in lanes between walls.
Map dear_lanes(const GridSpec& spec, int size) {
  Map map(spec, {size, size},
          {Terrain{.name = "mud", .glyph = '~', .cost_hundredths = 10000, .colour = {}},
           Terrain{.name = "wall", .glyph = '#', .blocked = true, .colour = {}}});
  for (int row = 1; row < size; row += 2) {
    const int gap = row % 4 == 1 ? size - 1 : 0;
    for (int col = 0; col < size; ++col) {
      if (col != gap) map.set_terrain(map.size().cell({col, row}), TerrainIndex{1});
    }
  }
  return map;
}

TEST(QueryAllocation, NothingIsAllocatedOnceASearchHasGrownToItsQueries) {
  for (const GridSpec& spec : {GridSpec{}, GridSpec{.kind = GridKind::kSquare, .ways = 4},
                               GridSpec{.kind = GridKind::kHexPointy, .ways = 6},
                               GridSpec{.kind = GridKind::kDiamond, .ways = 8}}) {
    check_all_algorithms(spec, {});
    check_all_algorithms(spec, {100, 250, 900});
  }
}

TEST(QueryAllocation, EveryTieBreakAndPriorityAllocatesNothing) {
  Random random(2);
  const Map map = test::random_map(random, {.size = {40, 37}, .wall_percent = 25});
  const std::vector<Ends> queries = random_queries(random, map, 6);
  for (const TieBreakEntry& tie_break : all_tie_breaks()) {
    for (const PriorityEntry& priority : all_priorities()) {
      SearchSettings settings = test::settings_with("manhattan", 170);
      settings.tie_break = tie_break.id;
      settings.priority = priority.id;
      expect_no_allocation(map, settings, queries);
    }
  }
}

TEST(QueryAllocation, TheWideSearchIsMadeOnce) {
  for (const GridSpec& spec : {GridSpec{}, GridSpec{.kind = GridKind::kHexPointy, .ways = 6}}) {
    const Map map = dear_lanes(spec, 61);
    const CellId start = map.size().cell({0, 0});
    const CellId goal = map.size().cell({60, 60});
    for (const AlgorithmEntry& algorithm : all_algorithms()) {
      SearchSettings settings = test::settings_with(std::string(default_heuristic(spec).id));
      settings.algorithm = algorithm.id;
      for (const QueueOrder queue : {QueueOrder::kStrict, QueueOrder::kBuckets}) {
        settings.queue = queue;
        expect_no_allocation(map, settings, {{start, goal}});
      }
    }
    // That they are wide: A* answers for the others.
    const test::SearchFixture fixture(map,
                                      test::settings_with(std::string(default_heuristic(spec).id)));
    fixture.search->begin(start, goal);
    fixture.search->run();
    EXPECT_EQ(fixture.search->units(), kWideUnits);
  }
}

}  // namespace
}  // namespace astrolabe
