#include "app/model/hundredths_text.h"

#include <gtest/gtest.h>

namespace astrolabe::app {
namespace {

constexpr HundredthsLimits kWeight{.least = 100, .most = 500};

TEST(HundredthsText, TakesAPointOrACommaAndBlanksAround) {
  EXPECT_EQ(parse_hundredths("1.5", kWeight), 150);
  EXPECT_EQ(parse_hundredths("1,5", kWeight), 150);
  EXPECT_EQ(parse_hundredths(" 2,37 ", kWeight), 237);
  EXPECT_EQ(parse_hundredths("1", kWeight), 100);
  EXPECT_EQ(parse_hundredths("5.00", kWeight), 500);
}

TEST(HundredthsText, RefusesWhatIsNoWeight) {
  for (const char* text : {"", " ", "abc", "1.5x", "1,2,3", "1.2,3", "nan", "inf", "-2", "0.99",
                           "5.01", "15", "1e300"}) {
    EXPECT_FALSE(parse_hundredths(text, kWeight)) << text;
  }
  EXPECT_EQ(hundredths_refusal("The weight", kWeight), "The weight goes from 1.00 to 5.00.");
}

TEST(HundredthsText, ReadsBackWhatItWrites) {
  for (int hundredths = 100; hundredths <= 500; ++hundredths) {
    EXPECT_EQ(parse_hundredths(hundredths_text(hundredths), kWeight), hundredths);
  }
}

}  // namespace
}  // namespace astrolabe::app
