#include "app/model/commands/change_grid.h"

#include <gtest/gtest.h>

#include "astrolabe/grid/grid_registry.h"
#include "astrolabe/heuristic/heuristic_registry.h"
#include "tests/support/random_map.h"
#include "tests/support/solving.h"

namespace astrolabe::app {
namespace {

TEST(ChangeGrid, ReadsTheSameRowsAndColumnsUnderEveryGrid) {
  Random random(4);
  for (const GridSpec& spec : test::all_specs()) {
    SCOPED_TRACE(test::describe(spec));
    const MapFile before = test::random_file(random, {});
    MapFile file = before;
    const ChangeGrid command(file, spec);
    command.apply(file);
    EXPECT_EQ(file.map.spec(), spec);
    EXPECT_EQ(file.map.terrain(), before.map.terrain());
    EXPECT_EQ(file.map.size(), before.map.size());
    EXPECT_EQ(file.map.start(), before.map.start());
    EXPECT_EQ(file.map.goal(), before.map.goal());
    command.undo(file);
    EXPECT_EQ(file, before);
  }
}

TEST(ChangeGrid, TakesTheDefaultForAHeuristicThatDoesNotFitAndSaysSo) {
  const GridSpec hex = default_spec(GridKind::kHexPointy);
  int replaced = 0;
  for (const HeuristicEntry& entry : all_heuristics()) {
    SCOPED_TRACE(std::string(entry.id));
    MapFile file = test::open_file({4, 4});
    if (!entry.fits(file.map.spec())) continue;
    file.search.heuristic = entry.id;
    const ChangeGrid command(file, hex);
    command.apply(file);
    if (entry.fits(hex)) {
      EXPECT_EQ(file.search.heuristic, entry.id);
      EXPECT_EQ(command.notice(), "");
      continue;
    }
    ++replaced;
    EXPECT_EQ(file.search.heuristic, default_heuristic(hex).id);
    EXPECT_NE(command.notice().find(std::string(entry.name)), std::string::npos);
    EXPECT_NE(command.notice().find(std::string(default_heuristic(hex).name)), std::string::npos);
    command.undo(file);
    EXPECT_EQ(file.search.heuristic, entry.id);
  }
  EXPECT_GT(replaced, 0);
}

TEST(ChangeGrid, IsASettingOnlyWhileTheShapeStays) {
  const MapFile file = test::open_file({4, 4});
  GridSpec four_ways = file.map.spec();
  four_ways.ways = 4;
  GridSpec any_corner = file.map.spec();
  any_corner.corner = CornerRule::kAlways;
  EXPECT_TRUE(ChangeGrid(file, four_ways).settings_only());
  EXPECT_TRUE(ChangeGrid(file, any_corner).settings_only());
  EXPECT_FALSE(ChangeGrid(file, default_spec(GridKind::kDiamond)).settings_only());
}

}  // namespace
}  // namespace astrolabe::app
