#include "app/model/number_text.h"

#include <gtest/gtest.h>

#include <limits>

namespace astrolabe::app {
namespace {

TEST(NumberText, RoundsToSoManyDecimals) {
  EXPECT_EQ(decimal_text(14.074, 2), "14.07");
  EXPECT_EQ(decimal_text(0.0, 2), "0.00");
  EXPECT_EQ(decimal_text(-2.5, 1), "-2.5");
  EXPECT_EQ(decimal_text(99.996, 2), "100.00");
  EXPECT_EQ(decimal_text(3.0, 0), "3");
}

TEST(NumberText, HasRoomForEveryDouble) {
  const std::string text = decimal_text(std::numeric_limits<double>::lowest(), 4);
  EXPECT_EQ(text.size(), 1u + 309u + 5u);
}

TEST(NumberText, ShortestTextReadsBack) {
  EXPECT_EQ(shortest_text(1.5), "1.5");
  EXPECT_EQ(shortest_text(30.0), "30");
  EXPECT_EQ(std::stod(shortest_text(0.1 + 0.2)), 0.1 + 0.2);
}

TEST(NumberText, CountsOneAndMany) {
  EXPECT_EQ(count_text(1, "cell", "cells"), "1 cell");
  EXPECT_EQ(count_text(0, "cell", "cells"), "0 cells");
}

}  // namespace
}  // namespace astrolabe::app
