#include "core/src/io/text_numbers.h"

#include <gtest/gtest.h>

#include <limits>

namespace astrolabe {
namespace {

TEST(TextNumbers, ReadsWholeNumbersAndNothingElse) {
  EXPECT_EQ(parse_integer("512"), 512);
  EXPECT_EQ(parse_integer("-3"), -3);
  for (const char* wrong : {"", "-", "+1", "1.5", "12x", " 1", "0x10"}) {
    EXPECT_EQ(parse_integer(wrong), std::nullopt) << wrong;
  }
}

TEST(TextNumbers, SaturatesBeyond64Bits) {
  EXPECT_EQ(parse_integer("99999999999999999999"), std::numeric_limits<std::int64_t>::max());
  EXPECT_EQ(parse_integer("-99999999999999999999"), std::numeric_limits<std::int64_t>::min());
}

TEST(TextNumbers, WritesHundredthsWithoutTrailingZeros) {
  EXPECT_EQ(hundredths_text(0), "0");
  EXPECT_EQ(hundredths_text(1), "0.01");
  EXPECT_EQ(hundredths_text(50), "0.5");
  EXPECT_EQ(hundredths_text(125), "1.25");
  EXPECT_EQ(hundredths_text(10000), "100");
}

TEST(TextNumbers, ReadsAndWritesColours) {
  EXPECT_EQ(colour_text(0x0a1b2c), "#0a1b2c");
  EXPECT_EQ(parse_colour("#0A1b2C"), 0x0a1b2cu);
  for (const char* wrong : {"", "0a1b2c", "#0a1b2", "#0a1b2cd", "#0a1b2g", "#-a1b2c"}) {
    EXPECT_EQ(parse_colour(wrong), std::nullopt) << wrong;
  }
}

}  // namespace
}  // namespace astrolabe
