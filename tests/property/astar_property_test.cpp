#include <gtest/gtest.h>

#include <optional>

#include "astrolabe/heuristic/heuristic_registry.h"
#include "astrolabe/search/guarantee.h"
#include "astrolabe/search/search.h"
#include "astrolabe/search/solve.h"
#include "tests/support/path_walk.h"
#include "tests/support/random_map.h"
#include "tests/support/search_fixture.h"
#include "tests/support/slow_dijkstra.h"

namespace astrolabe {
namespace {

using test::SearchFixture;
using test::SlowStepCosts;

/// One query of a random map with the truth about it.
struct Case {
  Map map;
  CellId start = kNoCell;
  CellId goal = kNoCell;
  SlowStepCosts costs;
  std::optional<std::int64_t> best;
};

std::optional<Case> random_case(Random& random, const GridSpec& spec, bool terrain, bool tens) {
  const GridSize size{2 + static_cast<int>(random.below(11)),
                      1 + static_cast<int>(random.below(12))};
  std::vector<int> terrain_costs;
  if (terrain)
    terrain_costs = tens ? std::vector{50, 100, 350} : std::vector{1, 33, 100, 777, 10000};
  Case drawn{.map = test::random_map(random, {.spec = spec,
                                              .size = size,
                                              .wall_percent = static_cast<int>(random.below(45)),
                                              .terrain_costs = terrain_costs}),
             .costs = {},
             .best = {}};
  drawn.start = test::random_free_cell(random, drawn.map);
  drawn.goal = test::random_free_cell(random, drawn.map);
  if (drawn.start == kNoCell) return std::nullopt;
  drawn.costs = tens ? test::tens_step_costs(drawn.map) : test::exact_step_costs(drawn.map);
  drawn.best = test::slow_costs(drawn.map, drawn.start, drawn.costs)[index_of(drawn.goal)];
  return drawn;
}

void expect_right(const Case& drawn, const SearchSettings& settings) {
  SearchFixture fixture(drawn.map, settings);
  fixture.search->begin(drawn.start, drawn.goal);
  const SearchStatus status = fixture.search->run();
  if (!drawn.best) {
    EXPECT_EQ(status, SearchStatus::kNoPath);
    EXPECT_TRUE(fixture.search->path().empty());
    return;
  }
  ASSERT_EQ(status, SearchStatus::kFound);
  const std::vector<CellId> path = fixture.search->path();
  ASSERT_FALSE(path.empty());
  EXPECT_EQ(path.front(), drawn.start);
  EXPECT_EQ(path.back(), drawn.goal);
  // Long ways over dear ground are searched in wide costs, so the path is priced in both units.
  const SlowStepCosts reported = test::step_costs(drawn.map, fixture.search->units());
  EXPECT_EQ(test::walked_cost(drawn.map, path, reported), fixture.search->path_cost());
  const std::int64_t found = test::walked_cost(drawn.map, path, drawn.costs).value_or(-1);
  const Guarantee guarantee = guarantee_of(*fixture.space, settings);
  if (guarantee.kind == Guarantee::Kind::kOptimal) {
    EXPECT_EQ(found, *drawn.best);
    return;
  }
  ASSERT_EQ(guarantee.kind, Guarantee::Kind::kWithin);
  EXPECT_GE(found, *drawn.best);
  EXPECT_LE(static_cast<double>(found), *guarantee.bound * static_cast<double>(*drawn.best));
}

/// Every heuristic that fits, on random maps of every grid, against the oracle.
void check_all(std::uint64_t first_seed, int maps_a_spec, bool terrain, CostScale scale,
               int weight_hundredths, bool reopen) {
  std::uint64_t seed = first_seed;
  for (const GridSpec& spec : test::all_specs()) {
    for (int round = 0; round < maps_a_spec; ++round, ++seed) {
      Random random(seed);
      const std::optional<Case> drawn =
          random_case(random, spec, terrain, scale == CostScale::kTens);
      if (!drawn) continue;
      SCOPED_TRACE(test::describe(seed, drawn->map));
      for (const HeuristicEntry& heuristic : heuristics_for(spec)) {
        SCOPED_TRACE(std::string(heuristic.id));
        SearchSettings settings =
            test::settings_with(std::string(heuristic.id), weight_hundredths, scale);
        settings.reopen = reopen;
        expect_right(*drawn, settings);
      }
      if (::testing::Test::HasFailure()) return;
    }
  }
}

TEST(AstarProperty, KeepsItsGuaranteeOnUniformGround) {
  check_all(1000, 40, false, CostScale::kExact, 100, true);
}

TEST(AstarProperty, KeepsItsGuaranteeOnTerrain) {
  check_all(2000000, 40, true, CostScale::kExact, 100, true);
}

TEST(AstarProperty, KeepsItsGuaranteeInTens) {
  check_all(3000000, 20, false, CostScale::kTens, 100, true);
  check_all(4000000, 20, true, CostScale::kTens, 100, true);
}

TEST(AstarProperty, KeepsItsGuaranteeWithWeights) {
  for (const int weight : {101, 150, 500}) {
    check_all(5000000 + static_cast<std::uint64_t>(weight), 10, false, CostScale::kExact, weight,
              true);
    check_all(6000000 + static_cast<std::uint64_t>(weight), 10, true, CostScale::kExact, weight,
              true);
  }
}

TEST(AstarProperty, KeepsItsGuaranteeWithoutReopening) {
  check_all(7000000, 20, false, CostScale::kExact, 100, false);
  check_all(8000000, 20, true, CostScale::kExact, 150, false);
}

TEST(AstarProperty, ShowsTheCostThatItsStepsAddUpTo) {
  for (std::uint64_t seed = 1; seed <= 300; ++seed) {
    Random random(seed);
    const std::vector<GridSpec> specs = test::all_specs();
    const GridSpec spec = specs[random.below(specs.size())];
    const std::optional<Case> drawn = random_case(random, spec, true, false);
    if (!drawn || !drawn->best) continue;
    SCOPED_TRACE(test::describe(seed, drawn->map));
    SearchFixture fixture(drawn->map, test::settings_with("zero"));
    fixture.search->begin(drawn->start, drawn->goal);
    fixture.search->run();
    const SearchResult result = result_of(*fixture.search, *fixture.space);
    // They differ by no more than the fraction that stands for the root of 2 does.
    EXPECT_NEAR(result.shown_cost, shown(result.cost, result.units), 3e-10 * result.shown_cost);
  }
}

TEST(AstarProperty, NeverReopensWithConsistentHeuristics) {
  for (std::uint64_t seed = 1; seed <= 300; ++seed) {
    Random random(seed);
    const std::optional<Case> drawn = random_case(random, GridSpec{}, seed % 2 == 0, false);
    if (!drawn) continue;
    SCOPED_TRACE(test::describe(seed, drawn->map));
    SearchFixture fixture(drawn->map, test::settings_with("octile"));
    fixture.search->begin(drawn->start, drawn->goal);
    fixture.search->run();
    EXPECT_EQ(fixture.search->counts().reopened, 0u);
  }
}

}  // namespace
}  // namespace astrolabe
