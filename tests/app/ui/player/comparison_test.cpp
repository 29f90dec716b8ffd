#include "app/ui/player/comparison.h"

#include <gtest/gtest.h>

namespace astrolabe::app {
namespace {

bool holds(std::string_view actual, std::string_view op, std::string expected,
           double tolerance = 0.005) {
  const Comparison comparison{*parse_comparison_operator(op), std::move(expected), tolerance};
  return comparison.holds_for(actual);
}

TEST(Comparison, ComparesNumbersAsNumbers) {
  EXPECT_TRUE(holds("14.0", "==", "14"));
  EXPECT_TRUE(holds("9", "<", "10"));
  EXPECT_FALSE(holds("10", "<", "10"));
  EXPECT_TRUE(holds("10", "<=", "10"));
  EXPECT_TRUE(holds("-1", ">", "-2"));
  EXPECT_TRUE(holds("3", ">=", "3"));
  EXPECT_TRUE(holds("3", "!=", "4"));
  EXPECT_FALSE(holds("3.0", "!=", "3"));
}

TEST(Comparison, ComparesTextsByTheirBytes) {
  EXPECT_TRUE(holds("found", "==", "found"));
  EXPECT_FALSE(holds("Found", "==", "found"));
  EXPECT_TRUE(holds("no_path", "!=", "found"));
}

TEST(Comparison, TextsHaveNoOrder) {
  EXPECT_FALSE(holds("a", "<", "b"));
  EXPECT_FALSE(holds("b", ">", "a"));
  EXPECT_FALSE(holds("10", "<", "b"));
}

TEST(Comparison, NearAllowsTheTolerance) {
  EXPECT_TRUE(holds("34.142", "~", "34.14"));
  EXPECT_FALSE(holds("34.2", "~", "34.14"));
  EXPECT_TRUE(holds("34.2", "~", "34.14", 0.1));
  EXPECT_FALSE(holds("none", "~", "0"));
}

TEST(Comparison, ContainsAndLacksLookInsideTheText) {
  EXPECT_TRUE(holds("no path: walled in", "contains", "walled"));
  EXPECT_FALSE(holds("found", "contains", "walled"));
  EXPECT_TRUE(holds("found", "lacks", "walled"));
  EXPECT_FALSE(holds("walled", "lacks", "walled"));
  EXPECT_TRUE(holds("120", "contains", "2"));
}

TEST(Comparison, ShowsItsOperatorInMessages) {
  EXPECT_EQ((Comparison{ComparisonOperator::kGreaterEqual, "3", 0}).to_string(), ">= 3");
}

TEST(Comparison, KnowsNoOtherOperators) {
  EXPECT_EQ(parse_comparison_operator("="), std::nullopt);
  EXPECT_EQ(parse_comparison_operator("==="), std::nullopt);
}

}  // namespace
}  // namespace astrolabe::app
