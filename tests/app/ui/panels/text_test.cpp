#include "app/ui/panels/text.h"

#include <gtest/gtest.h>

namespace astrolabe::app {
namespace {

float one_each(std::string_view words) { return static_cast<float>(words.size()); }

TEST(Text, EndsInAnEllipsisWhereItIsCutAndNeverWithinACharacter) {
  EXPECT_EQ(elided("a marsh", 7.0f, one_each), "a marsh");
  EXPECT_EQ(elided("a marsh", 6.0f, one_each), "a m\u2026");  // The ellipsis is three bytes.
  EXPECT_EQ(elided("\u00e9\u00e9\u00e9", 5.5f, one_each), "\u00e9\u2026");
}

TEST(Text, BreaksLinesBetweenWordsAndKeepsThoseThatAreThere) {
  EXPECT_EQ(wrapped("", 4.0f, one_each), "");
  EXPECT_EQ(wrapped("one two", 7.0f, one_each), "one two");
  EXPECT_EQ(wrapped("one two", 6.0f, one_each), "one\ntwo");
  EXPECT_EQ(wrapped("one two three", 7.0f, one_each), "one two\nthree");
  EXPECT_EQ(wrapped("one\ntwo", 7.0f, one_each), "one\ntwo");
  EXPECT_EQ(wrapped("a b\n\nc d", 2.0f, one_each), "a\nb\n\nc\nd");
  EXPECT_EQ(wrapped("breathtaking map", 4.0f, one_each), "breathtaking\nmap");
}

}  // namespace
}  // namespace astrolabe::app
