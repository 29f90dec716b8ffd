#include "app/ui/mip_pyramid.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <array>

#include "astrolabe/base/random.h"

namespace astrolabe::app {
namespace {

constexpr std::array kColours{Colour{200, 100, 0, 0}, Colour{0, 40, 80, 255}};

Colour unpacked(std::uint32_t packed) {
  return {static_cast<std::uint8_t>(packed), static_cast<std::uint8_t>(packed >> 8),
          static_cast<std::uint8_t>(packed >> 16), static_cast<std::uint8_t>(packed >> 24)};
}

Map random_map(GridSize size, std::uint64_t seed) {
  Map map(GridSpec{}, size);
  Random random(seed);
  for (std::uint32_t i = 0; i < size.cell_count(); ++i) {
    map.set_terrain(CellId{i}, static_cast<TerrainIndex>(random.below(2)));
  }
  return map;
}

MipPyramid pyramid_of(const Map& map) {
  MipPyramid pyramid(map.size());
  pyramid.update(map, kColours, all_cells(map.size()));
  return pyramid;
}

TEST(MipPyramid, KeepsAUniformMapExactOnEveryLevelThePaddingIncluded) {
  const Map map(GridSpec{}, {37, 201});
  const MipPyramid pyramid = pyramid_of(map);
  for (int level = 0; level <= MipPyramid::kTopLevel; ++level) {
    for (const std::uint32_t texel : pyramid.level(level)) {
      ASSERT_EQ(unpacked(texel), kColours[0]) << "level " << level;
    }
  }
}

TEST(MipPyramid, NeverLosesAThinWall) {
  Map map(GridSpec{}, {256, 256});
  for (int row = 0; row < 256; ++row) map.set_terrain(map.size().cell({100, row}), 1);
  const MipPyramid pyramid = pyramid_of(map);
  // Level 2 means 8 cells a side: the wall is an eighth of its column.
  const GridSize size = pyramid.level_size(2);
  const Colour at_wall = unpacked(pyramid.level(2)[index_of(size.cell({100 / 8, 10}))]);
  EXPECT_NEAR(at_wall.a, 255 / 8.0, 2.0);
  EXPECT_NEAR(at_wall.r, 200 * 7 / 8.0, 2.0);
}

TEST(MipPyramid, MeansTheCellsOfEachTexel) {
  const Map map = random_map({64, 64}, 7);
  const MipPyramid pyramid = pyramid_of(map);
  for (int row = 0; row < 16; ++row) {
    for (int col = 0; col < 16; ++col) {
      int blocked = 0;
      for (int i = 0; i < 16; ++i) {
        const Offset at{col * 4 + i % 4, row * 4 + i / 4};
        blocked += map.terrain_index(map.size().cell(at));
      }
      const GridSize size = pyramid.level_size(1);
      const Colour texel = unpacked(pyramid.level(1)[index_of(size.cell({col, row}))]);
      ASSERT_NEAR(texel.a, 255.0 * blocked / 16.0, 1.01);
      ASSERT_NEAR(texel.r, 200.0 * (16 - blocked) / 16.0, 1.01);
    }
  }
}

TEST(MipPyramid, AnUpdateOfABlockEqualsABuildFromScratch) {
  constexpr std::uint64_t kSeed = 20240611;
  Random random(kSeed);
  for (const GridSize size : {GridSize{130, 70}, GridSize{1, 300}, GridSize{127, 129}}) {
    Map map = random_map(size, kSeed);
    MipPyramid updated = pyramid_of(map);
    for (int edit = 0; edit < 20; ++edit) {
      const Offset at{static_cast<int>(random.below(static_cast<std::uint32_t>(size.width))),
                      static_cast<int>(random.below(static_cast<std::uint32_t>(size.height)))};
      const CellId cell = size.cell(at);
      map.set_terrain(cell, map.terrain_index(cell) == 0 ? 1 : 0);
      updated.update(map, kColours, {at, {at.col + 1, at.row + 1}});
    }
    const MipPyramid built = pyramid_of(map);
    for (int level = 0; level <= MipPyramid::kTopLevel; ++level) {
      const auto a = updated.level(level);
      const auto b = built.level(level);
      ASSERT_TRUE(std::equal(a.begin(), a.end(), b.begin(), b.end()))
          << size.width << "x" << size.height << " level " << level << " seed " << kSeed;
    }
  }
}

TEST(MipPyramid, GetsCoarserWhereTheMapIsHuge) {
  const auto shift_for = [](GridSize size) { return MipPyramid(size).base_shift(); };
  EXPECT_EQ(shift_for({4096, 4096}), 1);
  EXPECT_EQ(shift_for({16384, 4097}), 2);
}

}  // namespace
}  // namespace astrolabe::app
