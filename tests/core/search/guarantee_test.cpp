#include "astrolabe/search/guarantee.h"

#include <gtest/gtest.h>

#include "tests/support/random_map.h"
#include "tests/support/search_fixture.h"

namespace astrolabe {
namespace {

Guarantee guarantee(const GridSpec& spec, const SearchSettings& settings) {
  const test::SearchFixture fixture(test::map_of(spec, {"..", ".."}), settings);
  return guarantee_of(*fixture.space, settings);
}

constexpr GridSpec kEightWays{};
constexpr GridSpec kFourWays{.ways = 4};

TEST(Guarantee, IsOptimalWhereTheHeuristicIsConsistent) {
  for (const char* heuristic : {"zero", "octile", "chebyshev", "euclidean"}) {
    const Guarantee found = guarantee(kEightWays, test::settings_with(heuristic));
    EXPECT_EQ(found.kind, Guarantee::Kind::kOptimal) << heuristic;
    EXPECT_EQ(found.bound, 1.0) << heuristic;
  }
  EXPECT_EQ(guarantee(kFourWays, test::settings_with("manhattan")).kind, Guarantee::Kind::kOptimal);
}

TEST(Guarantee, IsWithinRootTwoForManhattanWithEightWays) {
  const Guarantee found = guarantee(kEightWays, test::settings_with("manhattan"));
  EXPECT_EQ(found.kind, Guarantee::Kind::kWithin);
  EXPECT_EQ(found.bound, 1.4143);
  const GridSpec diamond{.kind = GridKind::kDiamond};
  EXPECT_EQ(guarantee(diamond, test::settings_with("diamond")).bound, 1.4143);
}

TEST(Guarantee, IsTheWeightForAConsistentHeuristic) {
  EXPECT_EQ(guarantee(kEightWays, test::settings_with("octile", 150)).bound, 1.5);
  EXPECT_EQ(guarantee(kEightWays, test::settings_with("octile", 101)).bound, 1.01);
  EXPECT_EQ(guarantee(kEightWays, test::settings_with("manhattan", 200)).bound, 2.8285);
}

TEST(Guarantee, SaysWhatEachPartOfTheBoundComesFrom) {
  EXPECT_EQ(guarantee(kEightWays, test::settings_with("manhattan", 150)).why,
            "The path costs at most 2.1214 times the best: the weight 1.5 times about 1.4142, by "
            "which Manhattan overestimates here. A diagonal step lowers it by two straight steps "
            "but costs "
            "less than two.");
}

TEST(Guarantee, SpeaksOfAPathThatWasNotFoundAsOfAPossibleOne) {
  EXPECT_EQ(guarantee(kEightWays, test::settings_with("octile")).why_without_path,
            "A path would be the cheapest: Octile is consistent here. It is exact over the "
            "cheapest open ground.");
  EXPECT_EQ(guarantee(kEightWays, test::settings_with("octile", 150)).why_without_path,
            "A path would cost at most 1.5 times the best: the weight 1.5 makes Octile count for "
            "more than it is.");
}

TEST(Guarantee, StaysOptimalWithAnyWeightOnZero) {
  EXPECT_EQ(guarantee(kEightWays, test::settings_with("zero", 500)).kind,
            Guarantee::Kind::kOptimal);
}

TEST(Guarantee, FollowsTheCostsInTens) {
  const Guarantee found =
      guarantee(kEightWays, test::settings_with("manhattan", 100, CostScale::kTens));
  EXPECT_EQ(found.bound, 1.4286);
}

TEST(Guarantee, OfTheFewestStepsIsNoneOfTheCheapestWhereStepsClimb) {
  Map map(GridSpec{.ways = 4}, {3, 3});
  std::vector<Height> heights(9, 0);
  heights[4] = 7;
  map.set_heights(heights);
  const SearchSettings settings{.algorithm = "bfs", .climb = {.up_hundredths = 50}};
  const auto space = SearchSpace::make(map, cost_rules(settings));
  ASSERT_TRUE(space.ok());
  const Guarantee guarantee = guarantee_of(**space, settings);
  EXPECT_EQ(guarantee.kind, Guarantee::Kind::kWithin);
  ASSERT_TRUE(guarantee.bound);
  EXPECT_NEAR(*guarantee.bound, 4.5, 0.01);
}

}  // namespace
}  // namespace astrolabe
