#include "core/src/io/text_lines.h"

#include <gtest/gtest.h>

#include <string>

namespace astrolabe {
namespace {

std::vector<std::string> lines_of(std::string_view text) {
  std::vector<std::string> lines;
  TextLines reader(text);
  while (const auto line = reader.next()) lines.emplace_back(*line);
  return lines;
}

using Lines = std::vector<std::string>;

TEST(TextLines, GivesTheSameLinesWhateverEndsThem) {
  const Lines expected{"a", "", "b"};
  EXPECT_EQ(lines_of("a\n\nb\n"), expected);
  EXPECT_EQ(lines_of("a\r\n\r\nb\r\n"), expected);
  EXPECT_EQ(lines_of("a\n\nb"), expected);
}

TEST(TextLines, HasNoLinesInAnEmptyText) { EXPECT_TRUE(lines_of("").empty()); }

TEST(TextLines, SkipsAByteOrderMark) { EXPECT_EQ(lines_of("\xEF\xBB\xBFtype\n"), Lines{"type"}); }

TEST(TextLines, CountsLinesAndTellsTheRest) {
  TextLines lines("a\nb\nc");
  EXPECT_EQ(lines.number(), 0);
  ASSERT_TRUE(lines.next());
  ASSERT_TRUE(lines.next());
  EXPECT_EQ(lines.number(), 2);
  EXPECT_EQ(lines.rest(), "c");
}

TEST(TextLines, TrimsBlanksAtBothEnds) {
  EXPECT_EQ(trimmed(" \t a b\r "), "a b");
  EXPECT_EQ(trimmed(" \t"), "");
}

TEST(TextLines, SplitsAtRunsOfBlanks) {
  const std::vector<std::string_view> expected{"1", "den312d.map", "65"};
  EXPECT_EQ(split_blanks(" 1\t den312d.map  65 "), expected);
  EXPECT_TRUE(split_blanks("  ").empty());
}

}  // namespace
}  // namespace astrolabe
