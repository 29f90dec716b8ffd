#include <gtest/gtest.h>

#include <cmath>

#include "astrolabe/path/smoother_registry.h"
#include "tests/support/random_map.h"
#include "tests/support/slow_paths.h"

namespace astrolabe {
namespace {

using test::map_of;
using test::move_table_of;

GridSpec square(CornerRule rule) { return {.kind = GridKind::kSquare, .ways = 8, .corner = rule}; }

std::vector<CellId> cells_at(const Map& map, const std::vector<Offset>& offsets) {
  std::vector<CellId> cells;
  for (const Offset at : offsets) cells.push_back(map.size().cell(at));
  return cells;
}

SmoothedPath smoothed(std::string_view id, const Map& map, const std::vector<Offset>& path) {
  const MoveTable moves = move_table_of(map);
  const std::vector<CellId> cells = cells_at(map, path);
  return smooth(find_smoother(id)->function, {map, moves, cells});
}

SmoothedPath pulled(const Map& map, const std::vector<Offset>& path) {
  return smoothed("string-pulling", map, path);
}

TEST(StringPulling, LeavesNothingAndOneCellAlone) {
  const Map map = map_of({}, {".."});
  EXPECT_TRUE(pulled(map, {}).cells.empty());
  const SmoothedPath one = pulled(map, {{1, 0}});
  EXPECT_EQ(one.cells, cells_at(map, {{1, 0}}));
  EXPECT_EQ(one.length, 0.0);
  EXPECT_EQ(one.turns, 0);
  EXPECT_EQ(pulled(map, {{0, 0}, {1, 0}}).cells, cells_at(map, {{0, 0}, {1, 0}}));
}

TEST(StringPulling, IsOneLineOverOpenGround) {
  const Map map = map_of(square(CornerRule::kNever), {"....", "....", "...."});
  const SmoothedPath path = pulled(map, {{0, 0}, {1, 1}, {2, 2}, {3, 2}});
  EXPECT_EQ(path.cells, cells_at(map, {{0, 0}, {3, 2}}));
  EXPECT_DOUBLE_EQ(path.length, std::sqrt(13.0));
  EXPECT_DOUBLE_EQ(path.cost, std::sqrt(13.0));
  EXPECT_EQ(path.turns, 0);
  ASSERT_EQ(path.points.size(), 2u);
  EXPECT_EQ(path.points[0], PlanePoint(0.5, 0.5));
  EXPECT_EQ(path.points[1], PlanePoint(3.5, 2.5));
}

TEST(StringPulling, GoesAroundAWallByTheRule) {
  const std::vector<std::string> rows{".....", ".###.", "....."};
  const std::vector<Offset> below{{0, 0}, {0, 1}, {0, 2}, {1, 2}, {2, 2}, {3, 2}, {4, 2}, {4, 1}};
  const Map never = map_of(square(CornerRule::kNever), rows);
  EXPECT_EQ(pulled(never, below).cells, cells_at(never, {{0, 0}, {0, 2}, {4, 2}, {4, 1}}));
  // Past one corner, the path and with it the bends come up to the wall.
  const Map one = map_of(square(CornerRule::kOne), rows);
  EXPECT_EQ(pulled(one, {{0, 0}, {0, 1}, {1, 2}, {2, 2}, {3, 2}, {4, 1}}).cells,
            cells_at(one, {{0, 0}, {0, 1}, {1, 2}, {3, 2}, {4, 1}}));
}

TEST(StringPulling, PassesBetweenTwoWallsThatMeetInACornerUnderAlwaysOnly) {
  const std::vector<std::string> rows{"..#.", ".#..", "...."};
  const std::vector<Offset> around{{1, 0}, {0, 0}, {0, 1}, {0, 2}, {1, 2}, {2, 2}, {2, 1}};
  EXPECT_GE(pulled(map_of(square(CornerRule::kNever), rows), around).turns, 2);
  EXPECT_GE(pulled(map_of(square(CornerRule::kOne), rows), around).turns, 2);
  EXPECT_EQ(pulled(map_of(square(CornerRule::kAlways), rows), around).turns, 0);
}

TEST(StringPulling, SeesPastAnObstacleThatHidesAFewCells) {
  // The pillar hides the third and fourth cell of the way below it from the first one.
  const Map map = map_of(square(CornerRule::kNever),
                         {"........", "..#.....", "........", "........", "........"});
  const SmoothedPath path =
      pulled(map, {{0, 0}, {1, 0}, {2, 0}, {3, 0}, {4, 1}, {5, 2}, {6, 3}, {7, 4}});
  EXPECT_LE(path.turns, 1);
}

TEST(StringPulling, SlidesABendUpToTheWallAndNoFurther) {
  // The first line sees as far as (5,0). Sliding it back is cheaper, down to (4,0): from (3,0) the
  // line to the next bend would enter the wall.
  const Map map = map_of(square(CornerRule::kNever), {"......", "####..", "......"});
  const std::vector<Offset> path{{0, 0}, {1, 0}, {2, 0}, {3, 0}, {4, 0}, {5, 0}, {5, 1},
                                 {5, 2}, {4, 2}, {3, 2}, {2, 2}, {1, 2}, {0, 2}};
  EXPECT_EQ(pulled(map, path).cells, cells_at(map, {{0, 0}, {4, 0}, {4, 2}, {0, 2}}));
}

TEST(StringPulling, DoesNotCutThroughDearGround) {
  // Straight through the swamp is shorter and dearer than the way around it.
  const std::vector<std::string> rows{".....", ".999.", ".999.", ".999.", "....."};
  const Map map = map_of(square(CornerRule::kNever), rows);
  const std::vector<Offset> around{{0, 0}, {0, 1}, {0, 2}, {0, 3}, {0, 4},
                                   {1, 4}, {2, 4}, {3, 4}, {4, 4}};
  const SmoothedPath path = pulled(map, around);
  EXPECT_EQ(path.cells, cells_at(map, {{0, 0}, {0, 4}, {4, 4}}));
  EXPECT_DOUBLE_EQ(path.cost, 8.0);
}

TEST(StringPulling, CutsThroughGroundThatIsDearerByLessThanTheDetour) {
  const std::vector<std::string> rows{"...", ".1.", "..."};
  Map map = map_of(square(CornerRule::kNever), rows);
  Palette palette = map.palette();
  palette[2].cost_hundredths = 110;  // the ground of the cell in the middle
  map.set_palette(palette);
  const SmoothedPath path = pulled(map, {{0, 0}, {0, 1}, {0, 2}, {1, 2}, {2, 2}});
  EXPECT_EQ(path.cells, cells_at(map, {{0, 0}, {2, 2}}));
  EXPECT_DOUBLE_EQ(path.cost, std::sqrt(8.0) * 1.05);
}

TEST(NoSmoothing, MergesStraightPiecesOnly) {
  const Map map = map_of(square(CornerRule::kNever), {"....", "...."});
  const SmoothedPath path = smoothed("none", map, {{0, 0}, {1, 0}, {2, 0}, {3, 1}});
  EXPECT_EQ(path.cells, cells_at(map, {{0, 0}, {2, 0}, {3, 1}}));
  EXPECT_EQ(path.turns, 1);
  EXPECT_DOUBLE_EQ(path.length, 2.0 + std::sqrt(2.0));
}

}  // namespace
}  // namespace astrolabe
