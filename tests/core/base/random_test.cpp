#include "astrolabe/base/random.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <array>

namespace astrolabe {
namespace {

TEST(Random, FollowsThePublishedSequenceOfSplitMix64) {
  Random random(1234567);
  EXPECT_EQ(random.next(), 6457827717110365317u);
  EXPECT_EQ(random.next(), 3203168211198807973u);
  EXPECT_EQ(random.next(), 9817491932198370423u);
}

TEST(Random, GivesTheSameSequenceForTheSameSeedOnly) {
  Random one(7);
  Random same(7);
  Random other(8);
  EXPECT_EQ(one.next(), same.next());
  EXPECT_NE(one.next(), other.next());
}

TEST(Random, BelowStaysUnderItsBoundAndReachesEveryValueEvenly) {
  Random random(42);
  std::array<int, 6> seen{};
  for (int draw = 0; draw < 60000; ++draw) {
    const std::uint32_t value = random.below(6);
    ASSERT_LT(value, 6u);
    ++seen[value];
  }
  // Ten thousand each are expected; 500 is more than five standard deviations.
  EXPECT_GT(*std::min_element(seen.begin(), seen.end()), 9500);
  EXPECT_LT(*std::max_element(seen.begin(), seen.end()), 10500);
}

TEST(Random, BelowTakesItsExtremeBounds) {
  Random random(42);
  EXPECT_EQ(random.below(1), 0u);
  std::uint32_t largest = 0;
  for (int draw = 0; draw < 100; ++draw) largest = std::max(largest, random.below(1ull << 32));
  EXPECT_GT(largest, 0xF0000000u);
}

TEST(Random, ChanceIsCertainAtItsEnds) {
  Random random(42);
  for (int draw = 0; draw < 1000; ++draw) {
    EXPECT_FALSE(random.chance(0));
    EXPECT_TRUE(random.chance(100));
  }
}

}  // namespace
}  // namespace astrolabe
