#include "core/src/io/utf8.h"

#include <gtest/gtest.h>

#include <string>

namespace astrolabe {
namespace {

constexpr std::size_t kValid = std::string_view::npos;

TEST(Utf8, AcceptsTheFirstAndLastCodePointOfEachLength) {
  EXPECT_EQ(find_invalid_utf8(std::string_view("\0\x7F", 2)), kValid);
  EXPECT_EQ(find_invalid_utf8("\xC2\x80 \xDF\xBF"), kValid);
  EXPECT_EQ(find_invalid_utf8("\xE0\xA0\x80 \xED\x9F\xBF \xEE\x80\x80 \xEF\xBF\xBF"), kValid);
  EXPECT_EQ(find_invalid_utf8("\xF0\x90\x80\x80 \xF4\x8F\xBF\xBF"), kValid);
}

TEST(Utf8, RefusesOverlongForms) {
  EXPECT_EQ(utf8_sequence_length("\xC0\x80"), 0u);
  EXPECT_EQ(utf8_sequence_length("\xC1\xBF"), 0u);
  EXPECT_EQ(utf8_sequence_length("\xE0\x9F\xBF"), 0u);
  EXPECT_EQ(utf8_sequence_length("\xF0\x8F\xBF\xBF"), 0u);
}

TEST(Utf8, RefusesSurrogatesAndCodePointsBeyondUnicode) {
  EXPECT_EQ(utf8_sequence_length("\xED\xA0\x80"), 0u);
  EXPECT_EQ(utf8_sequence_length("\xF4\x90\x80\x80"), 0u);
  EXPECT_EQ(utf8_sequence_length("\xF5\x80\x80\x80"), 0u);
}

TEST(Utf8, RefusesCutSequencesAndLoneContinuations) {
  EXPECT_EQ(utf8_sequence_length("\xE2\x82"), 0u);
  EXPECT_EQ(utf8_sequence_length("\xE2\x82x"), 0u);
  EXPECT_EQ(utf8_sequence_length("\x80"), 0u);
}

TEST(Utf8, FindsAnInvalidByteAtEveryPlaceOfALongText) {
  const std::string text(40, 'a');
  for (std::size_t at = 0; at < text.size(); ++at) {
    std::string broken = text;
    broken[at] = '\xFF';
    EXPECT_EQ(find_invalid_utf8(broken), at);
  }
}

}  // namespace
}  // namespace astrolabe
