#include "app/model/commands/paint_stroke.h"

#include <gtest/gtest.h>

#include <vector>

#include "tests/support/solving.h"

namespace astrolabe::app {
namespace {

TEST(PaintStroke, LeavesOutCellsThatHaveTheTerrainAndRepeatedOnes) {
  MapFile file = test::open_file({4, 4});
  file.map.set_terrain(CellId{2}, 1);
  const std::vector cells{CellId{2}, CellId{3}, CellId{3}, CellId{4}};
  const PaintStroke command(file.map, cells, 1, kNoGesture);
  EXPECT_EQ(command.name(), "Paint 2 cells wall");
  EXPECT_EQ(command.scope().cells, (CellRect{{0, 0}, {4, 2}}));
}

TEST(PaintStroke, ChangesNothingOverItsOwnTerrain) {
  const MapFile file = test::open_file({4, 4});
  const std::vector cells{CellId{2}, CellId{3}};
  EXPECT_TRUE(PaintStroke(file.map, cells, 0, kNoGesture).changes_nothing());
}

TEST(PaintStroke, GivesBackEveryCellsOwnTerrain) {
  MapFile file = test::open_file({4, 4});
  file.map.set_palette({{.name = "a", .glyph = 'a', .colour = {}},
                        {.name = "b", .glyph = 'b', .colour = {}},
                        {.name = "c", .glyph = 'c', .colour = {}}});
  for (std::uint32_t i = 0; i < 16; ++i) {
    file.map.set_terrain(CellId{i}, static_cast<TerrainIndex>(i % 3));
  }
  const MapFile before = file;
  std::vector<CellId> cells;
  for (std::uint32_t i = 0; i < 16; ++i) cells.push_back(CellId{15 - i});
  const PaintStroke command(file.map, cells, 2, kNoGesture);
  command.apply(file);
  EXPECT_EQ(file.map.terrain(), std::vector<TerrainIndex>(16, 2));
  command.undo(file);
  EXPECT_EQ(file, before);
}

}  // namespace
}  // namespace astrolabe::app
