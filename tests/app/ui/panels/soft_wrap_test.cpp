#include "app/ui/panels/soft_wrap.h"

#include <gtest/gtest.h>

namespace astrolabe::app {
namespace {

/// Every character is one wide.
float count(std::string_view words) { return static_cast<float>(words.size()); }

class SoftWrapTest : public ::testing::Test {
 protected:
  void edit(std::string_view now) { wrap_.edit(now, 10.0f, count); }

  SoftWrap wrap_;
};

TEST_F(SoftWrapTest, ShowsLinesThatFitAndKeepsTheText) {
  wrap_.reset("one two three four\n\nfive", 10.0f, count);
  EXPECT_EQ(wrap_.shown(), "one two\nthree four\n\nfive");
  EXPECT_EQ(wrap_.text(), "one two three four\n\nfive");
}

TEST_F(SoftWrapTest, WrapsAgainWhatIsTyped) {
  wrap_.reset("one two three", 10.0f, count);
  edit("one and two\nthree");
  EXPECT_EQ(wrap_.text(), "one and two three");
  EXPECT_EQ(wrap_.shown(), "one and\ntwo three");
}

TEST_F(SoftWrapTest, KeepsBreaksThatAreTyped) {
  wrap_.reset("one two three", 10.0f, count);
  edit("one\n two\nthree");
  EXPECT_EQ(wrap_.text(), "one\n two three");
  // Behind a break that is only shown.
  wrap_.reset("one two three", 10.0f, count);
  edit("one two\n\nthree");
  EXPECT_EQ(wrap_.text(), "one two \nthree");
}

TEST_F(SoftWrapTest, JoinsWordsWhereAShownBreakIsDeleted) {
  wrap_.reset("one two three", 10.0f, count);
  edit("one twothree");
  EXPECT_EQ(wrap_.text(), "one twothree");
  EXPECT_EQ(wrap_.shown(), "one\ntwothree");
}

TEST_F(SoftWrapTest, KnowsATextThatComesBack) {
  wrap_.reset("one two three\nfour", 10.0f, count);
  const std::string shown = wrap_.shown();
  edit("");
  EXPECT_EQ(wrap_.text(), "");
  edit(shown);
  EXPECT_EQ(wrap_.text(), "one two three\nfour");
}

}  // namespace
}  // namespace astrolabe::app
