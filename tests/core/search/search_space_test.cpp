#include "astrolabe/search/search_space.h"

#include <gtest/gtest.h>

#include "tests/support/random_map.h"

namespace astrolabe {
namespace {

/// Ground of 1, road of 0.5, mud of 3 and a wall; all cells are ground.
Map open_ground() {
  return Map(GridSpec{}, {3, 3},
             {{.name = "ground", .glyph = '.'},
              {.name = "road", .glyph = '=', .cost_hundredths = 50},
              {.name = "mud", .glyph = 'm', .cost_hundredths = 300},
              {.name = "wall", .glyph = '#', .blocked = true}});
}

TEST(SearchSpace, CountsOnlyTerrainsThatSomeCellHas) {
  Map map = open_ground();
  const auto uniform = *SearchSpace::make(map, {});
  EXPECT_TRUE(uniform->costs().uniform);
  EXPECT_EQ(shown(uniform->costs().cheapest_straight, uniform->costs().units), 1.0);
  map.set_terrain(CellId{4}, 2);
  const auto muddy = *SearchSpace::make(map, {});
  EXPECT_FALSE(muddy->costs().uniform);
  EXPECT_EQ(shown(muddy->costs().cheapest_straight, muddy->costs().units), 1.0);
  map.set_terrain(CellId{5}, 1);
  const auto with_road = *SearchSpace::make(map, {});
  EXPECT_EQ(shown(with_road->costs().cheapest_straight, with_road->costs().units), 0.5);
}

TEST(SearchSpace, IsUniformOnOneDearTerrain) {
  Map map = open_ground();
  map.set_all_terrain(std::vector<TerrainIndex>(9, 2));
  const auto space = *SearchSpace::make(map, {});
  EXPECT_TRUE(space->costs().uniform);
  EXPECT_EQ(shown(space->step_cost(CellId{0}, CellId{1}, false), space->costs().units), 3.0);
}

TEST(SearchSpace, IsLevelWhereNothingClimbsAtACost) {
  Map map = open_ground();
  map.set_heights({0, 1, 2, 3, 4, 5, 6, 7, 8});
  EXPECT_TRUE((*SearchSpace::make(map, {}))->heights().empty());
  const auto hilly = *SearchSpace::make(map, {.climb = {.up_hundredths = 25}});
  EXPECT_FALSE(hilly->costs().uniform);
  EXPECT_EQ(shown(hilly->step_cost(CellId{0}, CellId{3}, false), hilly->costs().units), 1.75);
  EXPECT_EQ(shown(hilly->step_cost(CellId{3}, CellId{0}, false), hilly->costs().units), 1.0);
}

TEST(SearchSpace, TakesAMapOfWallsAlone) {
  const auto space = *SearchSpace::make(test::map_of(GridSpec{}, {"##", "##"}), {});
  EXPECT_FALSE(space->moves().passable(CellId{0}));
}

}  // namespace
}  // namespace astrolabe
