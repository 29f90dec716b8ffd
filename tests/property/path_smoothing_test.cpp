#include <gtest/gtest.h>

#include <algorithm>

#include "astrolabe/path/smoother_registry.h"
#include "astrolabe/path/turning_points.h"
#include "tests/support/random_map.h"
#include "tests/support/slow_line_of_sight.h"
#include "tests/support/slow_paths.h"

namespace astrolabe {
namespace {

using test::describe;
using test::move_table_of;

constexpr std::uint64_t kSeeds = 6;
constexpr double kRounding = 1e-9;

/// One smoothing: the map, the raw path, and what a smoother made of it.
struct Case {
  const Map& map;
  const MoveTable& moves;
  const std::vector<CellId>& raw;
  SmoothingFunction function;
  const SmoothedPath& smoothed;
};

template <class Check>
void check_paths(const Map& map, Random& random, Check check) {
  const MoveTable moves = move_table_of(map);
  for (int query = 0; query < 4; ++query) {
    const CellId start = test::random_free_cell(random, map);
    const CellId goal = test::random_free_cell(random, map);
    if (start == kNoCell) return;
    const std::vector<CellId> raw = test::random_path(random, map, start, goal);
    for (const SmootherEntry& entry : all_smoothers()) {
      SCOPED_TRACE(entry.id);
      const SmoothedPath smoothed = smooth(entry.function, {map, moves, raw});
      check(Case{map, moves, raw, entry.function, smoothed});
    }
  }
}

template <class Check>
void for_each_case(const std::vector<int>& terrain_costs, Check check) {
  for (const GridSpec& spec : test::all_specs()) {
    for (std::uint64_t seed = 0; seed < kSeeds; ++seed) {
      Random random(seed);
      const int walls = static_cast<int>(5 + 6 * seed);
      const Map map = test::random_map(
          random,
          {.spec = spec, .size = {14, 13}, .wall_percent = walls, .terrain_costs = terrain_costs});
      SCOPED_TRACE(describe(seed, map));
      check_paths(map, random, check);
    }
  }
}

template <class Check>
void for_each_case_on_any_ground(Check check) {
  for_each_case({}, check);
  for_each_case({100, 150, 400}, check);
}

TEST(SmoothingProperty, KeepsBothEndsAndCellsOfThePathInOrder) {
  for_each_case_on_any_ground([](const Case& it) {
    ASSERT_EQ(it.smoothed.cells.empty(), it.raw.empty());
    if (it.raw.empty()) return;
    EXPECT_EQ(it.smoothed.cells.front(), it.raw.front());
    EXPECT_EQ(it.smoothed.cells.back(), it.raw.back());
    auto place = it.raw.begin();
    for (const CellId cell : it.smoothed.cells) {
      place = std::find(place, it.raw.end(), cell);
      ASSERT_NE(place, it.raw.end());
    }
  });
}

TEST(SmoothingProperty, EveryPieceHasLineOfSightByTheDrawing) {
  for_each_case_on_any_ground([](const Case& it) {
    for (std::size_t index = 1; index < it.smoothed.cells.size(); ++index) {
      EXPECT_TRUE(
          test::slow_line_of_sight(it.map, it.smoothed.cells[index - 1], it.smoothed.cells[index]));
    }
  });
}

TEST(SmoothingProperty, NeverCostsMoreThanTheRawPath) {
  for_each_case_on_any_ground([](const Case& it) {
    const double raw = test::slow_path_cost(it.map, it.raw);
    EXPECT_LE(it.smoothed.cost, raw * (1.0 + kRounding));
    EXPECT_NEAR(it.smoothed.cost, test::slow_path_cost(it.map, it.smoothed.cells),
                kRounding * (1.0 + raw));
  });
}

TEST(SmoothingProperty, IsNeverLongerThanTheRawPathOnUniformGround) {
  for_each_case({}, [](const Case& it) {
    EXPECT_LE(it.smoothed.length, test::slow_path_cost(it.map, it.raw) * (1.0 + kRounding));
    EXPECT_NEAR(it.smoothed.length, it.smoothed.cost, kRounding * (1.0 + it.smoothed.cost));
  });
}

TEST(SmoothingProperty, IsIdempotent) {
  for_each_case_on_any_ground([](const Case& it) {
    const SmoothedPath again = smooth(it.function, {it.map, it.moves, it.smoothed.cells});
    EXPECT_EQ(again.cells, it.smoothed.cells);
  });
}

TEST(SmoothingProperty, EveryTurningPointTurns) {
  for_each_case_on_any_ground([](const Case& it) {
    EXPECT_EQ(turning_points(it.map.spec(), it.map.size(), it.smoothed.cells), it.smoothed.cells);
    EXPECT_EQ(it.smoothed.turns, std::max(0, static_cast<int>(it.smoothed.cells.size()) - 2));
    EXPECT_EQ(it.smoothed.points.size(), it.smoothed.cells.size());
  });
}

TEST(SmoothingProperty, StringPullingLeavesNoNeedlessBend) {
  const SmoothingFunction pull = find_smoother("string-pulling")->function;
  for_each_case_on_any_ground([&](const Case& it) {
    if (it.function != pull) return;
    const std::vector<CellId>& cells = it.smoothed.cells;
    for (std::size_t index = 2; index < cells.size(); ++index) {
      if (!test::slow_line_of_sight(it.map, cells[index - 2], cells[index])) continue;
      const double bent = test::slow_line_cost(it.map, cells[index - 2], cells[index - 1]) +
                          test::slow_line_cost(it.map, cells[index - 1], cells[index]);
      EXPECT_GT(test::slow_line_cost(it.map, cells[index - 2], cells[index]), bent);
    }
  });
}

}  // namespace
}  // namespace astrolabe
