#include "app/cli/option_text.h"

#include <gtest/gtest.h>

namespace astrolabe::app {
namespace {

TEST(WeightOption, CountsHundredths) {
  EXPECT_EQ(*weight_option("--weight", "1"), 100);
  EXPECT_EQ(*weight_option("--weight", "1.25"), 125);
  EXPECT_EQ(*weight_option("--weight", "1.500"), 150);
  EXPECT_EQ(*weight_option("--weight", "5"), 500);
}

TEST(WeightOption, TakesEveryHundredthExactly) {
  for (int hundredths = 100; hundredths <= 500; ++hundredths) {
    const std::string text = std::to_string(hundredths / 100) + '.' +
                             std::to_string(hundredths / 10 % 10) + std::to_string(hundredths % 10);
    const Result<int> weight = weight_option("--weight", text);
    ASSERT_TRUE(weight.ok()) << text;
    EXPECT_EQ(*weight, hundredths);
  }
}

TEST(WeightOption, RefusesWhatIsOutOfRangeOrTooFine) {
  for (const char* text : {"0.99", "5.01", "-1", "one", "", "1,5", "nan"}) {
    const Result<int> weight = weight_option("--weight", text);
    ASSERT_FALSE(weight.ok()) << text;
    EXPECT_NE(weight.error().message.find("from 1 to 5"), std::string::npos);
  }
  EXPECT_NE(weight_option("--weight", "1.255").error().message.find("hundredths"),
            std::string::npos);
}

TEST(CellOption, NamesTheMapsColumnsAndRowsWhenOutside) {
  const GridSize size{.width = 65, .height = 81};
  EXPECT_EQ(*cell_option("--from", "64,80", size), size.cell({64, 80}));
  for (const char* text : {"65,0", "0,81", "-1,0", "0,-1", "2147483647,2147483647"}) {
    const Result<CellId> cell = cell_option("--from", text, size);
    ASSERT_FALSE(cell.ok()) << text;
    EXPECT_EQ(cell.error().message, std::string("--from ") + text +
                                        ": outside the map, whose columns go from 0 to 64 and rows "
                                        "from 0 to 80");
  }
}

TEST(CellOption, SaysThatAnEmptyMapHasNoCells) {
  EXPECT_EQ(cell_option("--to", "0,0", {}).error().message, "--to 0,0: the map has no cells");
}

TEST(PositiveOption, StartsAtOne) {
  EXPECT_EQ(*positive_option("--every", "1"), 1);
  for (const char* text : {"0", "-3", "1.5", "x", "9999999999"}) {
    EXPECT_FALSE(positive_option("--every", text).ok()) << text;
  }
}

}  // namespace
}  // namespace astrolabe::app
