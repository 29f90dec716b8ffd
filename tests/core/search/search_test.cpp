#include "astrolabe/search/search.h"

#include <gtest/gtest.h>

#include "astrolabe/search/solve.h"
#include "tests/support/random_map.h"
#include "tests/support/search_fixture.h"

namespace astrolabe {
namespace {

using test::map_of;
using test::SearchFixture;
using test::settings_with;

SearchResult solved(const Map& map, const SearchSettings& settings, Offset start, Offset goal) {
  SearchFixture fixture(map, settings);
  fixture.search->begin(map.size().cell(start), map.size().cell(goal));
  fixture.search->run();
  return result_of(*fixture.search, *fixture.space);
}

TEST(Astar, FindsAPathOfOneCellWhenStartIsGoal) {
  const SearchResult result = solved(map_of({}, {"...", "..."}), {}, {1, 1}, {1, 1});
  EXPECT_EQ(result.status, SearchStatus::kFound);
  EXPECT_EQ(result.path, std::vector{CellId{4}});
  EXPECT_EQ(result.cost, 0);
  EXPECT_EQ(result.shown_cost, 0.0);
  EXPECT_EQ(result.counts.expanded, 1u);
}

TEST(Astar, SaysThatTheStartIsBlocked) {
  const SearchResult result = solved(map_of({}, {"#.."}), {}, {0, 0}, {2, 0});
  EXPECT_EQ(result.status, SearchStatus::kStartBlocked);
  EXPECT_TRUE(result.path.empty());
  EXPECT_EQ(result.counts, SearchCounts{});
}

TEST(Astar, SaysThatTheGoalIsBlocked) {
  EXPECT_EQ(solved(map_of({}, {"..#"}), {}, {0, 0}, {2, 0}).status, SearchStatus::kGoalBlocked);
}

TEST(Astar, SaysThatABlockedStartThatIsTheGoalIsBlocked) {
  EXPECT_EQ(solved(map_of({}, {"#"}), {}, {0, 0}, {0, 0}).status, SearchStatus::kStartBlocked);
}

TEST(Astar, ReturnsNoPathWhenGoalIsWalledOff) {
  const SearchResult result = solved(map_of({}, {"....", "..##", "..#."}), {}, {0, 0}, {3, 2});
  EXPECT_EQ(result.status, SearchStatus::kNoPath);
  EXPECT_EQ(result.counts.expanded, 8u);
  EXPECT_EQ(result.cost, 0);
}

TEST(Astar, WalksAlongASingleRowAndASingleColumn) {
  const SearchResult row = solved(map_of({}, {"......"}), {}, {0, 0}, {5, 0});
  EXPECT_EQ(row.path.size(), 6u);
  EXPECT_EQ(row.shown_cost, 5.0);
  const SearchResult column = solved(map_of({}, {".", ".", "."}), {}, {0, 2}, {0, 0});
  EXPECT_EQ(column.path, (std::vector{CellId{2}, CellId{1}, CellId{0}}));
}

TEST(Astar, CutsCornersOnlyAsTheRuleAllows) {
  const std::vector<std::string> one_wall{".#", ".."};
  const std::vector<std::string> two_walls{".#", "#."};
  const auto cost = [](CornerRule corner, const std::vector<std::string>& rows) {
    return solved(map_of({.corner = corner}, rows), {}, {0, 0}, {1, 1}).cost;
  };
  EXPECT_EQ(cost(CornerRule::kNever, one_wall), 2 * 33461);
  EXPECT_EQ(cost(CornerRule::kOne, one_wall), 47321);
  EXPECT_EQ(cost(CornerRule::kAlways, one_wall), 47321);
  EXPECT_EQ(cost(CornerRule::kOne, two_walls), 0);
  EXPECT_EQ(cost(CornerRule::kAlways, two_walls), 47321);
}

TEST(Astar, ShowsTextbookNumbersInTens) {
  const SearchResult result =
      solved(map_of({}, {"....", "....", "...."}), settings_with("octile", 100, CostScale::kTens),
             {0, 0}, {3, 2});
  EXPECT_EQ(result.cost, 38);
  EXPECT_EQ(result.shown_cost, 38.0);
}

TEST(Astar, TakesTheCheaperTerrain) {
  // Straight through costs 9 + 1; around, two diagonals and one straight step less.
  const SearchResult result = solved(map_of({.ways = 4}, {"...", ".9.", "..."}),
                                     settings_with("manhattan"), {0, 1}, {2, 1});
  EXPECT_EQ(result.shown_cost, 4.0);
}

TEST(Astar, StopsAtALimitAndGoesOn) {
  SearchFixture fixture(map_of({}, {".........."}), {});
  fixture.search->begin(CellId{0}, CellId{9});
  EXPECT_EQ(fixture.search->run(4), SearchStatus::kRunning);
  EXPECT_EQ(fixture.search->counts().expanded, 4u);
  EXPECT_EQ(result_of(*fixture.search, *fixture.space).status, SearchStatus::kLimitReached);
  EXPECT_EQ(fixture.search->run(), SearchStatus::kFound);
  EXPECT_EQ(fixture.search->counts().expanded, 10u);
}

TEST(Astar, ForgetsOneQueryBeforeTheNext) {
  SearchFixture fixture(map_of({}, {".....", ".###.", "....."}), {});
  fixture.search->begin(CellId{0}, CellId{14});
  fixture.search->run();
  const SearchCounts first = fixture.search->counts();
  fixture.search->begin(CellId{5}, CellId{9});
  fixture.search->run();
  fixture.search->begin(CellId{0}, CellId{14});
  fixture.search->run();
  EXPECT_EQ(fixture.search->counts(), first);
}

TEST(Astar, UsesWiderCostsWhenPathsGrowTooLong) {
  // A serpentine of 41 rows on ground of cost 100: 1,700 steps of 100 do not fit 32 bits.
  std::vector<std::string> rows;
  for (int row = 0; row < 41; ++row) {
    rows.push_back(std::string(81, row % 2 == 0 ? '1' : '#'));
    if (row % 2 == 1) rows.back()[row % 4 == 1 ? 80 : 0] = '1';
  }
  Map map = map_of({}, rows);
  Palette palette = map.palette();
  for (Terrain& terrain : palette) terrain.cost_hundredths = 10000;
  map.set_palette(palette);
  const CellId goal = map.size().cell({80, 40});

  EventLog log;
  SearchFixture fixture(map, settings_with("zero"), &log);
  fixture.search->begin(CellId{0}, goal);
  for (int step = 0; step < 100; ++step) fixture.search->step();
  EXPECT_EQ(fixture.search->counts().expanded, 100u);
  ASSERT_EQ(fixture.search->run(), SearchStatus::kFound);
  EXPECT_EQ(fixture.search->units(), kWideUnits);
  const SearchResult result = result_of(*fixture.search, *fixture.space);
  EXPECT_EQ(result.shown_cost, 100.0 * (21 * 80 + 20 * 2));
  EXPECT_EQ(result.cost, Cost{100} * (Cost{1} << 32) * (21 * 80 + 20 * 2));
  EXPECT_EQ(log.expansion_count(), result.counts.expanded);
  // The next query starts narrow again.
  fixture.search->begin(CellId{0}, CellId{1});
  fixture.search->run();
  EXPECT_EQ(fixture.search->units(), kNarrowUnits);
}

TEST(MakeSearch, RefusesWhatItCannotDoAndSaysWhatItCan) {
  const auto message = [](const GridSpec& spec, SearchSettings settings) {
    const auto space = SearchSpace::make(map_of(spec, {".."}), cost_rules(settings));
    const auto search = make_search(*space, settings);
    return search.ok() ? std::string() : search.error().message;
  };
  EXPECT_NE(message({}, settings_with("hex")).find("manhattan, octile"), std::string::npos);
  EXPECT_NE(message({}, settings_with("nonsense")).find("no heuristic \"nonsense\""),
            std::string::npos);
  EXPECT_NE(message({}, settings_with("octile", 99)).find("between 1 and 5"), std::string::npos);
  EXPECT_NE(message({}, settings_with("octile", 501)).find("between 1 and 5"), std::string::npos);
  SearchSettings unknown_algorithm;
  unknown_algorithm.algorithm = "b*";
  EXPECT_NE(message({}, unknown_algorithm).find("astar"), std::string::npos);
  EXPECT_EQ(message({}, {}), "");
}

TEST(MakeSearch, RefusesTerrainThatTensCannotExpress) {
  Map map = map_of({}, {".."});
  Palette palette = map.palette();
  for (Terrain& terrain : palette) terrain.cost_hundredths = 125;
  map.set_palette(palette);
  EXPECT_FALSE(SearchSpace::make(map, {.scale = CostScale::kTens}).ok());
  EXPECT_TRUE(SearchSpace::make(map, {}).ok());
}

}  // namespace
}  // namespace astrolabe
