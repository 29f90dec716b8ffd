#include "core/src/io/message_quote.h"

#include <gtest/gtest.h>

namespace astrolabe {
namespace {

TEST(MessageQuote, KeepsReadableTextInAnyLanguage) {
  EXPECT_EQ(quote_for_message("den312d.map"), "'den312d.map'");
  EXPECT_EQ(quote_for_message("Übung 迷路"), "'Übung 迷路'");
}

TEST(MessageQuote, EscapesWhatCouldSteerATerminal) {
  EXPECT_EQ(quote_for_message("\x1B[2J\n"), "'\\x1B[2J\\x0A'");
  EXPECT_EQ(quote_for_message("\xC2\x9B"), "'\\xC2\\x9B'");
  EXPECT_EQ(quote_for_message("\x7F"), "'\\x7F'");
}

TEST(MessageQuote, EscapesBytesThatAreNotUtf8) {
  EXPECT_EQ(quote_for_message("a\xFF\xC3"), "'a\\xFF\\xC3'");
}

TEST(MessageQuote, CutsLongTextsAtACharacter) {
  EXPECT_EQ(quote_for_message(std::string(41, 'x')), "'" + std::string(40, 'x') + "...'");
  const std::string umlauts = "x" + std::string(39, 'y') + "ü" + "z";
  EXPECT_EQ(quote_for_message(umlauts), "'x" + std::string(39, 'y') + "...'");
}

}  // namespace
}  // namespace astrolabe
