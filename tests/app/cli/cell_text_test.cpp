#include "app/cli/cell_text.h"

#include <gtest/gtest.h>

namespace astrolabe::app {
namespace {

TEST(CellText, ReadsBackWhatItWrites) {
  for (const Offset at : {Offset{0, 0}, Offset{12, 7}, Offset{-1, 16384}}) {
    EXPECT_EQ(parse_cell(cell_text(at)), at);
  }
}

TEST(CellText, PutsTheColumnFirst) { EXPECT_EQ(cell_text({.col = 12, .row = 7}), "12,7"); }

TEST(ParseCell, RefusesOtherForms) {
  for (const char* text : {"", "3", "3,", ",4", "3;4", "3,4,5", "3, 4", "a,b", "1.5,2"}) {
    EXPECT_EQ(parse_cell(text), std::nullopt) << text;
  }
}

}  // namespace
}  // namespace astrolabe::app
