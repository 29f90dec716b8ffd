#include "astrolabe/path/line_of_sight.h"

#include <gtest/gtest.h>

#include <string>
#include <vector>

#include "astrolabe/grid/lattice.h"
#include "tests/support/random_map.h"

namespace astrolabe {
namespace {

using test::map_of;
using test::move_table_of;

constexpr CornerRule kAllRules[] = {CornerRule::kNever, CornerRule::kOne, CornerRule::kAlways};

GridSpec square(CornerRule rule) { return {.kind = GridKind::kSquare, .ways = 8, .corner = rule}; }
GridSpec hex(CornerRule rule) { return {.kind = GridKind::kHexPointy, .ways = 6, .corner = rule}; }
GridSpec diamond(CornerRule rule) {
  return {.kind = GridKind::kDiamond, .ways = 8, .corner = rule};
}

Sight sight_on(const GridSpec& spec, const std::vector<std::string>& rows, Offset from, Offset to) {
  const MoveTable moves = move_table_of(map_of(spec, rows));
  return sight(moves, moves.size().cell(from), moves.size().cell(to));
}

bool sees(const GridSpec& spec, const std::vector<std::string>& rows, Offset from, Offset to) {
  return sight_on(spec, rows, from, to).clear;
}

/// The rules under which the line is clear, as in "one always".
std::string clear_rules(GridSpec (*spec)(CornerRule), const std::vector<std::string>& rows,
                        Offset from, Offset to) {
  std::string rules;
  if (sees(spec(CornerRule::kNever), rows, from, to)) rules += "never ";
  if (sees(spec(CornerRule::kOne), rows, from, to)) rules += "one ";
  if (sees(spec(CornerRule::kAlways), rows, from, to)) rules += "always ";
  return rules;
}

TEST(LineOfSight, IsClearFromACellToItself) {
  for (const CornerRule rule : kAllRules) {
    EXPECT_TRUE(sees(square(rule), {"."}, {0, 0}, {0, 0}));
    EXPECT_TRUE(sees(hex(rule), {"."}, {0, 0}, {0, 0}));
    EXPECT_TRUE(sees(diamond(rule), {"."}, {0, 0}, {0, 0}));
  }
}

TEST(LineOfSight, NeedsBothEndsFree) {
  EXPECT_FALSE(sees(square(CornerRule::kAlways), {"#."}, {0, 0}, {1, 0}));
  EXPECT_FALSE(sees(square(CornerRule::kAlways), {".#"}, {0, 0}, {1, 0}));
  EXPECT_FALSE(sees(square(CornerRule::kAlways), {"#"}, {0, 0}, {0, 0}));
}

TEST(LineOfSight, IsStoppedByTheFirstBlockedCellOnItsWay) {
  const std::vector<std::string> rows{"..#.#."};
  for (const CornerRule rule : kAllRules) {
    EXPECT_EQ(sight_on(square(rule), rows, {0, 0}, {5, 0}).blocked, CellId{2});
    EXPECT_EQ(sight_on(square(rule), rows, {5, 0}, {0, 0}).blocked, CellId{4});
    EXPECT_EQ(sight_on(square(rule), rows, {0, 0}, {1, 0}), (Sight{true, kNoCell}));
  }
}

TEST(LineOfSight, PassesTheCornerOfOneWallUnlessCornersAreNeverCut) {
  EXPECT_EQ(clear_rules(square, {"..", ".."}, {0, 0}, {1, 1}), "never one always ");
  EXPECT_EQ(clear_rules(square, {".#", ".."}, {0, 0}, {1, 1}), "one always ");
  EXPECT_EQ(clear_rules(square, {"..", "#."}, {0, 0}, {1, 1}), "one always ");
}

TEST(LineOfSight, TwoWallsThatMeetInACornerAreAGapOnlyUnderAlways) {
  EXPECT_EQ(clear_rules(square, {".#", "#."}, {0, 0}, {1, 1}), "always ");
  // The same in the middle of a longer line.
  EXPECT_EQ(clear_rules(square, {"....", "..#.", ".#..", "...."}, {0, 0}, {3, 3}), "always ");
}

TEST(LineOfSight, CrossesACornerInTheMiddleOfASlantedLine) {
  // From (0,0) to (3,1) at a slope of 1:3 the line crosses the border of the rows between columns 1
  // and 2, in their common corner.
  EXPECT_EQ(clear_rules(square, {"..#.", "...."}, {0, 0}, {3, 1}), "one always ");
  EXPECT_EQ(clear_rules(square, {"....", ".#.."}, {0, 0}, {3, 1}), "one always ");
  EXPECT_EQ(clear_rules(square, {"..#.", ".#.."}, {0, 0}, {3, 1}), "always ");
  EXPECT_EQ(clear_rules(square, {".#..", "...."}, {0, 0}, {3, 1}), "");
}

TEST(LineOfSight, FourWaysNeverTouchABlockedCorner) {
  for (const CornerRule rule : kAllRules) {
    const GridSpec spec{.kind = GridKind::kSquare, .ways = 4, .corner = rule};
    EXPECT_TRUE(sees(spec, {"..", ".."}, {0, 0}, {1, 1}));
    EXPECT_FALSE(sees(spec, {".#", ".."}, {0, 0}, {1, 1}));
  }
}

// Row 1 lies half a cell further: cell (0,1) touches (0,0) and (1,0) from below, and the line from
// (0,0) to (1,0) runs through the tip between (0,1) and the cell above, which is outside.
TEST(LineOfSight, DiamondAtTheRimSeesAlongItsRowByTheCornerRule) {
  EXPECT_EQ(clear_rules(diamond, {"..", ".."}, {0, 0}, {1, 0}), "one always ");
  EXPECT_EQ(clear_rules(diamond, {"..", "#."}, {0, 0}, {1, 0}), "always ");
  EXPECT_EQ(sight_on(diamond(CornerRule::kNever), {"..", ".."}, {0, 0}, {1, 0}).blocked, kNoCell);
}

TEST(LineOfSight, DiamondInsideSeesAlongItsRow) {
  EXPECT_EQ(clear_rules(diamond, {"...", "...", "..."}, {0, 1}, {2, 1}), "never one always ");
  EXPECT_EQ(clear_rules(diamond, {".#.", "...", "..."}, {0, 1}, {2, 1}), "one always ");
  EXPECT_EQ(clear_rules(diamond, {".#.", "...", ".#."}, {0, 1}, {2, 1}), "always ");
}

// Axial (0,0) and (1,1) are offset (0,0) and (1,1) on a pointy grid with odd rows shifted: the line
// runs along the edge between axial (1,0) and (0,1), offset (1,0) and (0,1).
TEST(LineOfSight, HexLineAlongAnEdgeNeedsItsSidesFreeByTheRule) {
  const auto offset = [](int q, int r) {
    return offset_of(Lattice{q, r}, GridKind::kHexPointy, Stagger::kOdd);
  };
  ASSERT_EQ(offset(1, 1), (Offset{1, 1}));
  ASSERT_EQ(offset(0, 1), (Offset{0, 1}));
  EXPECT_EQ(clear_rules(hex, {"..", ".."}, {0, 0}, {1, 1}), "never one always ");
  EXPECT_EQ(clear_rules(hex, {".#", ".."}, {0, 0}, {1, 1}), "one always ");
  EXPECT_EQ(clear_rules(hex, {"..", "#."}, {0, 0}, {1, 1}), "one always ");
  EXPECT_EQ(clear_rules(hex, {".#", "#."}, {0, 0}, {1, 1}), "");
}

// Axial (0,0) to (4,1) goes through the tip at (4/3, 1/3), where (1,0), (2,0) and (1,1) meet. It
// enters (2,0) there and only touches (1,1), which is offset (1,1).
TEST(LineOfSight, HexLineThroughATipMayTouchAWallUnlessCornersAreNeverCut) {
  EXPECT_EQ(clear_rules(hex, {".....", "....."}, {0, 0}, {4, 1}), "never one always ");
  EXPECT_EQ(clear_rules(hex, {".....", ".#..."}, {0, 0}, {4, 1}), "one always ");
  EXPECT_EQ(clear_rules(hex, {"..#..", "....."}, {0, 0}, {4, 1}), "");
}

TEST(LineOfSight, IsStoppedByTheEdgeOfTheMapWithoutNamingACell) {
  // A line along column 0 of a pointy hex grid runs between a hex of the next row and the outside.
  const Sight seen = sight_on(hex(CornerRule::kNever), {".", ".", "."}, {0, 0}, {0, 2});
  EXPECT_EQ(seen, (Sight{false, kNoCell}));
  EXPECT_TRUE(sees(hex(CornerRule::kOne), {".", ".", "."}, {0, 0}, {0, 2}));
}

TEST(LineOfSight, IsExactFromCornerToCornerOfAWideMap) {
  // 1:2 slope over a map without walls except one that the line misses by a hair or hits.
  const int width = 4001;
  const int height = 2001;
  Map map({.kind = GridKind::kSquare, .ways = 8, .corner = CornerRule::kNever}, {width, height});
  const CellId from = map.size().cell({0, 0});
  const CellId to = map.size().cell({width - 1, height - 1});
  EXPECT_TRUE(line_of_sight(move_table_of(map), from, to));
  Map beside = map;
  beside.set_terrain(map.size().cell({2001, 1000 - 1}), 1);
  EXPECT_TRUE(line_of_sight(move_table_of(beside), from, to));
  Map hit = map;
  hit.set_terrain(map.size().cell({2001, 1000}), 1);
  EXPECT_EQ(sight(move_table_of(hit), from, to).blocked, map.size().cell({2001, 1000}));
}

}  // namespace
}  // namespace astrolabe
