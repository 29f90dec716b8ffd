#include "astrolabe/path/line_cost.h"

#include <gtest/gtest.h>

#include <cmath>

#include "astrolabe/base/limits.h"
#include "tests/support/random_map.h"
#include "tests/support/slow_plane.h"

namespace astrolabe {
namespace {

using test::map_of;
using test::move_table_of;

double cost_on(const GridSpec& spec, const std::vector<std::string>& rows, Offset from, Offset to) {
  const Map map = map_of(spec, rows);
  return line_cost(map, move_table_of(map), map.size().cell(from), map.size().cell(to));
}

TEST(LineLength, IsTheDistanceOnThePlane) {
  for (const GridSpec& spec : test::all_specs()) {
    SCOPED_TRACE(test::describe(spec));
    const GridSize size{9, 8};
    for (std::uint32_t to = 0; to < 72; ++to) {
      const double expected = test::slow_distance(spec, {4, 3}, size.offset(CellId{to}));
      EXPECT_NEAR(line_length(spec, size, size.cell({4, 3}), CellId{to}), expected, 1e-12);
    }
  }
}

TEST(LineLength, TakesTheLargestMap) {
  const GridSize size{kMaxSide, kMaxSide};
  const CellId last = size.cell({kMaxSide - 1, kMaxSide - 1});
  EXPECT_NEAR(line_length({}, size, CellId{0}, last), (kMaxSide - 1) * std::sqrt(2.0), 1e-6);
}

TEST(LineCost, IsTheLengthOnOrdinaryGround) {
  EXPECT_DOUBLE_EQ(cost_on({}, {"...", "..."}, {0, 0}, {2, 1}), std::sqrt(5.0));
  EXPECT_EQ(cost_on({}, {"."}, {0, 0}, {0, 0}), 0.0);
}

TEST(LineCost, CountsHalfOfAStepInEachCell) {
  EXPECT_DOUBLE_EQ(cost_on({}, {".3"}, {0, 0}, {1, 0}), 2.0);
  EXPECT_DOUBLE_EQ(cost_on({}, {".9", "93"}, {0, 0}, {1, 1}), 2.0 * std::sqrt(2.0));
}

TEST(LineCost, WeighsEachCellByTheWayThroughIt) {
  // From (0,0) to (2,1) the line leaves the rows' border in the middle of column 1: a quarter of it
  // in (0,0), (1,0), (1,1) and (2,1) each.
  EXPECT_DOUBLE_EQ(cost_on({}, {"12.", ".35"}, {0, 0}, {2, 1}),
                   std::sqrt(5.0) * (1 + 2 + 3 + 5) / 4.0);
}

TEST(LineCost, TakesTheCheaperFreeSideOfAnEdge) {
  const GridSpec hex{.kind = GridKind::kHexPointy, .ways = 6, .corner = CornerRule::kOne};
  const double third = std::sqrt(3.0) / 3.0;  // in each end, and along the edge between
  EXPECT_DOUBLE_EQ(cost_on(hex, {".5", "3."}, {0, 0}, {1, 1}), third * (1 + 3 + 1));
  EXPECT_DOUBLE_EQ(cost_on(hex, {".5", "#."}, {0, 0}, {1, 1}), third * (1 + 5 + 1));
  EXPECT_DOUBLE_EQ(cost_on(hex, {".#", "3."}, {0, 0}, {1, 1}), third * (1 + 3 + 1));
}

TEST(LineCost, StaysExactWithTheDearestTerrainOnTheLargestLines) {
  Palette palette = default_palette();
  palette[0].cost_hundredths = kMaxTerrainCost;
  for (const GridKind kind : {GridKind::kSquare, GridKind::kHexPointy, GridKind::kHexFlat}) {
    const GridSpec spec{.kind = kind, .ways = is_hex(kind) ? 6 : 8};
    // A flat strip: long lines without the memory of the largest map.
    const Map map(spec, {kMaxSide, 64}, palette);
    const MoveTable moves = move_table_of(map);
    const CellId from = map.size().cell({0, 1});
    const CellId to = map.size().cell({kMaxSide - 1, 62});
    const double expected = 100.0 * line_length(spec, map.size(), from, to);
    EXPECT_DOUBLE_EQ(line_cost(map, moves, from, to), expected);
  }
}

}  // namespace
}  // namespace astrolabe
