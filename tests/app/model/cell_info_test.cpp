#include "app/model/cell_info.h"

#include <gtest/gtest.h>

#include <cmath>
#include <string>

#include "app/model/new_document.h"
#include "tests/support/random_map.h"
#include "tests/support/solving.h"

namespace astrolabe::app {
namespace {

class CellInfoTest : public ::testing::Test {
 protected:
  CellInfoTest() {
    file_ = new_map_file({}, {5, 1});
    file_.map.set_start(CellId{0});
    file_.map.set_goal(CellId{4});
    solve();
  }
  void solve() {
    playback_.show(test::solve_now(file_));
    playback_.update();
  }
  std::string sentence(std::uint32_t cell) const {
    return cell_sentence(file_.map, playback_, CellId{cell});
  }

  MapFile file_;
  ManualClock clock_;
  Playback playback_{clock_};
};

TEST_F(CellInfoTest, TellsTheFiguresOfASeenCell) {
  playback_.seek_expansion(2);
  playback_.update();
  EXPECT_EQ(sentence(1), "(1,0) open ground, closed: g 1.00 h 3.00 f 4.00");
  EXPECT_EQ(sentence(2), "(2,0) open ground, open: g 2.00 h 2.00 f 4.00");
  EXPECT_EQ(sentence(3), "(3,0) open ground, unseen");
  playback_.step_event(1);
  playback_.update();
  EXPECT_EQ(sentence(2), "(2,0) open ground, current: g 2.00 h 2.00 f 4.00");
}

TEST_F(CellInfoTest, WritesWholeNumbersUnderTens) {
  file_.search.cost_scale = CostScale::kTens;
  solve();
  EXPECT_EQ(sentence(1), "(1,0) open ground, closed: g 10 h 30 f 40");
}

TEST_F(CellInfoTest, WeighsHInF) {
  file_.search.weight_hundredths = 150;
  solve();
  EXPECT_EQ(sentence(0), "(0,0) open ground, closed: g 0.00 h 4.00 f 6.00");
}

TEST_F(CellInfoTest, NamesTheNeighbourFromWhichAStepWouldCutACorner) {
  file_.map = test::map_of(GridSpec{}, {"..#.", ".#..", "...."});
  file_.map.set_start(CellId{0});
  file_.map.set_goal(CellId{7});
  solve();
  playback_.seek_expansion(2);
  playback_.update();
  const CellId behind_the_corner{6};  // (2,1)
  EXPECT_EQ(cut_off_neighbour(playback_, behind_the_corner), CellId{1});
  EXPECT_EQ(cut_off_neighbour(playback_, CellId{10}), std::nullopt);
  playback_.to_end();
  playback_.update();
  EXPECT_EQ(cut_off_neighbour(playback_, behind_the_corner), std::nullopt) << "it was reached";
}

TEST_F(CellInfoTest, TellsTheTerrainAndItsCost) {
  file_.map.set_terrain(CellId{2}, 1);
  EXPECT_EQ(sentence(2), "(2,0) wall, blocked");
  file_.map.set_terrain(CellId{2}, 2);
  EXPECT_EQ(sentence(2).rfind("(2,0) grass \u00d71.5, ", 0), 0u);
}

TEST_F(CellInfoTest, TellsOnlyTheTerrainWhereNothingIsKnown) {
  const Playback nothing(clock_);
  EXPECT_EQ(cell_sentence(file_.map, nothing, CellId{1}), "(1,0) open ground");
  EXPECT_FALSE(figures_at(nothing, CellId{1}).has_value());
  // A map of another size than the one that was searched.
  const MapFile other = new_map_file({}, {50, 50});
  EXPECT_EQ(cell_sentence(other.map, playback_, CellId{2}), "(2,0) open ground");
  EXPECT_FALSE(figures_at(playback_, CellId{2000}).has_value());
}

TEST_F(CellInfoTest, TellsWhatHappenedLast) {
  const auto at = [this](std::size_t time) {
    playback_.seek_time(time);
    playback_.update();
    return event_sentence(playback_);
  };
  EXPECT_EQ(at(0), "Nothing has happened yet");
  EXPECT_EQ(at(1), "(0,0) opened: the start, g 0.00");
  EXPECT_EQ(at(2), "(0,0) taken next: lowest f 4.00 (of equals larger g first)");
  EXPECT_EQ(at(3), "(1,0) opened from (0,0): g 1.00");
  EXPECT_EQ(at(4), "(0,0) closed: all its neighbours were looked at");
  playback_.to_end();
  playback_.update();
  EXPECT_EQ(event_sentence(playback_),
            "(4,0) is the goal: lowest f 4.00 (of equals larger g first); the path is known");
  EXPECT_EQ(event_sentence(playback_, Wording::kBrief),
            "(4,0) is the goal: lowest f 4.00; the path is known");
}

TEST(CellInfo, WritesAsManyDecimalsAsMakeTheSumComeOut) {
  const double root = std::sqrt(2.0);
  const auto decimals = [](double g, double h, int weight) {
    return decimals_that_add_up({.g = g, .h = h, .f = g + h * weight / 100.0, .weight = weight});
  };
  EXPECT_EQ(decimals(4.0, 3.0, 100), 2);
  EXPECT_EQ(decimals(10.0 * root, 4.0 * root + 4.0, 100), 2);  // 14.14 + 9.66 = 23.80
  EXPECT_EQ(decimals(root, root, 100), 3);                     // 1.41 + 1.41 is not 2.83
  EXPECT_EQ(decimals(1.0, 3.0, 150), 2);
  EXPECT_EQ(cost_text(root, CostScale::kExact, 3), "1.414");
  EXPECT_EQ(cost_text(14.0, CostScale::kTens, 3), "14");
}

TEST(CellInfo, AddsUpAsItIsWritten) {
  Random random(7);
  int found = 0;
  for (int i = 0; i < 1000; ++i) {
    const double g = random.below(300) + random.below(300) * std::sqrt(2.0);
    const double h = random.below(300) + random.below(300) * std::sqrt(2.0);
    const std::optional<int> decimals =
        decimals_that_add_up({.g = g, .h = h, .f = g + h, .weight = 100});
    if (!decimals) continue;
    ++found;
    const auto digits = [&](double value) {
      std::string text = cost_text(value, CostScale::kExact, *decimals);
      text.erase(text.find('.'), 1);
      return std::stoll(text);
    };
    EXPECT_EQ(digits(g) + digits(h), digits(g + h)) << g << " + " << h;
  }
  EXPECT_GT(found, 990);
}

TEST_F(CellInfoTest, TellsOfCheaperWays) {
  Random random(91);
  bool updated = false;
  bool reopened = false;
  for (int i = 0; i < 200 && !(updated && reopened); ++i) {
    file_ = test::random_file(random, {.size = {16, 12}, .wall_percent = 25});
    file_.search.heuristic = "manhattan";
    file_.search.weight_hundredths = 200;
    solve();
    for (playback_.seek_time(0); !playback_.at_end(); playback_.step_event(1)) {
      const std::string sentence = event_sentence(playback_);
      updated = updated || sentence.find(" updated: by way of (") != std::string::npos;
      reopened = reopened || sentence.find(" opened again: by way of (") != std::string::npos;
    }
  }
  EXPECT_TRUE(updated);
  EXPECT_TRUE(reopened);
}

TEST_F(CellInfoTest, TellsWhetherGFallsOrRises) {
  file_ = test::open_file({9, 7});
  for (const std::string id : {"dfs", "lazy-theta", "ida", "astar"}) {
    file_.search.algorithm = id;
    solve();
    int told = 0;
    for (playback_.seek_time(0); !playback_.at_end() && told < 200; playback_.step_event(1)) {
      const std::string sentence = event_sentence(playback_);
      const std::size_t from = sentence.find(" from ");
      if (sentence.find(" g falls from ") == std::string::npos &&
          sentence.find(" g rises from ") == std::string::npos) {
        continue;
      }
      ++told;
      const double before = std::stod(sentence.substr(from + 6));
      const double after = std::stod(sentence.substr(sentence.find(" to ", from) + 4));
      EXPECT_EQ(sentence.find(" g falls ") != std::string::npos, after <= before) << sentence;
    }
    if (id == "dfs") {
      EXPECT_GT(told, 0);
    }
  }
}

}  // namespace
}  // namespace astrolabe::app
