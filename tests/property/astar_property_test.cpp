#include <gtest/gtest.h>

#include <optional>

#include "astrolabe/heuristic/heuristic_registry.h"
#include "astrolabe/search/solve.h"
#include "tests/support/random_map.h"
#include "tests/support/random_query.h"
#include "tests/support/search_fixture.h"

namespace astrolabe {
namespace {

using test::random_query;
using test::RandomQuery;
using test::SearchFixture;

/// Every heuristic that fits, on random maps of every grid, against the oracle.
void check_all(std::uint64_t first_seed, int maps_a_spec, bool terrain, CostScale scale,
               int weight_hundredths, bool reopen) {
  std::uint64_t seed = first_seed;
  for (const GridSpec& spec : test::all_specs()) {
    for (int round = 0; round < maps_a_spec; ++round, ++seed) {
      Random random(seed);
      const std::optional<RandomQuery> drawn = random_query(random, spec, terrain, scale);
      if (!drawn) continue;
      SCOPED_TRACE(test::describe(seed, drawn->map));
      for (const HeuristicEntry& heuristic : heuristics_for(spec)) {
        SCOPED_TRACE(std::string(heuristic.id));
        SearchSettings settings =
            test::settings_with(std::string(heuristic.id), weight_hundredths, scale);
        settings.reopen = reopen;
        settings.climb = drawn->climb;
        test::expect_right(*drawn, settings);
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
    const std::optional<RandomQuery> drawn = random_query(random, spec, true, CostScale::kExact);
    if (!drawn || !drawn->best) continue;
    SCOPED_TRACE(test::describe(seed, drawn->map));
    SearchSettings settings = test::settings_with("zero");
    settings.climb = drawn->climb;
    SearchFixture fixture(drawn->map, settings);
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
    const std::optional<RandomQuery> drawn =
        random_query(random, GridSpec{}, seed % 2 == 0, CostScale::kExact);
    if (!drawn) continue;
    SCOPED_TRACE(test::describe(seed, drawn->map));
    SearchSettings settings = test::settings_with("octile");
    settings.climb = drawn->climb;
    SearchFixture fixture(drawn->map, settings);
    fixture.search->begin(drawn->start, drawn->goal);
    fixture.search->run();
    EXPECT_EQ(fixture.search->counts().reopened, 0u);
  }
}

}  // namespace
}  // namespace astrolabe
