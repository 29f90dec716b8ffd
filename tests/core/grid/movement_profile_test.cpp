#include "astrolabe/grid/movement_profile.h"

#include <gtest/gtest.h>

#include <string>

#include "astrolabe/io/movingai_map.h"

namespace astrolabe {
namespace {

Palette seen_by(std::string_view id, const Palette& palette) {
  return palette_for(*find_profile(id), palette);
}

/// The glyphs that a mover can enter, of the benchmark's palette.
std::string entered(std::string_view id) {
  std::string glyphs;
  for (const Terrain& terrain : seen_by(id, movingai_palette(".GS"))) {
    if (!terrain.blocked) glyphs += terrain.glyph;
  }
  return glyphs;
}

TEST(MovementProfile, WalkersTakeTheMapAsItIs) {
  const Palette palette = movingai_palette(".GS");
  EXPECT_EQ(seen_by("walker", palette), palette);
  EXPECT_FALSE(changes_map(all_profiles().front(), palette));
}

TEST(MovementProfile, SwimmersAndFlyersEnterWhatTheirElementIs) {
  EXPECT_EQ(entered("swimmer"), "SW");
  std::string flown = entered("flyer");
  EXPECT_EQ(flown.find('@'), std::string::npos);
  EXPECT_EQ(flown.find('O'), std::string::npos);
  for (const char glyph : std::string(".GSWT")) {
    EXPECT_NE(flown.find(glyph), std::string::npos) << glyph;
  }
  EXPECT_TRUE(changes_map(*find_profile("flyer"), movingai_palette(".GS")));
}

TEST(MovementProfile, ATerrainMaySayOtherwise) {
  const Palette palette{{.name = "reeds",
                         .glyph = 'r',
                         .cost_hundredths = 300,
                         .swimming = Passage{.cost_hundredths = 250},
                         .flying = Passage{.blocked = true}}};
  EXPECT_FALSE(seen_by("swimmer", palette)[0].blocked);
  EXPECT_EQ(seen_by("swimmer", palette)[0].cost_hundredths, 250);
  EXPECT_TRUE(seen_by("flyer", palette)[0].blocked);
  EXPECT_EQ(seen_by("walker", palette)[0].cost_hundredths, 300);
}

TEST(MovementProfile, DearGroundIsAsCheapAsAnyFromAbove) {
  const Palette palette{{.name = "mud", .glyph = 'm', .cost_hundredths = 500}};
  EXPECT_EQ(seen_by("flyer", palette)[0].cost_hundredths, 100);
  EXPECT_TRUE(seen_by("swimmer", palette)[0].blocked);
}

TEST(MovementProfile, AnUnknownOneIsNone) { EXPECT_EQ(find_profile("digger"), nullptr); }

}  // namespace
}  // namespace astrolabe
