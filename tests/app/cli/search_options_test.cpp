#include "app/cli/search_options.h"

#include <gtest/gtest.h>

namespace astrolabe::app {
namespace {

MapFile document() { return {.map = Map(GridSpec{}, {.width = 4, .height = 3}), .search = {}}; }

std::string refusal(const SearchOptions& options) {
  MapFile file = document();
  const MapFile before = file;
  const Result<void> applied = apply_search_options(options, file);
  EXPECT_EQ(file, before);
  return applied ? std::string() : applied.error().message;
}

TEST(SearchOptions, WithoutAnyTheDocumentKeepsItsOwn) {
  MapFile file = document();
  file.search.weight_hundredths = 170;
  file.search.reopen = false;
  const MapFile before = file;
  ASSERT_TRUE(apply_search_options({}, file).ok());
  EXPECT_EQ(file, before);
}

TEST(SearchOptions, EachChangesItsOwnSetting) {
  SearchOptions options;
  options.heuristic = "manhattan";
  options.weight = "1.5";
  options.ways = "4";
  options.corner = "one";
  options.stagger = "even";
  options.cost_scale = "tens";
  options.smoother = "none";
  options.reopen = "no";
  MapFile file = document();
  ASSERT_TRUE(apply_search_options(options, file).ok());
  EXPECT_EQ(file.map.spec(), (GridSpec{.kind = GridKind::kSquare,
                                       .ways = 4,
                                       .corner = CornerRule::kOne,
                                       .stagger = Stagger::kEven}));
  EXPECT_EQ(file.search.heuristic, "manhattan");
  EXPECT_EQ(file.search.weight_hundredths, 150);
  EXPECT_EQ(file.search.cost_scale, CostScale::kTens);
  EXPECT_EQ(file.search.smoother, "none");
  EXPECT_FALSE(file.search.reopen);
}

TEST(SearchOptions, AnotherGridTakesItsOwnWaysAndHeuristicWhereTheOldDoNotFit) {
  SearchOptions options;
  options.grid = "hex-pointy";
  MapFile file = document();
  ASSERT_TRUE(apply_search_options(options, file).ok());
  EXPECT_EQ(file.map.spec().ways, 6);
  EXPECT_EQ(file.search.heuristic, "hex");

  options.grid = "diamond";
  ASSERT_TRUE(apply_search_options(options, file).ok());
  EXPECT_EQ(file.map.spec().ways, 8);
  EXPECT_EQ(file.search.heuristic, "octile");
}

TEST(SearchOptions, AnotherGridKeepsAHeuristicThatFits) {
  SearchOptions options;
  options.grid = "hex-flat";
  MapFile file = document();
  file.search.heuristic = "euclidean";
  ASSERT_TRUE(apply_search_options(options, file).ok());
  EXPECT_EQ(file.search.heuristic, "euclidean");
}

TEST(SearchOptions, AHeuristicThatWasAskedForAndDoesNotFitIsRefusedWithThoseThatDo) {
  SearchOptions options;
  options.grid = "hex-pointy";
  options.heuristic = "manhattan";
  EXPECT_EQ(refusal(options),
            "--heuristic manhattan: not made for the grid hex-pointy with 6 ways; give one of "
            "zero, euclidean, hex, euclidean-x2, euclidean-x5, squared-euclidean, landmarks, "
            "perfect, expression");
}

TEST(SearchOptions, WaysMustFitTheGrid) {
  SearchOptions options;
  options.ways = "6";
  EXPECT_EQ(refusal(options), "--ways 6: on the grid square a cell has 8 or 4 ways");
}

TEST(SearchOptions, UnknownIdsAreRefusedWithTheKnownOnes) {
  const auto refused = [](std::string SearchOptions::*option) {
    SearchOptions options;
    options.*option = "nonsense";
    return refusal(options);
  };
  EXPECT_EQ(refused(&SearchOptions::corner),
            "--corner nonsense: there is no such id; give one of never, one, always");
  EXPECT_EQ(refused(&SearchOptions::stagger),
            "--stagger nonsense: there is no such id; give one of odd, even");
  EXPECT_EQ(refused(&SearchOptions::grid),
            "--grid nonsense: there is no such id; give one of square, hex-pointy, hex-flat, "
            "diamond");
  for (const auto option : {&SearchOptions::algorithm, &SearchOptions::heuristic,
                            &SearchOptions::tie_break, &SearchOptions::smoother}) {
    EXPECT_NE(refused(option).find("there is no such id; give one of "), std::string::npos);
  }
  EXPECT_EQ(refused(&SearchOptions::cost_scale), "--cost-scale nonsense: give exact or tens");
  EXPECT_EQ(refused(&SearchOptions::reopen), "--reopen nonsense: give yes or no");
}

}  // namespace
}  // namespace astrolabe::app
