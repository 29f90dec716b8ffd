#include "astrolabe/search/step_costs.h"

#include <gtest/gtest.h>

#include <vector>

namespace astrolabe {
namespace {

Palette palette_of(const std::vector<int>& hundredths) {
  Palette palette;
  for (const int cost : hundredths) {
    palette.push_back({.name = "ground", .cost_hundredths = cost, .colour = {}});
  }
  return palette;
}

TEST(StepCosts, AreProportionalToWhatTerrainsCost) {
  for (const std::vector<int>& costs :
       {std::vector{100, 300}, std::vector{50, 100, 300}, std::vector{1, 100},
        std::vector{33, 777, 10000}, std::vector{250}, std::vector{99, 100, 101}}) {
    for (const CostUnits& units : {kNarrowUnits, kWideUnits}) {
      const StepCosts made = *make_step_costs(palette_of(costs), units);
      for (std::size_t i = 0; i < costs.size(); ++i) {
        SCOPED_TRACE(costs[i]);
        EXPECT_EQ(made.by_terrain[0][i] * 100, made.units.straight * costs[i]);
        EXPECT_EQ(made.by_terrain[1][i] * 100, made.units.diagonal * costs[i]);
      }
      EXPECT_EQ(made.units.straight % units.straight, 0);
      EXPECT_EQ(made.units.straight, made.units.shown_one);
    }
  }
}

TEST(StepCosts, AreAsCoarseAsTheyCanBe) {
  const auto straight_of = [](const std::vector<int>& costs) {
    return make_step_costs(palette_of(costs), kNarrowUnits)->units.straight;
  };
  EXPECT_EQ(straight_of({100, 300}), 33461);
  EXPECT_EQ(straight_of({50, 100, 300}), 2 * 33461);
  EXPECT_EQ(straight_of({125, 100}), 4 * 33461);
  EXPECT_EQ(straight_of({1, 100}), 100 * 33461);
}

TEST(StepCosts, OfBlockedTerrainsDivideNothing) {
  Palette palette = palette_of({100, 1});
  palette[1].blocked = true;
  EXPECT_EQ(make_step_costs(palette, kNarrowUnits)->units, kNarrowUnits);
}

TEST(StepCosts, UnderTensAreWhatTextbooksHave) {
  const StepCosts made = *make_step_costs(palette_of({50, 100, 350}), kTensUnits);
  EXPECT_EQ(made.units, kTensUnits);
  EXPECT_EQ(made.by_terrain[0][0], 5);
  EXPECT_EQ(made.by_terrain[1][2], 49);
  EXPECT_FALSE(make_step_costs(palette_of({25}), kTensUnits).ok());
}

}  // namespace
}  // namespace astrolabe
