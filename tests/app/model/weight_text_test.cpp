#include "app/model/weight_text.h"

#include <gtest/gtest.h>

namespace astrolabe::app {
namespace {

TEST(WeightText, TakesAPointOrACommaAndBlanksAround) {
  EXPECT_EQ(parse_weight("1.5"), 150);
  EXPECT_EQ(parse_weight("1,5"), 150);
  EXPECT_EQ(parse_weight(" 2,37 "), 237);
  EXPECT_EQ(parse_weight("1"), 100);
  EXPECT_EQ(parse_weight("5.00"), 500);
}

TEST(WeightText, RefusesWhatIsNoWeight) {
  for (const char* text : {"", " ", "abc", "1.5x", "1,2,3", "1.2,3", "nan", "inf", "-2", "0.99",
                           "5.01", "15", "1e300"}) {
    EXPECT_FALSE(parse_weight(text)) << text;
  }
  EXPECT_EQ(weight_refusal(), "The weight goes from 1.00 to 5.00.");
}

TEST(WeightText, ReadsBackWhatItWrites) {
  for (int hundredths = 100; hundredths <= 500; ++hundredths) {
    EXPECT_EQ(parse_weight(weight_text(hundredths)), hundredths);
  }
}

}  // namespace
}  // namespace astrolabe::app
