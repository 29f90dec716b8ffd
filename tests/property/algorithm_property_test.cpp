#include <gtest/gtest.h>

#include <optional>

#include "astrolabe/heuristic/heuristic_registry.h"
#include "astrolabe/search/algorithm_registry.h"
#include "astrolabe/search/order_registry.h"
#include "tests/support/path_walk.h"
#include "tests/support/random_map.h"
#include "tests/support/random_query.h"
#include "tests/support/search_fixture.h"

namespace astrolabe {
namespace {

using test::random_query;
using test::RandomQuery;

/// Calls `check(query)` for random queries of every grid, on uniform ground and on terrain, in both
/// scales.
template <class Check>
void for_queries(std::uint64_t seed, int queries_a_spec, const Check& check) {
  for (const GridSpec& spec : test::all_specs()) {
    for (int round = 0; round < queries_a_spec; ++round, ++seed) {
      Random random(seed);
      const CostScale scale = round % 4 == 3 ? CostScale::kTens : CostScale::kExact;
      const std::optional<RandomQuery> query = random_query(random, spec, round % 2 == 1, scale);
      if (!query) continue;
      SCOPED_TRACE(test::describe(seed, query->map));
      check(*query, scale);
      if (::testing::Test::HasFailure()) return;
    }
  }
}

SearchSettings settings_for(const RandomQuery& query, CostScale scale) {
  SearchSettings settings =
      test::settings_with(std::string(default_heuristic(query.map.spec()).id), 100, scale);
  settings.climb = query.climb;
  return settings;
}

/// Whether the settings' algorithm can be used on a map; refusals have tests of their own.
bool can_be_used(const Map& map, const SearchSettings& settings) {
  const auto space = SearchSpace::make(map, cost_rules(settings));
  return space.ok() && check_requirements(**space, settings).ok();
}

TEST(AlgorithmProperty, EveryAlgorithmKeepsItsGuarantee) {
  for_queries(1, 24, [](const RandomQuery& query, CostScale scale) {
    for (const AlgorithmEntry& algorithm : all_algorithms()) {
      SCOPED_TRACE(std::string(algorithm.id));
      SearchSettings settings = settings_for(query, scale);
      settings.algorithm = algorithm.id;
      if (can_be_used(query.map, settings)) test::expect_right(query, settings);
    }
  });
}

TEST(AlgorithmProperty, EveryTieBreakKeepsTheGuaranteeOfEveryAlgorithm) {
  for_queries(100000, 8, [](const RandomQuery& query, CostScale scale) {
    for (const AlgorithmEntry& algorithm : all_algorithms()) {
      for (const TieBreakEntry& tie_break : all_tie_breaks()) {
        SCOPED_TRACE(std::string(algorithm.id) + ", " + std::string(tie_break.id));
        SearchSettings settings = settings_for(query, scale);
        settings.algorithm = algorithm.id;
        settings.tie_break = tie_break.id;
        settings.seed = 7;
        if (algorithm.uses.tie_break && can_be_used(query.map, settings)) {
          test::expect_right(query, settings);
        }
      }
    }
  });
}

TEST(AlgorithmProperty, EveryPriorityKeepsItsGuarantee) {
  for_queries(200000, 12, [](const RandomQuery& query, CostScale scale) {
    for (const PriorityEntry& priority : all_priorities()) {
      for (const int weight : {101, 150, 300, 500}) {
        for (const bool reopen : {true, false}) {
          SCOPED_TRACE(std::string(priority.id) + ", weight " + std::to_string(weight) +
                       (reopen ? "" : ", without re-opening"));
          SearchSettings settings = settings_for(query, scale);
          settings.priority = priority.id;
          settings.weight_hundredths = weight;
          settings.reopen = reopen;
          test::expect_right(query, settings);
        }
      }
    }
  });
}

TEST(AlgorithmProperty, EveryWeightedAlgorithmKeepsItsGuaranteeWithEveryHeuristic) {
  for_queries(400000, 24, [](const RandomQuery& query, CostScale scale) {
    SearchSettings settings = settings_for(query, scale);
    for (const AlgorithmEntry& algorithm : all_algorithms()) {
      if (!algorithm.uses.weight) continue;
      for (const HeuristicEntry& heuristic : heuristics_for(query.map.spec())) {
        for (const int weight : {100, 130, 400}) {
          SCOPED_TRACE(std::string(algorithm.id) + ", " + std::string(heuristic.id) + ", weight " +
                       std::to_string(weight));
          settings.algorithm = algorithm.id;
          settings.heuristic = heuristic.id;
          settings.weight_hundredths = weight;
          if (can_be_used(query.map, settings)) test::expect_right(query, settings);
        }
      }
    }
  });
}

TEST(AlgorithmProperty, AnytimeSearchProvesEverBetterPaths) {
  int worse_at_first = 0;
  for_queries(500000, 24, [&worse_at_first](const RandomQuery& query, CostScale scale) {
    SearchSettings settings = settings_for(query, scale);
    settings.algorithm = "ara";
    settings.weight_hundredths = 320;
    test::SearchFixture fixture(query.map, settings);
    fixture.search->begin(query.start, query.goal);
    if (fixture.search->run() != SearchStatus::kFound) return;
    const auto improvements = fixture.search->improvements();
    const Cost best = improvements.back().cost;
    EXPECT_EQ(test::walked_cost(query.map, fixture.search->path(), query.costs), query.best);
    ASSERT_EQ(improvements.size(), 6u);  // 3.2, 2.7, 2.2, 1.7, 1.2, 1
    EXPECT_EQ(improvements.front().bound_hundredths, 320);
    EXPECT_EQ(improvements.back().bound_hundredths, 100);
    for (std::size_t i = 0; i < improvements.size(); ++i) {
      EXPECT_LE(100 * improvements[i].cost, improvements[i].bound_hundredths * best);
      if (i == 0) continue;
      EXPECT_LE(improvements[i].cost, improvements[i - 1].cost);
      EXPECT_LT(improvements[i].bound_hundredths, improvements[i - 1].bound_hundredths);
      EXPECT_GE(improvements[i].expanded, improvements[i - 1].expanded);
    }
    worse_at_first += improvements.front().cost > best ? 1 : 0;
  });
  EXPECT_GT(worse_at_first, 5);
}

TEST(AlgorithmProperty, BucketsKeepEveryGuarantee) {
  for_queries(300000, 16, [](const RandomQuery& query, CostScale scale) {
    SearchSettings settings = settings_for(query, scale);
    settings.queue = QueueOrder::kBuckets;
    for (const AlgorithmEntry& algorithm : all_algorithms()) {
      for (const HeuristicEntry& heuristic : heuristics_for(query.map.spec())) {
        for (const int weight : {100, 101, 150, 500}) {
          SCOPED_TRACE(std::string(algorithm.id) + ", " + std::string(heuristic.id) + ", weight " +
                       std::to_string(weight));
          settings.algorithm = algorithm.id;
          settings.heuristic = heuristic.id;
          settings.weight_hundredths = weight;
          if (can_be_used(query.map, settings)) test::expect_right(query, settings);
        }
      }
    }
  });
}

TEST(AlgorithmProperty, BucketsAreRefusedWhereTheyWouldBreakAPromise) {
  const auto space = *SearchSpace::make(Map(GridSpec{}, {3, 3}), {});
  SearchSettings settings;
  settings.queue = QueueOrder::kBuckets;
  EXPECT_TRUE(check_requirements(*space, settings).ok());
  SearchSettings without_reopening = settings;
  without_reopening.reopen = false;
  EXPECT_FALSE(check_requirements(*space, without_reopening).ok());
  SearchSettings other_priority = settings;
  other_priority.priority = "pwxd";
  EXPECT_FALSE(check_requirements(*space, other_priority).ok());
  for (const AlgorithmEntry& algorithm : all_algorithms()) {
    settings.algorithm = algorithm.id;
    EXPECT_EQ(check_requirements(*space, settings).ok(), algorithm.uses.queue) << algorithm.id;
  }
}

}  // namespace
}  // namespace astrolabe
