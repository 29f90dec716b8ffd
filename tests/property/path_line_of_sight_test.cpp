#include <gtest/gtest.h>

#include "astrolabe/grid/grid_registry.h"
#include "astrolabe/path/line_cost.h"
#include "astrolabe/path/line_of_sight.h"
#include "tests/support/random_map.h"
#include "tests/support/slow_adjacency.h"
#include "tests/support/slow_line_of_sight.h"

namespace astrolabe {
namespace {

using test::all_specs;
using test::describe;
using test::move_table_of;
using test::random_map;

constexpr int kWallPercents[] = {5, 15, 30, 45};

template <class Check>
void for_each_pair(const Map& map, Check check) {
  const auto count = static_cast<std::uint32_t>(map.terrain().size());
  for (std::uint32_t from = 0; from < count; ++from) {
    for (std::uint32_t to = 0; to < count; ++to) check(CellId{from}, CellId{to});
  }
}

template <class Check>
void for_each_random_map(GridSize size, std::uint64_t seeds, std::vector<int> costs, Check check) {
  for (const GridSpec& spec : all_specs()) {
    for (std::uint64_t seed = 0; seed < seeds; ++seed) {
      Random random(seed);
      const Map map = random_map(random, {.spec = spec,
                                          .size = size,
                                          .wall_percent = kWallPercents[seed % 4],
                                          .terrain_costs = costs});
      SCOPED_TRACE(describe(seed, map));
      check(map);
      if (::testing::Test::HasFatalFailure()) return;
    }
  }
}

void expect_sights_as_drawn(const Map& map) {
  const MoveTable moves = move_table_of(map);
  for_each_pair(map, [&](CellId from, CellId to) {
    ASSERT_EQ(line_of_sight(moves, from, to), test::slow_line_of_sight(map, from, to))
        << index_of(from) << " to " << index_of(to);
  });
}

TEST(LineOfSightProperty, AgreesWithOutlinesIntersectedExactly) {
  for_each_random_map({7, 6}, 4, {}, expect_sights_as_drawn);
}

TEST(LineOfSightProperty, AgreesWithOutlinesOnNarrowMaps) {
  for_each_random_map({1, 9}, 4, {}, expect_sights_as_drawn);
  for_each_random_map({9, 1}, 4, {}, expect_sights_as_drawn);
  for_each_random_map({2, 11}, 4, {}, expect_sights_as_drawn);
}

// Few walls and few pairs, but lines long enough for large fractions.
TEST(LineOfSightProperty, AgreesWithOutlinesOnLongLines) {
  for (const GridSpec& spec : all_specs()) {
    for (std::uint64_t seed = 0; seed < 3; ++seed) {
      Random random(seed);
      const Map map = random_map(random, {.spec = spec, .size = {40, 37}, .wall_percent = 2});
      const MoveTable moves = move_table_of(map);
      SCOPED_TRACE(describe(seed, map));
      for (int pair = 0; pair < 60; ++pair) {
        const CellId from = test::random_free_cell(random, map);
        const CellId to = test::random_free_cell(random, map);
        ASSERT_EQ(line_of_sight(moves, from, to), test::slow_line_of_sight(map, from, to))
            << index_of(from) << " to " << index_of(to);
      }
    }
  }
}

TEST(LineOfSightProperty, IsSymmetric) {
  for_each_random_map({8, 8}, 4, {}, [](const Map& map) {
    const MoveTable moves = move_table_of(map);
    for_each_pair(map, [&](CellId from, CellId to) {
      ASSERT_EQ(line_of_sight(moves, from, to), line_of_sight(moves, to, from));
    });
  });
}

TEST(LineOfSightProperty, EveryLegalMoveIsClear) {
  for_each_random_map({9, 9}, 8, {}, [](const Map& map) {
    const MoveTable moves = move_table_of(map);
    for (std::uint32_t cell = 0; cell < map.terrain().size(); ++cell) {
      if (map.blocked(CellId{cell})) continue;
      for (const test::SlowMove& move : test::slow_moves(map, CellId{cell})) {
        ASSERT_TRUE(line_of_sight(moves, CellId{cell}, move.target));
      }
    }
  });
}

TEST(LineOfSightProperty, ABolderRuleNeverSeesLess) {
  for_each_random_map({8, 8}, 4, {}, [](const Map& map) {
    if (map.spec().ways == 4 || map.spec().corner == CornerRule::kAlways) return;
    GridSpec bolder = map.spec();
    bolder.corner = bolder.corner == CornerRule::kNever ? CornerRule::kOne : CornerRule::kAlways;
    const MoveTable moves = move_table_of(map);
    const MoveTable bold(bolder, map.size(), test::passable_of(map));
    for_each_pair(map, [&](CellId from, CellId to) {
      ASSERT_LE(line_of_sight(moves, from, to), line_of_sight(bold, from, to));
    });
  });
}

TEST(LineOfSightProperty, NamesABlockedCellExactlyWhereItIsNotClear) {
  for_each_random_map({8, 7}, 4, {}, [](const Map& map) {
    const MoveTable moves = move_table_of(map);
    for_each_pair(map, [&](CellId from, CellId to) {
      const Sight seen = sight(moves, from, to);
      if (seen.clear || seen.blocked == kNoCell) return;
      ASSERT_TRUE(map.blocked(seen.blocked));
      // Without that wall the line gets further: it is clear, or stopped by another cell.
      std::vector<std::uint8_t> opened = test::passable_of(map);
      opened[index_of(seen.blocked)] = 1;
      ASSERT_NE(sight(MoveTable(map.spec(), map.size(), opened), from, to), seen);
    });
  });
}

TEST(LineCostProperty, AgreesWithOutlinesIntersectedExactly) {
  for_each_random_map({7, 6}, 3, {100, 250, 1, 10000}, [](const Map& map) {
    const MoveTable moves = move_table_of(map);
    for_each_pair(map, [&](CellId from, CellId to) {
      if (!line_of_sight(moves, from, to)) return;
      const double expected = test::slow_line_cost(map, from, to);
      ASSERT_NEAR(line_cost(map, moves, from, to), expected, 1e-9 * (1.0 + expected))
          << index_of(from) << " to " << index_of(to);
    });
  });
}

TEST(LineCostProperty, IsSymmetric) {
  for_each_random_map({8, 8}, 3, {100, 300}, [](const Map& map) {
    const MoveTable moves = move_table_of(map);
    for_each_pair(map, [&](CellId from, CellId to) {
      if (!line_of_sight(moves, from, to)) return;
      ASSERT_EQ(line_cost(map, moves, from, to), line_cost(map, moves, to, from));
    });
  });
}

}  // namespace
}  // namespace astrolabe
