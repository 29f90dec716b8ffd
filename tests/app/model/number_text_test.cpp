#include "app/model/number_text.h"

#include <gtest/gtest.h>

#include <limits>

namespace astrolabe::app {
namespace {

TEST(NumberText, GroupsDigitsByThree) {
  EXPECT_EQ(grouped(0), "0");
  EXPECT_EQ(grouped(999), "999");
  EXPECT_EQ(grouped(1000), "1,000");
  EXPECT_EQ(grouped(1234567), "1,234,567");
}

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

TEST(NumberText, LeavesOutTrailingZerosAndThePoint) {
  EXPECT_EQ(number_text(12.5, 4), "12.5");
  EXPECT_EQ(number_text(3.0, 4), "3");
  EXPECT_EQ(number_text(100.0, 0), "100");
  EXPECT_EQ(number_text(0.0, 2), "0");
}

TEST(NumberText, RoundsToTheDecimalsAskedFor) {
  EXPECT_EQ(number_text(12.07106, 2), "12.07");
  EXPECT_EQ(number_text(2.0 / 3.0, 4), "0.6667");
}

TEST(NumberText, HoldsTheLongestDouble) { EXPECT_EQ(number_text(1e308, 17).size(), 309u); }

TEST(DurationText, IsInTheUnitThatReadsBest) {
  EXPECT_EQ(duration_text(4.25), "4.2 \u00B5s");
  EXPECT_EQ(duration_text(41.4), "41 \u00B5s");
  EXPECT_EQ(duration_text(41.4, "us"), "41 us");
  EXPECT_EQ(duration_text(1240.0), "1.24 ms");
  EXPECT_EQ(duration_text(2.3e6), "2.30 s");
}

TEST(ParseNumber, TakesAllOfTheTextOrNothing) {
  EXPECT_EQ(parse_number("1.25"), 1.25);
  EXPECT_EQ(parse_number("-3"), -3.0);
  for (const char* text : {"", "1,5", "1.5x", " 1", "inf", "nan", "1e999", "--1"}) {
    EXPECT_EQ(parse_number(text), std::nullopt) << text;
  }
}

TEST(ParseInteger, RefusesWhatIsNoWholeNumberOf32Bits) {
  EXPECT_EQ(parse_integer("16384"), 16384);
  EXPECT_EQ(parse_integer("-1"), -1);
  for (const char* text : {"", "1.0", "3 ", "2147483648", "0x10", "one"}) {
    EXPECT_EQ(parse_integer(text), std::nullopt) << text;
  }
}

}  // namespace
}  // namespace astrolabe::app
