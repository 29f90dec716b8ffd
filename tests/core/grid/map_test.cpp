#include "astrolabe/grid/map.h"

#include <gtest/gtest.h>

#include "astrolabe/base/limits.h"

namespace astrolabe {
namespace {

TEST(Map, StartsEmpty) {
  const Map map;
  EXPECT_EQ(map.size(), (GridSize{0, 0}));
  EXPECT_TRUE(map.terrain().empty());
  EXPECT_EQ(map.start(), kNoCell);
  EXPECT_EQ(map.goal(), kNoCell);
}

TEST(Map, IsFilledWithTheFirstTerrain) {
  const Map map({}, {3, 2});
  EXPECT_EQ(map.terrain(), std::vector<TerrainIndex>(6, 0));
  EXPECT_FALSE(map.blocked(CellId{0}));
}

TEST(Map, CellsAreNumberedRowByRow) {
  Map map({}, {3, 2});
  map.set_terrain(map.size().cell({2, 1}), 1);
  EXPECT_TRUE(map.blocked(CellId{5}));
  EXPECT_EQ(map.size().offset(CellId{5}), (Offset{2, 1}));
}

TEST(Map, ChangingTheGridKeepsEveryCell) {
  Map map({}, {3, 2});
  map.set_terrain(CellId{4}, 1);
  map.set_start(CellId{0});
  const std::vector<TerrainIndex> before = map.terrain();
  map.set_spec({.kind = GridKind::kHexFlat, .ways = 6});
  EXPECT_EQ(map.terrain(), before);
  EXPECT_EQ(map.start(), CellId{0});
  EXPECT_EQ(map.spec().kind, GridKind::kHexFlat);
}

TEST(Map, EqualityLooksAtEverything) {
  const Map map({}, {3, 2});
  Map other = map;
  EXPECT_EQ(other, map);
  other.set_notes("a note");
  EXPECT_NE(other, map);
}

TEST(CheckSize, AcceptsEverySizeWithinTheLimits) {
  for (const GridSize size :
       {GridSize{0, 0}, GridSize{0, kMaxSide}, GridSize{kMaxSide, kMaxSide}}) {
    const Result<GridSize> result = check_size(size.width, size.height);
    ASSERT_TRUE(result.ok());
    EXPECT_EQ(*result, size);
  }
}

TEST(CheckSize, RefusesTheAbsurdAndStatesTheLimits) {
  const std::int64_t huge = std::int64_t{1} << 62;
  for (const auto& [width, height] : {std::pair<std::int64_t, std::int64_t>{-1, 5},
                                      {5, -1},
                                      {kMaxSide + 1, 1},
                                      {1, kMaxSide + 1},
                                      {huge, huge},
                                      {-huge, -huge}}) {
    const Result<GridSize> result = check_size(width, height);
    ASSERT_FALSE(result.ok());
    EXPECT_EQ(result.error().code, ErrorCode::kTooLarge);
    EXPECT_NE(result.error().message.find(std::to_string(kMaxSide)), std::string::npos);
    EXPECT_NE(result.error().message.find("2^28"), std::string::npos);
  }
  static_assert(kMaxCells == std::int64_t{1} << 28);
}

TEST(DefaultPalette, IsOpenGroundAndWall) {
  const Palette palette = default_palette();
  ASSERT_EQ(palette.size(), 2u);
  EXPECT_FALSE(palette[0].blocked);
  EXPECT_EQ(palette[0].cost_hundredths, 100);
  EXPECT_TRUE(palette[1].blocked);
  EXPECT_NE(palette[0].glyph, palette[1].glyph);
}

}  // namespace
}  // namespace astrolabe
