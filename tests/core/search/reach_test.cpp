#include "astrolabe/search/reach.h"

#include <gtest/gtest.h>

#include <algorithm>

#include "astrolabe/grid/layout.h"
#include "tests/support/path_walk.h"
#include "tests/support/random_map.h"
#include "tests/support/random_query.h"
#include "tests/support/slow_dijkstra.h"

namespace astrolabe {
namespace {

/// Whether two cells share an edge: their centres are 1 apart.
bool share_an_edge(const Layout& layout, CellId one, CellId other) {
  const PlanePoint a = layout.centre(one);
  const PlanePoint b = layout.centre(other);
  return std::abs((a.x - b.x) * (a.x - b.x) + (a.y - b.y) * (a.y - b.y) - 1.0) < 1e-9;
}

std::vector<CellId> slow_border(const Map& map, const std::vector<bool>& within) {
  const Layout layout(map.spec(), map.size());
  const std::size_t edges = is_hex(map.spec().kind) ? 6 : 4;
  std::vector<CellId> border;
  for (std::uint32_t cell = 0; cell < within.size(); ++cell) {
    if (!within[cell]) continue;
    std::size_t neighbours_within = 0;
    for (std::uint32_t other = 0; other < within.size(); ++other) {
      if (within[other] && share_an_edge(layout, CellId{cell}, CellId{other})) ++neighbours_within;
    }
    if (neighbours_within < edges) border.push_back(CellId{cell});
  }
  return border;
}

TEST(Reach, HoldsWhatCostsNoMoreThanTheBudgetOnEveryGrid) {
  std::uint64_t seed = 1;
  for (const GridSpec& spec : test::all_specs()) {
    for (int round = 0; round < 20; ++round, ++seed) {
      Random random(seed);
      const auto query = test::random_query(random, spec, round % 2 == 1,
                                            round % 4 == 3 ? CostScale::kTens : CostScale::kExact);
      if (!query) continue;
      SCOPED_TRACE(test::describe(seed, query->map));
      const CostScale scale = round % 4 == 3 ? CostScale::kTens : CostScale::kExact;
      const auto space = *SearchSpace::make(query->map, {.scale = scale, .climb = query->climb});
      const double budget = scale == CostScale::kTens ? 47.0 : 4.6;
      const Reach reach = reach_within(space, query->start, budget);

      const auto truth = test::slow_costs(query->map, query->start,
                                          test::step_costs(query->map, reach.units, query->climb));
      const Cost most = static_cast<Cost>(budget * static_cast<double>(reach.units.shown_one));
      std::vector<bool> within(truth.size(), false);
      std::size_t count = 0;
      for (std::size_t cell = 0; cell < truth.size(); ++cell) {
        within[cell] = truth[cell] && *truth[cell] <= most;
        count += within[cell] ? 1u : 0u;
      }
      ASSERT_EQ(reach.cells.size(), count);
      for (std::size_t i = 0; i < reach.cells.size(); ++i) {
        ASSERT_EQ(reach.cells[i].cost, *truth[index_of(reach.cells[i].cell)]);
        if (i == 0) continue;
        ASSERT_GE(reach.cells[i].cost, reach.cells[i - 1].cost);
      }
      ASSERT_EQ(reach.border, slow_border(query->map, within));
    }
  }
}

TEST(Reach, OfNothingIsTheStartAndFromAWallNothing) {
  const Map map = test::map_of(GridSpec{}, {".#", ".."});
  const auto space = *SearchSpace::make(map, {});
  const Reach nothing = reach_within(space, CellId{0}, 0.0);
  ASSERT_EQ(nothing.cells.size(), 1u);
  EXPECT_EQ(nothing.border, std::vector<CellId>{CellId{0}});
  EXPECT_TRUE(reach_within(space, CellId{1}, 5.0).cells.empty());
}

TEST(Reach, TakesABudgetBeyondEveryPath) {
  const auto space = *SearchSpace::make(Map(GridSpec{}, {9, 9}), {});
  EXPECT_EQ(reach_within(space, CellId{0}, 1e12).cells.size(), 81u);
}

}  // namespace
}  // namespace astrolabe
