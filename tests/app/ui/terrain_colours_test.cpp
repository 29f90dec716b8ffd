#include "app/ui/terrain_colours.h"

#include <gtest/gtest.h>

#include <cstdint>
#include <string>

#include "astrolabe/io/format_registry.h"
#include "tests/support/colour_vision.h"

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

TEST(TerrainColours, DifferWhereCostsDo) {
  for (const Theme* theme : {&light_theme(), &dark_theme()}) {
    Colour before = theme->wall;
    for (const int cost : {1, 7, 25, 50, 90, 100, 110, 150, 300, 1000}) {
      const Colour colour = terrain_colour(ground_of_cost(cost), *theme);
      EXPECT_NE(colour, before) << cost;
      before = colour;
    }
  }
}

TEST(TerrainColours, LeaveTheGlyphToTellWhatLooksAlike) {
  const Palette palette{{.name = "floor"},
                        {.name = "carpet"},
                        {.name = "wall", .blocked = true},
                        {.name = "lava", .blocked = true},
                        {.name = "grass"}};
  const std::vector<bool> expected{false, true, false, true, true};
  EXPECT_EQ(shown_glyphs(palette, light_theme()), expected);
}

TEST(TerrainColours, DarkenWithTheCost) {
  const Theme& theme = light_theme();
  const double cheap = contrast(theme.ground, terrain_colour(ground_of_cost(150), theme));
  const double dear = contrast(theme.ground, terrain_colour(ground_of_cost(800), theme));
  EXPECT_GT(dear, cheap);
  EXPECT_GT(cheap, 1.0);
}

TEST(TerrainColours, DimTheAuthorsChoiceOnADarkThemeInTheSameOrder) {
  const auto dark = [](std::uint32_t colour, bool blocked) {
    return luminance(
        terrain_colour({.name = "x", .blocked = blocked, .colour = colour}, dark_theme()));
  };
  for (const bool blocked : {false, true}) {
    double before = -1.0;
    for (const std::uint32_t grey : {0x000000U, 0x202020U, 0x606060U, 0xa0a0a0U, 0xffffffU}) {
      EXPECT_GT(dark(grey, blocked), before);
      EXPECT_LE(dark(grey, blocked), luminance(rgb(grey)));
      before = dark(grey, blocked);
    }
  }
  // White ground does not outshine a cell that was closed late, nor a white wall the open ones.
  EXPECT_LT(dark(0xffffff, false), luminance(dark_theme().closed_late));
  EXPECT_LT(dark(0xffffff, true), luminance(dark_theme().open));
  EXPECT_GT(dark(0x6f8fa8, true), dark(0x6f8fa8, false));
}

/// The colours that a theme gives the terrains of a map.
std::vector<Colour> colours_of(const std::string& map, const Theme& theme) {
  const auto file = read_map_file(std::string(ASTROLABE_SOURCE_DIR) + "/assets/maps/" + map);
  EXPECT_TRUE(file.ok());
  return terrain_colours(file->map.palette(), theme);
}

TEST(TerrainColours, OfMapsThatComeWithTheProgramAreToldApartByEveryEye) {
  for (const Theme* theme : {&light_theme(), &dark_theme()}) {
    const std::vector<Colour> colours = colours_of("around-the-marsh.astrolabe", *theme);
    for (std::size_t i = 0; i < colours.size(); ++i) {
      for (std::size_t j = 0; j < i; ++j) {
        for (const test::ColourVision vision : test::kColourVisions) {
          EXPECT_GE(test::difference(colours[i], colours[j], vision), 5.0)
              << i << " and " << j << (theme->dark ? ", dark" : ", light");
        }
      }
    }
  }
}

}  // namespace
}  // namespace astrolabe::app
