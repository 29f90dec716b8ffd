#include "app/cli/manual_page.h"

#include <gtest/gtest.h>

#include <sstream>

#include "app/cli/verbs.h"
#include "tests/app/cli/cli_run.h"

namespace astrolabe::app {
namespace {

TEST(WrapText, BreaksParagraphsAtTheWidth) {
  const std::string words =
      "a paragraph of so many words that it takes more than one line of text "
      "when it is wrapped to the width of a manual";
  EXPECT_EQ(wrap_text(words, 2),
            "  a paragraph of so many words that it takes more than one line of text when it\n"
            "  is wrapped to the width of a manual\n");
}

TEST(WrapText, JoinsLinesOfAParagraphAndKeepsBlankLinesBetween) {
  EXPECT_EQ(wrap_text("one\ntwo\n\nthree", 0), "one two\n\nthree\n");
}

TEST(WrapText, KeepsLinesThatBeginWithABlank) {
  EXPECT_EQ(wrap_text(" a    b\n   c\nd", 4), "    a    b\n      c\n    d\n");
}

TEST(WrapText, DoesNotBreakAWordThatIsTooLong) {
  const std::string word(200, 'x');
  EXPECT_EQ(wrap_text("a " + word + " b", 0), "a\n" + word + "\nb\n");
}

/// The number of characters of UTF-8 text, not of its bytes.
std::size_t characters(const std::string& line) {
  std::size_t count = 0;
  for (const char byte : line) count += (static_cast<unsigned char>(byte) & 0xC0) != 0x80;
  return count;
}

TEST(Manual, OfEveryVerbIsCompleteAndFitsTheWidth) {
  const WindowLauncher launcher;
  std::vector<std::vector<std::string>> commands{{"--help"}};
  for (const auto& verb : make_verbs(launcher)) {
    commands.push_back({std::string(verb->name()), "--help"});
  }
  for (const std::vector<std::string>& command : commands) {
    const test::CliRun help = test::run_astrolabe(command);
    EXPECT_EQ(help.status, 0);
    EXPECT_EQ(help.err, "");
    for (const char* title :
         {"NAME\n", "SYNOPSIS\n", "DESCRIPTION\n", "OPTIONS\n", "EXIT STATUS\n", "EXAMPLES\n"}) {
      EXPECT_NE(help.out.find(title), std::string::npos) << command[0] << ": " << title;
    }
    std::istringstream lines(help.out);
    for (std::string line; std::getline(lines, line);) {
      EXPECT_LE(characters(line), static_cast<std::size_t>(kManualWidth)) << line;
    }
  }
}

TEST(Manual, StatesTheLimitsOfMaps) {
  for (const char* verb : {"solve", "check", "convert"}) {
    const std::string help = test::run_astrolabe({verb, "--help"}).out;
    EXPECT_NE(help.find("16384"), std::string::npos) << verb;
    EXPECT_NE(help.find("2^28"), std::string::npos) << verb;
  }
}

}  // namespace
}  // namespace astrolabe::app
