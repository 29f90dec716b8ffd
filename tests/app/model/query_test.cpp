#include "app/model/query.h"

#include <gtest/gtest.h>

#include <array>
#include <memory>
#include <sstream>

#include "tests/support/solving.h"

namespace astrolabe::app {
namespace {

class QueryTest : public ::testing::Test {
 protected:
  QueryTest() {
    bench_.files().new_map(test::open_file({5, 1}));
    settle();
  }
  void settle() {
    ASSERT_TRUE(bench_.wait_for_search(120.0));
    bench_.update();
  }
  std::string ask(std::string_view name) const {
    return query(bench_, name).value_or("unknown name");
  }

  Workbench bench_{{.settings_path = {}, .clock = std::make_shared<ManualClock>(), .wake = {}}};
};

TEST_F(QueryTest, TellsALengthInStraightStepsWhateverTheScaleOfCosts) {
  SearchSettings search = bench_.document().search();
  search.cost_scale = CostScale::kTens;
  bench_.change_search(search);
  settle();
  EXPECT_EQ(ask("path.cost"), "40.0000");
  EXPECT_EQ(ask("path.length"), "4.0000");
}

TEST_F(QueryTest, TellsOfTheSearch) {
  EXPECT_EQ(ask("outcome"), "found");
  EXPECT_EQ(ask("status"), "Cost 4.00 in 4 steps.");
  EXPECT_EQ(ask("expanded"), "5");
  EXPECT_EQ(ask("path.cost"), "4.0000");
  EXPECT_EQ(ask("path.length"), "4.0000");
  EXPECT_EQ(ask("path.cells"), "5");
  EXPECT_EQ(ask("path.steps"), "4");
  EXPECT_EQ(ask("path"), "0,0 1,0 2,0 3,0 4,0");
  EXPECT_EQ(ask("smoothed.points"), "2");
  EXPECT_EQ(ask("guarantee"), "optimal");
  EXPECT_EQ(ask("bound"), "1");
  EXPECT_EQ(ask("idle"), "true");
}

TEST_F(QueryTest, TellsOfTheDocument) {
  EXPECT_EQ(ask("document.modified"), "false");
  EXPECT_EQ(ask("start"), "0,0");
  EXPECT_EQ(ask("goal"), "4,0");
  EXPECT_EQ(ask("undo.count"), "0");
  const std::array cells{CellId{2}};
  bench_.paint(cells, 1);
  settle();
  EXPECT_EQ(ask("document.modified"), "true");
  EXPECT_EQ(ask("undo.count"), "1");
  EXPECT_EQ(ask("undo.name"), "Paint 1 cell wall");
  EXPECT_EQ(ask("map.blocked"), "1");
  EXPECT_EQ(ask("cell 2,0 blocked"), "true");
  EXPECT_EQ(ask("cell 2,0 terrain"), "wall");
  EXPECT_EQ(ask("outcome"), "no_path");
  EXPECT_EQ(ask("path.cost"), "none");
}

TEST_F(QueryTest, TellsOfTheCellsAtThePlayhead) {
  bench_.playback().seek_expansion(2);
  bench_.update();
  EXPECT_EQ(ask("playhead.expansion"), "2");
  EXPECT_EQ(ask("playhead.current"), "1,0");
  EXPECT_EQ(ask("playhead.path"), "2");
  EXPECT_EQ(ask("playhead.final"), "false");
  EXPECT_EQ(ask("cell 1,0 state"), "closed");
  EXPECT_EQ(ask("cell 2,0 g"), "2.00");
  EXPECT_EQ(ask("cell 2,0 parent"), "1,0");
  EXPECT_EQ(ask("cell 3,0 state"), "unseen");
  EXPECT_EQ(ask("cell 3,0 f"), "none");
  EXPECT_EQ(ask("cell 2,0"), "(2,0) open ground, open: g 2.00 h 2.00 f 4.00");
}

TEST_F(QueryTest, KnowsNoOtherNames) {
  for (const char* name : {"", "nothing", "cell", "cell ", "cell 9,9", "cell 1", "cell 1,0 colour",
                           "cell 1,0x", "Status"}) {
    EXPECT_FALSE(query(bench_, name).has_value()) << name;
  }
}

TEST_F(QueryTest, TheDumpHasEveryNameWithItsAnswer) {
  std::istringstream lines(dump(bench_));
  int count = 0;
  for (std::string line; std::getline(lines, line); ++count) {
    const std::size_t colon = line.find(": ");
    ASSERT_NE(colon, std::string::npos) << line;
    EXPECT_EQ(ask(line.substr(0, colon)), line.substr(colon + 2));
  }
  EXPECT_GT(count, 50);
}

TEST_F(QueryTest, TheDumpKeepsEveryValueOnItsLine) {
  bench_.set_notes("one\ntwo");
  EXPECT_NE(dump(bench_).find("document.notes: one\\ntwo\n"), std::string::npos);
}

TEST_F(QueryTest, AnswersOnAMapWithoutCells) {
  bench_.files().new_map(MapFile{});
  settle();
  EXPECT_EQ(ask("outcome"), "no_cells");
  EXPECT_EQ(ask("start"), "none");
  EXPECT_FALSE(dump(bench_).empty());
}

}  // namespace
}  // namespace astrolabe::app
