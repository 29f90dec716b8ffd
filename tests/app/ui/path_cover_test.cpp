#include "app/ui/path_cover.h"

#include <gtest/gtest.h>

namespace astrolabe::app {
namespace {

TEST(PathCover, TouchesWhatAThickLineLiesOver) {
  PathCover cover(0.0F, 100.0F, 10.0F);
  cover.add({{10.0F, 50.0F}, {90.0F, 50.0F}}, 6.0F);
  EXPECT_TRUE(cover.touches({40.0F, 45.0F}, {60.0F, 55.0F}));
  EXPECT_TRUE(cover.touches({40.0F, 52.0F}, {60.0F, 58.0F}));
  EXPECT_FALSE(cover.touches({40.0F, 54.0F}, {60.0F, 64.0F}));
  EXPECT_FALSE(cover.touches({94.0F, 45.0F}, {99.0F, 55.0F}));
}

TEST(PathCover, IsNoWiderThanASlantingLine) {
  PathCover cover(0.0F, 100.0F, 10.0F);
  cover.add({{0.0F, 0.0F}, {100.0F, 100.0F}}, 4.0F);
  EXPECT_TRUE(cover.touches({45.0F, 45.0F}, {55.0F, 55.0F}));
  EXPECT_TRUE(cover.touches({52.0F, 40.0F}, {60.0F, 50.0F}));
  EXPECT_FALSE(cover.touches({53.0F, 40.0F}, {60.0F, 50.0F}));
  EXPECT_FALSE(cover.touches({70.0F, 10.0F}, {80.0F, 20.0F}));
}

TEST(PathCover, KnowsEachSegmentOfALineAndOfAllLines) {
  PathCover cover(0.0F, 100.0F, 10.0F);
  cover.add({{10.0F, 10.0F}, {50.0F, 10.0F}, {50.0F, 90.0F}}, 2.0F);
  cover.add({{80.0F, 0.0F}, {80.0F, 30.0F}}, 2.0F);
  EXPECT_TRUE(cover.touches({20.0F, 5.0F}, {30.0F, 15.0F}));
  EXPECT_TRUE(cover.touches({45.0F, 62.0F}, {55.0F, 63.0F}));
  EXPECT_TRUE(cover.touches({75.0F, 22.0F}, {85.0F, 26.0F}));
  EXPECT_FALSE(cover.touches({75.0F, 42.0F}, {85.0F, 46.0F}));
}

TEST(PathCover, TakesLinesAndRectanglesBeyondItsHeights) {
  PathCover cover(20.0F, 20.0F, 10.0F);
  EXPECT_FALSE(cover.touches({0.0F, 0.0F}, {100.0F, 100.0F}));
  cover.add({{50.0F, -500.0F}, {50.0F, 500.0F}}, 2.0F);
  EXPECT_TRUE(cover.touches({40.0F, -90.0F}, {60.0F, -80.0F}));
  EXPECT_TRUE(cover.touches({40.0F, 190.0F}, {60.0F, 200.0F}));
}

}  // namespace
}  // namespace astrolabe::app
