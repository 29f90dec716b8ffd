#include "app/ui/screen_line.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <cstdint>
#include <limits>

#include "astrolabe/base/random.h"

namespace astrolabe::app {
namespace {

float length_of(const ScreenLine& line) {
  float length = 0.0F;
  for (std::size_t i = 1; i < line.size(); ++i) {
    length += std::hypot(line[i].x - line[i - 1].x, line[i].y - line[i - 1].y);
  }
  return length;
}

float distance_to(const ScreenLine& line, ImVec2 point) {
  float least = std::numeric_limits<float>::max();
  for (std::size_t i = 1; i < line.size(); ++i) {
    const ImVec2 along{line[i].x - line[i - 1].x, line[i].y - line[i - 1].y};
    const ImVec2 to{point.x - line[i - 1].x, point.y - line[i - 1].y};
    const float squared = along.x * along.x + along.y * along.y;
    const float share =
        squared > 0 ? std::clamp((to.x * along.x + to.y * along.y) / squared, 0.0F, 1.0F) : 0.0F;
    least = std::min(least, std::hypot(to.x - share * along.x, to.y - share * along.y));
  }
  return least;
}

TEST(ScreenLine, SimplifyingKeepsTheEndsOfAStraightRun) {
  ScreenLine line;
  for (int i = 0; i <= 100; ++i) line.emplace_back(0.1F * static_cast<float>(i), 3.0F);
  for (int i = 1; i <= 100; ++i) line.emplace_back(10.0F, 3.0F + 0.2F * static_cast<float>(i));
  const ScreenLine simple = simplified(line, 0.05F);
  ASSERT_EQ(simple.size(), 3U);
  EXPECT_EQ(simple[1].x, line[100].x);
  EXPECT_EQ(simple[1].y, line[100].y);
  EXPECT_EQ(simple[2].y, line.back().y);
}

TEST(ScreenLine, SimplifyingKeepsTheTipOfATurn) {
  ScreenLine line;
  for (int i = 0; i <= 40; ++i) line.emplace_back(static_cast<float>(i), 0.0F);
  for (int i = 39; i >= 10; --i) line.emplace_back(static_cast<float>(i), 0.0F);
  const ScreenLine simple = simplified(line, 0.5F);
  ASSERT_EQ(simple.size(), 3U);
  EXPECT_EQ(simple[1].x, 40.0F);
}

TEST(ScreenLine, SimplifyingNeverLosesAShortLine) {
  EXPECT_EQ(simplified({ImVec2(0, 0), ImVec2(0.2F, 0)}, 1.0F).size(), 2U);
  EXPECT_TRUE(simplified({}, 1.0F).empty());
}

TEST(ScreenLine, SimplifyingMovesNoPointFarFromTheLine) {
  for (std::uint64_t seed = 1; seed <= 50; ++seed) {
    Random random(seed);
    ScreenLine line{ImVec2(0, 0)};
    int heading = 0;
    for (int i = 0; i < 400; ++i) {
      if (random.chance(20)) heading = static_cast<int>(random.below(8));
      const float angle = 0.7853982F * static_cast<float>(heading);
      line.emplace_back(line.back().x + 0.7F * std::cos(angle),
                        line.back().y + 0.7F * std::sin(angle));
    }
    const ScreenLine simple = simplified(line, 0.5F);
    EXPECT_LT(simple.size(), line.size() / 2) << "seed " << seed;
    for (const ImVec2& point : line)
      ASSERT_LE(distance_to(simple, point), 0.75F) << "seed " << seed;
  }
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
