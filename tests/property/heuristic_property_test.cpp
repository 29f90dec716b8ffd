#include <gtest/gtest.h>

#include "astrolabe/heuristic/heuristic_registry.h"
#include "astrolabe/search/search.h"
#include "tests/support/path_walk.h"
#include "tests/support/random_map.h"
#include "tests/support/search_fixture.h"
#include "tests/support/slow_adjacency.h"
#include "tests/support/slow_dijkstra.h"

namespace astrolabe {
namespace {

using test::SearchFixture;

HeuristicStanding standing_on(const HeuristicEntry& heuristic, const SearchSpace& space) {
  return standing_of(heuristic, space.spec(),
                     {space.costs().cheapest_straight, space.costs().cheapest_diagonal});
}

/// h(from) - h(to) <= k * cost, in whole numbers.
bool falls_within(Cost from, Cost to, Cost cost, const Ratio& factor) {
  return (from - to) * factor.denominator <= cost * factor.numerator;
}

void check_map(const Map& map, const HeuristicEntry& heuristic, CostScale scale, CellId goal) {
  SearchFixture fixture(map, test::settings_with(std::string(heuristic.id), 100, scale));
  fixture.search->begin(goal, goal);
  const Ratio factor = standing_on(heuristic, *fixture.space).factor;
  const test::SlowStepCosts costs =
      scale == CostScale::kTens ? test::tens_step_costs(map) : test::exact_step_costs(map);
  EXPECT_EQ(fixture.search->h(goal), 0);
  for (std::uint32_t index = 0; index < map.terrain().size(); ++index) {
    const CellId from{index};
    if (map.blocked(from)) continue;
    for (const test::SlowMove& move : test::slow_moves(map, from)) {
      const TerrainIndex entered = map.terrain_index(move.target);
      const Cost cost = move.diagonal ? costs.diagonal[entered] : costs.straight[entered];
      ASSERT_TRUE(
          falls_within(fixture.search->h(from), fixture.search->h(move.target), cost, factor))
          << heuristic.id << " from cell " << index << " to " << index_of(move.target);
    }
  }
}

TEST(HeuristicProperty, NeverFallsByMoreThanItsFactorTimesAStep) {
  for (const CostScale scale : {CostScale::kExact, CostScale::kTens}) {
    for (std::uint64_t seed = 1; seed <= 12; ++seed) {
      for (const GridSpec& spec : test::all_specs()) {
        Random random(seed);
        std::vector<int> terrain_costs;
        if (seed % 2 == 0) {
          terrain_costs =
              scale == CostScale::kTens ? std::vector{50, 150} : std::vector{7, 99, 300};
        }
        const Map map = test::random_map(
            random,
            {.spec = spec, .size = {14, 13}, .wall_percent = 15, .terrain_costs = terrain_costs});
        const CellId goal = test::random_free_cell(random, map);
        SCOPED_TRACE(test::describe(seed, map));
        for (const HeuristicEntry& heuristic : heuristics_for(spec)) {
          check_map(map, heuristic, scale, goal);
        }
        if (HasFailure()) return;
      }
    }
  }
}

TEST(HeuristicProperty, AdmissibleMeansNeverAboveTheTruth) {
  for (std::uint64_t seed = 1; seed <= 40; ++seed) {
    for (const GridSpec& spec : test::all_specs()) {
      Random random(seed);
      const Map map = test::random_map(random, {.spec = spec, .size = {9, 8}, .wall_percent = 20});
      const CellId goal = test::random_free_cell(random, map);
      SCOPED_TRACE(test::describe(seed, map));
      // Uniform ground: costs are symmetric, so from the goal is to the goal.
      const auto truth = test::slow_costs(map, goal, test::exact_step_costs(map));
      for (const HeuristicEntry& heuristic : all_heuristics()) {
        if (!heuristic.fits(spec)) continue;
        SearchFixture fixture(map, test::settings_with(std::string(heuristic.id)));
        if (!standing_on(heuristic, *fixture.space).admissible) continue;
        fixture.search->begin(goal, goal);
        for (std::uint32_t index = 0; index < truth.size(); ++index) {
          if (!truth[index] || map.blocked(CellId{index})) continue;
          ASSERT_LE(fixture.search->h(CellId{index}), *truth[index]) << heuristic.id << index;
        }
      }
    }
  }
}

}  // namespace
}  // namespace astrolabe
