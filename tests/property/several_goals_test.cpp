// The nearest of several goals, by every algorithm that takes several.

#include <gtest/gtest.h>

#include <optional>
#include <vector>

#include "astrolabe/heuristic/heuristic_registry.h"
#include "astrolabe/search/algorithm_registry.h"
#include "astrolabe/search/guarantee.h"
#include "astrolabe/search/search.h"
#include "tests/support/path_walk.h"
#include "tests/support/random_map.h"
#include "tests/support/random_query.h"
#include "tests/support/search_fixture.h"

namespace astrolabe {
namespace {

using test::RandomQuery;

/// Of the nearest goal; some may be walls.
std::optional<std::int64_t> best_of(const RandomQuery& query, const std::vector<CellId>& goals) {
  const auto costs = test::slow_costs(query.map, query.start, query.costs);
  std::optional<std::int64_t> best;
  for (const CellId goal : goals) {
    const auto& cost = costs[index_of(goal)];
    if (cost && (!best || *cost < *best)) best = cost;
  }
  return best;
}

void expect_nearest(const RandomQuery& query, const std::vector<CellId>& goals,
                    const SearchSettings& settings) {
  test::SearchFixture fixture(query.map, settings);
  fixture.search->begin(query.start, goals);
  const AlgorithmEntry& algorithm = *find_algorithm(settings.algorithm);
  const SearchStatus status = fixture.search->run(test::limit_in_tests(algorithm));
  if (status == SearchStatus::kRunning || status == SearchStatus::kNotFound) return;
  const std::optional<std::int64_t> best = best_of(query, goals);
  if (!best) {
    EXPECT_NE(status, SearchStatus::kFound);
    return;
  }
  ASSERT_EQ(status, SearchStatus::kFound);
  const std::vector<CellId> path = fixture.search->path();
  EXPECT_NE(std::find(goals.begin(), goals.end(), path.back()), goals.end());
  if (algorithm.any_angle) return;
  const std::int64_t found = test::walked_cost(query.map, path, query.costs).value_or(-1);
  EXPECT_GE(found, *best);
  const Guarantee guarantee = guarantee_of(*fixture.space, settings);
  if (guarantee.bound) {
    EXPECT_LE(static_cast<double>(found), *guarantee.bound * static_cast<double>(*best));
  }
}

/// One to five cells, most of them free.
std::vector<CellId> random_goals(Random& random, const Map& map) {
  std::vector<CellId> goals;
  for (std::uint32_t left = 1 + random.below(5); left > 0; --left) {
    const CellId goal = random.chance(80) ? test::random_free_cell(random, map)
                                          : CellId{random.below(map.terrain().size())};
    if (std::find(goals.begin(), goals.end(), goal) == goals.end()) goals.push_back(goal);
  }
  return goals;
}

TEST(SeveralGoals, TheNearestIsFoundByEveryAlgorithmWithEveryHeuristic) {
  std::uint64_t seed = 1;
  for (const GridSpec& spec : test::all_specs()) {
    for (int round = 0; round < 12; ++round, ++seed) {
      Random random(seed);
      const auto query = test::random_query(random, spec, round % 2 == 1, CostScale::kExact);
      if (!query) continue;
      const std::vector<CellId> goals = random_goals(random, query->map);
      SCOPED_TRACE(test::describe(seed, query->map));
      for (const AlgorithmEntry& algorithm : all_algorithms()) {
        for (const HeuristicEntry& heuristic : heuristics_for(spec)) {
          SCOPED_TRACE(std::string(algorithm.id) + ", " + std::string(heuristic.id));
          SearchSettings settings;
          settings.algorithm = algorithm.id;
          settings.heuristic = heuristic.id;
          settings.climb = query->climb;
          settings.several_goals = true;
          const auto space = *SearchSpace::make(query->map, cost_rules(settings));
          if (!check_requirements(*space, settings).ok()) continue;
          expect_nearest(*query, goals, settings);
          if (HasFatalFailure()) return;
          if (!algorithm.uses.heuristic) break;
        }
      }
      if (::testing::Test::HasFailure()) return;
    }
  }
}

TEST(SeveralGoals, AreRefusedByJumpPointSearch) {
  const auto space = *SearchSpace::make(Map(GridSpec{}, {3, 3}), {});
  SearchSettings settings{.algorithm = "jps"};
  EXPECT_TRUE(check_requirements(*space, settings).ok());
  settings.several_goals = true;
  EXPECT_FALSE(check_requirements(*space, settings).ok());
}

TEST(SeveralGoals, AllBlockedIsAStatus) {
  const Map map = test::map_of(GridSpec{}, {".##"});
  test::SearchFixture fixture(map, {.several_goals = true});
  fixture.search->begin(CellId{0}, std::vector<CellId>{CellId{1}, CellId{2}});
  EXPECT_EQ(fixture.search->run(), SearchStatus::kGoalBlocked);
}

}  // namespace
}  // namespace astrolabe
