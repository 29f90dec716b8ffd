#include "app/ui/terrain_colours.h"

#include <gtest/gtest.h>

namespace astrolabe::app {
namespace {

Terrain ground_of_cost(int hundredths) {
  return {.name = "something", .cost_hundredths = hundredths, .colour = {}};
}

TEST(TerrainColours, UseTheAuthorsChoiceBeforeAnythingElse) {
  const Terrain terrain{.name = "water", .blocked = true, .colour = 0x123456};
  EXPECT_EQ(terrain_colour(terrain, light_theme()), rgb(0x123456));
}

TEST(TerrainColours, TellDefaultGroundAndWallByTheTheme) {
  const std::vector<Colour> colours = terrain_colours(default_palette(), dark_theme());
  ASSERT_EQ(colours.size(), 2U);
  EXPECT_EQ(colours[0], dark_theme().ground);
  EXPECT_EQ(colours[1], dark_theme().wall);
}

TEST(TerrainColours, KnowTerrainsByAWordInTheirNameInAnyCase) {
  const Terrain plain{.name = "water", .colour = {}};
  const Terrain named{.name = "Deep WATER", .colour = {}};
  EXPECT_EQ(terrain_colour(plain, light_theme()), terrain_colour(named, light_theme()));
  EXPECT_NE(terrain_colour(plain, light_theme()), light_theme().ground);
}

TEST(TerrainColours, DarkenWithTheCost) {
  const Theme& theme = light_theme();
  const double cheap = contrast(theme.ground, terrain_colour(ground_of_cost(150), theme));
  const double dear = contrast(theme.ground, terrain_colour(ground_of_cost(800), theme));
  EXPECT_GT(dear, cheap);
  EXPECT_GT(cheap, 1.0);
  EXPECT_EQ(terrain_colour(ground_of_cost(50), theme), theme.ground);
}

}  // namespace
}  // namespace astrolabe::app
