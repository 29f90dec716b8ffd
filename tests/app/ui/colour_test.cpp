#include "app/ui/colour.h"

#include <gtest/gtest.h>

namespace astrolabe::app {
namespace {

TEST(Colour, PacksRedIntoTheLowestByte) {
  EXPECT_EQ((Colour{0x11, 0x22, 0x33, 0x44}).packed(), 0x44332211u);
}

TEST(Colour, MixesAtTheEndsAndInTheMiddle) {
  const Colour black = rgb(0x000000);
  const Colour white = rgb(0xffffff);
  EXPECT_EQ(mix(black, white, 0.0F), black);
  EXPECT_EQ(mix(black, white, 1.0F), white);
  EXPECT_EQ(mix(black, white, 0.5F), rgb(0x808080));
}

TEST(Colour, HasTheContrastThatWcagStates) {
  EXPECT_NEAR(contrast(rgb(0x000000), rgb(0xffffff)), 21.0, 1e-9);
  EXPECT_NEAR(contrast(rgb(0x777777), rgb(0xffffff)), 4.48, 0.005);
  EXPECT_DOUBLE_EQ(contrast(rgb(0x56b4e9), rgb(0x56b4e9)), 1.0);
}

TEST(Colour, ChangesLuminanceAndKeepsTheProportionsOfItsLight) {
  EXPECT_NEAR(luminance(with_luminance(rgb(0xb9c98f), 0.05)), 0.05, 0.002);
  EXPECT_EQ(with_luminance(rgb(0x808080), 1.0), rgb(0xffffff));
  EXPECT_EQ(with_luminance(rgb(0x000000), 0.5), rgb(0x000000));
  EXPECT_EQ(with_luminance(rgb(0xff0000), 0.9), rgb(0xff0000));  // As bright as red can be.
  const Colour green = with_luminance(rgb(0x00ff00), 0.2);
  EXPECT_EQ(green.r, 0);
  EXPECT_EQ(green.b, 0);
}

TEST(Colour, PicksWhatIsMoreLegible) {
  EXPECT_EQ(more_legible(rgb(0xf0e442), rgb(0x000000), rgb(0xffffff)), rgb(0x000000));
  EXPECT_EQ(more_legible(rgb(0x2b2a2c), rgb(0x000000), rgb(0xffffff)), rgb(0xffffff));
}

}  // namespace
}  // namespace astrolabe::app
