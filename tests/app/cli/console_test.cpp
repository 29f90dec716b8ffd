#include "app/cli/console.h"

#include <gtest/gtest.h>

#include <sstream>

#include "app/cli/progress_line.h"

namespace astrolabe::app {
namespace {

TEST(Console, KeepsAnErrorOnOneLine) {
  std::ostringstream out;
  std::ostringstream err;
  Console console{.out = out, .err = err};
  print_error(console, {.code = ErrorCode::kNotFound,
                        .message = "cannot be read",
                        .file = "odd\nname\t.map",
                        .line = 3});
  EXPECT_EQ(err.str(), "astrolabe: odd?name?.map:3: cannot be read\n");
  EXPECT_EQ(out.str(), "");
}

TEST(OneLine, KeepsTextBeyondAscii) { EXPECT_EQ(one_line("größer …"), "größer …"); }

TEST(ProgressLine, IsSilentWhereStandardErrorIsNoTerminal) {
  std::ostringstream out;
  std::ostringstream err;
  Console console{.out = out, .err = err, .err_is_terminal = false};
  ProgressLine(console).show("half way");
  EXPECT_EQ(err.str(), "");
}

TEST(ProgressLine, OverwritesAndWipesItself) {
  std::ostringstream out;
  std::ostringstream err;
  Console console{.out = out, .err = err, .err_is_terminal = true};
  {
    ProgressLine progress(console);
    progress.show("100 rows");
    progress.show("7");
  }
  EXPECT_EQ(err.str(), "\r100 rows\r7       \r \r");
  EXPECT_EQ(out.str(), "");
}

}  // namespace
}  // namespace astrolabe::app
