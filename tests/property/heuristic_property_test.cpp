#include <gtest/gtest.h>

#include <optional>

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
  const std::optional<Ratio> factor = standing_on(heuristic, *fixture.space).factor;
  if (!factor) return;
  fixture.search->begin(goal, goal);
  const test::SlowStepCosts costs = test::step_costs(map, fixture.search->units());
  EXPECT_EQ(fixture.search->h(goal), 0);
  for (std::uint32_t index = 0; index < map.terrain().size(); ++index) {
    const CellId from{index};
    if (map.blocked(from)) continue;
    for (const test::SlowMove& move : test::slow_moves(map, from)) {
      const TerrainIndex entered = map.terrain_index(move.target);
      const Cost cost = move.diagonal ? costs.diagonal[entered] : costs.straight[entered];
      ASSERT_TRUE(
          falls_within(fixture.search->h(from), fixture.search->h(move.target), cost, *factor))
          << heuristic.id << " from cell " << index << " to " << index_of(move.target);
    }
  }
}

/// h and h* of every free cell from which the goal can be reached.
template <class Use>
void for_true_costs(const Map& map, const HeuristicEntry& heuristic, CellId goal, Use use) {
  SearchSettings settings = test::settings_with(std::string(heuristic.id));
  settings.expression = "3 * D * (dx + dy)";
  SearchFixture fixture(map, settings);
  fixture.search->begin(goal, goal);
  const auto truth = test::slow_costs_to(map, goal, test::step_costs(map, fixture.search->units()));
  for (std::uint32_t index = 0; index < truth.size(); ++index) {
    if (truth[index]) use(CellId{index}, fixture.search->h(CellId{index}), *truth[index]);
  }
}

/// A small map on uniform ground or on terrain.
Map small_map(Random& random, const GridSpec& spec) {
  std::vector<int> terrain_costs;
  if (random.below(2) == 1) terrain_costs = {7, 99, 300};
  return test::random_map(random, {.spec = spec,
                                   .size = {2 + static_cast<int>(random.below(6)), 5},
                                   .wall_percent = static_cast<int>(random.below(40)),
                                   .terrain_costs = terrain_costs});
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

TEST(HeuristicProperty, AdmissibleMeansNeverAboveTheTruthOnTenThousandMaps) {
  const std::vector<GridSpec> specs = test::all_specs();
  constexpr std::uint64_t kMaps = 10000;
  for (std::uint64_t seed = 1; seed <= kMaps; ++seed) {
    const GridSpec& spec = specs[seed % specs.size()];
    Random random(seed);
    const Map map = small_map(random, spec);
    const CellId goal = test::random_free_cell(random, map);
    if (goal == kNoCell) continue;
    const auto space = *SearchSpace::make(map, {});
    for (const HeuristicEntry& heuristic : heuristics_for(spec)) {
      if (!standing_on(heuristic, *space).admissible) continue;
      for_true_costs(map, heuristic, goal, [&](CellId cell, Cost h, Cost truth) {
        ASSERT_LE(h, truth) << heuristic.id << " at " << index_of(cell) << " of "
                            << test::describe(seed, map);
      });
      if (HasFatalFailure()) return;
    }
  }
}

TEST(HeuristicProperty, WhatIsClaimedToOverestimateDoes) {
  for (GridSpec spec : test::all_specs()) {
    // Open ground: the farthest corners show it.
    const Map map(spec, {7, 7});
    const auto space = *SearchSpace::make(map, {});
    for (const HeuristicEntry& heuristic : heuristics_for(spec)) {
      if (standing_on(heuristic, *space).admissible) continue;
      int overestimated = 0;
      for_true_costs(map, heuristic, CellId{24},
                     [&](CellId, Cost h, Cost truth) { overestimated += h > truth ? 1 : 0; });
      EXPECT_GT(overestimated, 0) << heuristic.id << " on " << test::describe(spec);
    }
  }
}

TEST(HeuristicProperty, ThePerfectOneIsTheTruth) {
  for (std::uint64_t seed = 1; seed <= 200; ++seed) {
    const std::vector<GridSpec> specs = test::all_specs();
    Random random(seed);
    const Map map = small_map(random, specs[seed % specs.size()]);
    const CellId goal = test::random_free_cell(random, map);
    if (goal == kNoCell) continue;
    for_true_costs(map, *find_heuristic("perfect"), goal,
                   [&](CellId, Cost h, Cost truth) { EXPECT_EQ(h, truth); });
  }
}

TEST(HeuristicProperty, LandmarksKnowMoreThanCoordinates) {
  // A long wall between: only the way around it counts.
  const Map map = test::map_of(GridSpec{}, {".........",  //
                                            "########.",  //
                                            "........."});
  const CellId goal = map.size().cell({0, 2});
  const CellId start = map.size().cell({0, 0});
  SearchFixture landmarks(map, test::settings_with("landmarks"));
  landmarks.search->begin(start, goal);
  EXPECT_FALSE(landmarks.search->landmarks().empty());
  const double known = shown(landmarks.search->h(start), landmarks.search->units());
  EXPECT_GT(known, 15.0);
  EXPECT_LE(known, 18.0);
}

}  // namespace
}  // namespace astrolabe
