#include "astrolabe/search/optimum.h"

#include <gtest/gtest.h>

#include "astrolabe/heuristic/heuristic_registry.h"
#include "astrolabe/search/order_registry.h"
#include "astrolabe/search/search.h"
#include "astrolabe/search/tie_break_effects.h"
#include "tests/support/random_map.h"
#include "tests/support/random_query.h"
#include "tests/support/search_fixture.h"

namespace astrolabe {
namespace {

const auto kNeverCancelled = [] { return false; };

/// Calls check(query, settings) for random queries of every grid with its best heuristic.
template <class Check>
void on_random_queries(const Check& check) {
  std::uint64_t seed = 1;
  for (const GridSpec& spec : test::all_specs()) {
    for (int round = 0; round < 24; ++round, ++seed) {
      Random random(seed);
      const CostScale scale = round % 4 == 3 ? CostScale::kTens : CostScale::kExact;
      const auto query = test::random_query(random, spec, round % 2 == 1, scale);
      if (!query) continue;
      SCOPED_TRACE(test::describe(seed, query->map));
      SearchSettings settings =
          test::settings_with(std::string(default_heuristic(spec).id), 100, scale);
      settings.climb = query->climb;
      check(*query, settings);
      if (testing::Test::HasFailure()) return;
    }
  }
}

/// What the slow Dijkstra knows of the query, as shown.
double true_cost(const test::RandomQuery& query, const SearchSpace& space) {
  return shown(*query.best, space.costs().units);
}

TEST(Optimum, IsWhatTheSlowDijkstraFinds) {
  on_random_queries([](const test::RandomQuery& query, const SearchSettings& settings) {
    const auto space = *SearchSpace::make(query.map, cost_rules(settings));
    const std::optional<double> optimum =
        shown_optimum(space, {.start = query.start, .goals = {query.goal}}, kNeverCancelled);
    ASSERT_EQ(optimum.has_value(), query.best.has_value());
    if (!optimum) return;
    ASSERT_NEAR(*optimum, true_cost(query, *space), 1e-6);
  });
}

TEST(Optimum, MeasuresWhatAPathCostsInTermsOfIt) {
  int dearer = 0;
  on_random_queries([&](const test::RandomQuery& query, SearchSettings settings) {
    settings.weight_hundredths = 500;
    test::SearchFixture fixture(query.map, settings);
    fixture.search->begin(query.start, query.goal);
    fixture.search->run();
    const SearchResult result = result_of(*fixture.search, *fixture.space);
    const std::optional<double> ratio =
        measured_ratio(fixture.space, {.start = query.start, .goals = {query.goal}}, settings,
                       result, guarantee_of(*fixture.space, settings), kNeverCancelled);
    ASSERT_EQ(ratio.has_value(), query.best.has_value());
    if (!ratio) return;
    const double best = true_cost(query, *fixture.space);
    ASSERT_NEAR(*ratio, best == 0.0 ? 1.0 : result.shown_cost / best, 1e-6);
    dearer += *ratio > 1.0001 ? 1 : 0;
  });
  EXPECT_GT(dearer, 10);
}

TEST(Optimum, IsNotLookedForWhereThatIsCancelled) {
  // The way leads around a wall, and most of the map is searched before.
  Map map(GridSpec{}, {200, 200}, {{.name = "ground"}, {.name = "wall", .blocked = true}});
  for (int row = 0; row < 199; ++row) map.set_terrain(map.size().cell({190, row}), 1);
  const auto space = *SearchSpace::make(map, {});
  const PathQuery query{.start = CellId{0}, .goals = {CellId{199}}};
  SearchResult found;
  found.status = SearchStatus::kFound;
  const SearchSettings settings = test::settings_with("octile", 500);
  const Guarantee guarantee = guarantee_of(*space, settings);
  EXPECT_TRUE(measured_ratio(space, query, settings, found, guarantee, kNeverCancelled));
  const auto cancelled = [] { return true; };
  EXPECT_FALSE(measured_ratio(space, query, settings, found, guarantee, cancelled));
}

TEST(TieBreakEffects, AreTheExpansionsOfEachSearch) {
  on_random_queries([](const test::RandomQuery& query, SearchSettings settings) {
    const auto space = *SearchSpace::make(query.map, cost_rules(settings));
    const auto effects = tie_break_effects(space, {.start = query.start, .goals = {query.goal}},
                                           settings, 1000000, kNeverCancelled);
    ASSERT_EQ(effects.size(), all_tie_breaks().size());
    for (const TieBreakEffect& effect : effects) {
      settings.tie_break = effect.tie_break;
      test::SearchFixture fixture(query.map, settings);
      fixture.search->begin(query.start, query.goal);
      fixture.search->run();
      ASSERT_EQ(effect.expanded, fixture.search->counts().expanded) << effect.tie_break;
      ASSERT_TRUE(effect.ended);
    }
  });
}

TEST(TieBreakEffects, AreNoneWithoutTiesToBreakAndStopAtTheLimit) {
  const Map map(GridSpec{}, {30, 30});
  const auto space = *SearchSpace::make(map, {});
  const PathQuery query{.start = CellId{0}, .goals = {CellId{899}}};
  EXPECT_TRUE(tie_break_effects(space, query, {.algorithm = "bfs"}, 1000, kNeverCancelled).empty());
  for (const TieBreakEffect& effect : tie_break_effects(space, query, {}, 5, kNeverCancelled)) {
    EXPECT_EQ(effect.expanded, 5u);
    EXPECT_FALSE(effect.ended);
  }
  EXPECT_TRUE(tie_break_effects(space, query, {}, 1000, [] { return true; }).empty());
}

}  // namespace
}  // namespace astrolabe
