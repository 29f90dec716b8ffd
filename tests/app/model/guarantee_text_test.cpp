#include "app/model/guarantee_text.h"

#include <gtest/gtest.h>

#include "tests/support/solving.h"

namespace astrolabe::app {
namespace {

GuaranteeText text_of(const MapFile& file) {
  return guarantee_text(*test::solve_now(file).solution);
}

TEST(GuaranteeText, SaysInWholeSentencesWhyThePathIsTheBest) {
  const GuaranteeText text = text_of(test::open_file({7, 5}));
  EXPECT_EQ(text.value, "optimal");
  EXPECT_EQ(text.why,
            "No path is cheaper: Octile is consistent here. It is exact over the cheapest open "
            "ground.");
  EXPECT_FALSE(text.lost);
}

TEST(GuaranteeText, NamesTheBoundAndItsCause) {
  MapFile file = test::open_file({7, 5});
  file.search.weight_hundredths = 150;
  const GuaranteeText weighted = text_of(file);
  EXPECT_EQ(weighted.value, "within 1.5 \u00d7");
  EXPECT_NE(weighted.why.find("at most 1.5 times the best: the weight 1.5"), std::string::npos);
  EXPECT_TRUE(weighted.lost);
  file.search.weight_hundredths = 100;
  file.search.heuristic = "manhattan";
  const GuaranteeText overestimating = text_of(file);
  EXPECT_NE(overestimating.why.find("Manhattan overestimates here. A"), std::string::npos);
  EXPECT_TRUE(overestimating.lost);
}

TEST(GuaranteeText, ClaimsNoBestPathWhereThereIsNone) {
  MapFile file = test::open_file({7, 5});
  for (int row = 0; row < 5; ++row) file.map.set_terrain(file.map.size().cell({3, row}), 1);
  const GuaranteeText apart = text_of(file);
  EXPECT_EQ(apart.value, "no path exists");
  EXPECT_NE(apart.why.find("without a search"), std::string::npos);
  EXPECT_FALSE(apart.lost);
  file.search.search_unreachable = true;
  EXPECT_NE(text_of(file).why.find("All that can be reached"), std::string::npos);
  file.map.set_terrain(file.map.goal(), 1);
  EXPECT_EQ(text_of(file).value, "no path exists");
}

}  // namespace
}  // namespace astrolabe::app
