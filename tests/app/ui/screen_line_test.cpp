#include "app/ui/screen_line.h"

#include <gtest/gtest.h>

#include <cmath>

namespace astrolabe::app {
namespace {

float length_of(const ScreenLine& line) {
  float length = 0.0F;
  for (std::size_t i = 1; i < line.size(); ++i) {
    length += std::hypot(line[i].x - line[i - 1].x, line[i].y - line[i - 1].y);
  }
  return length;
}

TEST(ScreenLine, ThinningKeepsTheEndsAndTheDistance) {
  ScreenLine line;
  for (int i = 0; i <= 100; ++i) line.emplace_back(0.1F * static_cast<float>(i), 0.0F);
  const ScreenLine thin = thinned(line, 1.0F);
  EXPECT_LE(thin.size(), 12U);
  EXPECT_EQ(thin.front().x, 0.0F);
  EXPECT_EQ(thin.back().x, line.back().x);
}

TEST(ScreenLine, ThinningNeverLosesAShortLine) {
  EXPECT_EQ(thinned({ImVec2(0, 0), ImVec2(0.2F, 0)}, 1.0F).size(), 2U);
  EXPECT_TRUE(thinned({}, 1.0F).empty());
}

TEST(ScreenLine, DashesCoverTheirShareAndGoRoundCorners) {
  const ScreenLine corner{ImVec2(0, 0), ImVec2(10, 0), ImVec2(10, 10)};
  const auto parts = dashes(corner, 8.0F, 4.0F);
  ASSERT_EQ(parts.size(), 2U);
  EXPECT_FLOAT_EQ(length_of(parts[0]), 8.0F);
  EXPECT_FLOAT_EQ(length_of(parts[1]), 8.0F);
  EXPECT_EQ(parts[1].front().x, 10.0F);
  EXPECT_EQ(parts[1].front().y, 2.0F);
}

TEST(ScreenLine, ADashBentByACornerKeepsItsCorner) {
  const auto parts = dashes({ImVec2(0, 0), ImVec2(3, 0), ImVec2(3, 9)}, 8.0F, 4.0F);
  ASSERT_EQ(parts.size(), 1U);
  ASSERT_EQ(parts[0].size(), 3U);
  EXPECT_EQ(parts[0][1].x, 3.0F);
  EXPECT_EQ(parts[0][1].y, 0.0F);
}

TEST(ScreenLine, NothingIsDashedWhereThereIsNoLine) {
  EXPECT_TRUE(dashes({}, 4.0F, 2.0F).empty());
  EXPECT_TRUE(dashes({ImVec2(1, 1)}, 4.0F, 2.0F).empty());
}

TEST(ScreenLine, PartsOutOfSightAreLeftOut) {
  const ScreenLine line{ImVec2(-50, 5), ImVec2(-20, 5), ImVec2(5, 5),
                        ImVec2(50, 5),  ImVec2(80, 5),  ImVec2(5, 8)};
  const auto parts = visible_parts(line, {0, 0}, {10, 10});
  ASSERT_EQ(parts.size(), 2U);
  EXPECT_EQ(parts[0].size(), 3U);
  EXPECT_EQ(parts[1].size(), 2U);
}

}  // namespace
}  // namespace astrolabe::app
