#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <cstdlib>

#include "astrolabe/grid/lattice.h"
#include "tests/support/random_map.h"
#include "tests/support/slow_dijkstra.h"

// On open ground the oracle's distances must be the formulas of the lattices: the drawing of the
// grids, the lattices and the slow Dijkstra check one another.

namespace astrolabe {
namespace {

using test::shorter;
using test::StepCounts;

constexpr GridSize kSize{17, 19};
constexpr Offset kMiddle{8, 9};

/// The fewest steps between two cells of an open map.
StepCounts distance_formula(const GridSpec& spec, Lattice from, Lattice to) {
  const std::int64_t a = to.a - from.a;
  const std::int64_t b = to.b - from.b;
  const std::int64_t across_a = std::abs(a);
  const std::int64_t across_b = std::abs(b);
  if (is_hex(spec.kind)) return {(across_a + across_b + std::abs(a + b)) / 2, 0};
  if (spec.ways == 4) return {across_a + across_b, 0};
  const std::int64_t diagonal = std::min(across_a, across_b);
  return {std::max(across_a, across_b) - diagonal, diagonal};
}

TEST(GridDistanceProperty, OpenGroundHasTheDistancesOfTheLattice) {
  for (const GridSpec& spec : test::all_specs()) {
    SCOPED_TRACE(test::describe(spec));
    const Map map(spec, kSize);
    const auto distances = test::slow_step_counts(map, kSize.cell(kMiddle));
    const Lattice from = lattice_of(kMiddle, spec.kind, spec.stagger);
    // Near the rim of a diamond map the shortest ways lie outside; stay away from it.
    for (int row = kMiddle.row - 4; row <= kMiddle.row + 4; ++row) {
      for (int col = kMiddle.col - 2; col <= kMiddle.col + 2; ++col) {
        const Lattice to = lattice_of(Offset{col, row}, spec.kind, spec.stagger);
        const auto& found = distances[index_of(kSize.cell({col, row}))];
        ASSERT_TRUE(found.has_value());
        EXPECT_EQ(*found, distance_formula(spec, from, to)) << col << ", " << row;
      }
    }
  }
}

TEST(GridDistanceProperty, StepCountsAreOrderedExactly) {
  // Neighbouring convergents of sqrt 2: 577/408 is above it, 1393/985 below, by less than 1e-5.
  EXPECT_TRUE(shorter({0, 408}, {577, 0}));
  EXPECT_FALSE(shorter({577, 0}, {0, 408}));
  EXPECT_TRUE(shorter({1393, 0}, {0, 985}));
  EXPECT_FALSE(shorter({0, 985}, {1393, 0}));
  EXPECT_FALSE(shorter({3, 4}, {3, 4}));
  Random random(9);
  SCOPED_TRACE("seed 9");
  for (int draw = 0; draw < 20000; ++draw) {
    const StepCounts one{random.below(200), random.below(200)};
    const StepCounts other{random.below(200), random.below(200)};
    // Below 200 steps, lengths that differ do so by more than doubles can hide.
    ASSERT_EQ(shorter(one, other), one.length() < other.length() - 1e-9);
  }
}

TEST(GridDistanceProperty, WholeNumberCostsFollowTheCounts) {
  for (const GridSpec& spec : test::all_specs()) {
    Random random(4);
    const Map map = test::random_map(random, {.spec = spec, .size = {9, 9}, .wall_percent = 25});
    SCOPED_TRACE(test::describe(4, map));
    const CellId start = test::random_free_cell(random, map);
    // 33461 and 47321 keep the order of such short paths.
    const auto costs = test::slow_costs(map, start, {{33461, 0}, {47321, 0}});
    const auto counts = test::slow_step_counts(map, start);
    for (std::size_t cell = 0; cell < costs.size(); ++cell) {
      ASSERT_EQ(costs[cell].has_value(), counts[cell].has_value());
      if (!costs[cell]) continue;
      EXPECT_EQ(*costs[cell], 33461 * counts[cell]->straight + 47321 * counts[cell]->diagonal);
    }
  }
}

}  // namespace
}  // namespace astrolabe
