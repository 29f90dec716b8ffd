// Pathmax and BPMX, on a heuristic that is admissible and far from consistent.

#include <gtest/gtest.h>

#include <optional>

#include "astrolabe/search/guarantee.h"
#include "astrolabe/search/search.h"
#include "tests/support/path_walk.h"
#include "tests/support/random_map.h"
#include "tests/support/random_query.h"
#include "tests/support/search_fixture.h"

namespace astrolabe {
namespace {

using test::RandomQuery;

/// Chebyshev's distance times a share that jumps from cell to cell: never too much on 8 ways.
SearchSettings jumpy(const RandomQuery& query, Remedy remedy) {
  SearchSettings settings = test::settings_with("expression");
  settings.expression = "D * max(dx, dy) * abs(sin(7 * x + 13 * y * y))";
  settings.remedy = remedy;
  settings.climb = query.climb;
  return settings;
}

struct Work {
  std::uint64_t expanded = 0;
  std::uint64_t reopened = 0;
};

/// Solves the query; its cost must be the best.
Work run(const RandomQuery& query, Remedy remedy) {
  test::SearchFixture fixture(query.map, jumpy(query, remedy));
  fixture.search->begin(query.start, query.goal);
  const SearchStatus status = fixture.search->run();
  EXPECT_EQ(status == SearchStatus::kFound, query.best.has_value());
  if (query.best) {
    EXPECT_EQ(test::walked_cost(query.map, fixture.search->path(), query.costs), query.best);
  }
  return {fixture.search->counts().expanded, fixture.search->counts().reopened};
}

TEST(Remedy, KeepsTheOptimumAndByBpmxSavesWork) {
  Work none;
  Work pathmax;
  Work bpmx;
  const auto add = [](Work& sum, const Work& one) {
    sum.expanded += one.expanded;
    sum.reopened += one.reopened;
  };
  for (std::uint64_t seed = 1; seed <= 400; ++seed) {
    Random random(seed);
    const auto query = test::random_query(random, GridSpec{}, seed % 3 == 0, CostScale::kExact);
    if (!query) continue;
    SCOPED_TRACE(test::describe(seed, query->map));
    add(none, run(*query, Remedy::kNone));
    add(pathmax, run(*query, Remedy::kPathmax));
    add(bpmx, run(*query, Remedy::kBpmx));
    if (::testing::Test::HasFailure()) return;
  }
  EXPECT_GT(none.reopened, 100u);
  // Pathmax alone changes little here, and the order among equals; BPMX is what saves work.
  EXPECT_NEAR(static_cast<double>(pathmax.expanded), static_cast<double>(none.expanded),
              0.02 * static_cast<double>(none.expanded));
  EXPECT_LT(bpmx.reopened, none.reopened);
  EXPECT_LT(bpmx.expanded, none.expanded);
}

TEST(Remedy, NeverRaisesAboveTheTrueCost) {
  for (std::uint64_t seed = 1; seed <= 60; ++seed) {
    Random random(seed);
    const auto query = test::random_query(random, GridSpec{}, seed % 2 == 0, CostScale::kExact);
    if (!query) continue;
    SCOPED_TRACE(test::describe(seed, query->map));
    test::SearchFixture fixture(query->map, jumpy(*query, Remedy::kBpmx));
    fixture.search->begin(query->start, query->goal);
    fixture.search->run();
    const auto truth =
        test::slow_costs_to(query->map, query->goal,
                            test::step_costs(query->map, fixture.search->units(), query->climb));
    for (std::uint32_t cell = 0; cell < truth.size(); ++cell) {
      if (!truth[cell]) continue;
      ASSERT_LE(fixture.search->h(CellId{cell}), *truth[cell]) << cell;
    }
  }
}

TEST(Remedy, IsShownAsItWasAtEachMoment) {
  int raised = 0;
  for (std::uint64_t seed = 1; seed <= 40; ++seed) {
    Random random(seed);
    const auto query = test::random_query(random, GridSpec{}, false, CostScale::kExact);
    if (!query) continue;
    const SearchSettings settings = jumpy(*query, Remedy::kBpmx);
    EventLog log;
    test::SearchFixture recorded(query->map, settings, &log);
    recorded.search->begin(query->start, query->goal);
    recorded.search->run();
    // Another search, stopped after each expansion, knows what was known then.
    test::SearchFixture stepped(query->map, settings);
    stepped.search->begin(query->start, query->goal);
    while (stepped.search->step() == SearchStatus::kRunning) {
      const std::uint64_t expansions = stepped.search->counts().expanded;
      for (std::uint32_t cell = 0; cell < query->map.terrain().size(); ++cell) {
        const Cost then = recorded.search->h({.cell = CellId{cell}, .expansions = expansions});
        ASSERT_EQ(then, stepped.search->h(CellId{cell}));
        raised += then != recorded.search->h(CellId{cell}) ? 1 : 0;
      }
    }
  }
  EXPECT_GT(raised, 10);
}

TEST(Remedy, TakesThePromiseFromWhatOverestimates) {
  const auto space = *SearchSpace::make(Map(GridSpec{}, {3, 3}), {});
  SearchSettings settings = test::settings_with("manhattan");
  EXPECT_EQ(guarantee_of(*space, settings).kind, Guarantee::Kind::kWithin);
  settings.remedy = Remedy::kPathmax;
  EXPECT_EQ(guarantee_of(*space, settings).kind, Guarantee::Kind::kNone);
  settings.heuristic = "octile";
  EXPECT_EQ(guarantee_of(*space, settings).kind, Guarantee::Kind::kOptimal);
}

}  // namespace
}  // namespace astrolabe
