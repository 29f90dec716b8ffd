#include "app/model/playback.h"

#include <gtest/gtest.h>

#include <cstdlib>
#include <utility>
#include <vector>

#include "app/model/cell_info.h"
#include "tests/support/solving.h"

namespace astrolabe::app {
namespace {

/// A playback that shows a search on a map with a detour.
class PlaybackTest : public ::testing::Test {
 protected:
  PlaybackTest() { show(file()); }

  static MapFile file() {
    MapFile file = test::open_file({12, 9});
    for (int row = 0; row < 8; ++row) {
      file.map.set_terrain(file.map.size().cell({6, row}), 1);
    }
    return file;
  }
  void show(const MapFile& other) { playback_.show(test::solve_now(other)); }
  [[nodiscard]] const EventLog& log() const { return playback_.solution()->log; }

  ManualClock clock_;
  Playback playback_{clock_};
};

TEST_F(PlaybackTest, BeginsAtTheEndCaughtUp) {
  EXPECT_TRUE(playback_.at_end());
  EXPECT_TRUE(playback_.caught_up());
  EXPECT_FALSE(playback_.playing());
  EXPECT_EQ(playback_.expansion(), playback_.expansion_count());
  EXPECT_TRUE(playback_.shows_final_path());
  EXPECT_EQ(playback_.shown_path(), playback_.solution()->result.path);
}

TEST_F(PlaybackTest, IsEmptyBeforeTheFirstSolution) {
  Playback empty(clock_);
  empty.step_expansion(1);
  empty.step_event(-1);
  empty.step_layer(1);
  empty.to_end();
  empty.play();
  empty.update();
  EXPECT_FALSE(empty.playing());
  EXPECT_TRUE(empty.at_start());
  EXPECT_TRUE(empty.at_end());
  EXPECT_TRUE(empty.caught_up());
  EXPECT_EQ(empty.current(), kNoCell);
  EXPECT_TRUE(empty.shown_path().empty());
  EXPECT_FALSE(empty.current_f());
}

TEST_F(PlaybackTest, StepsOneExpansionForwardsAndBack) {
  playback_.to_start();
  EXPECT_TRUE(playback_.at_start());
  EXPECT_EQ(playback_.expansion(), 0u);
  EXPECT_EQ(playback_.current(), kNoCell);
  for (std::size_t k = 1; k <= playback_.expansion_count(); ++k) {
    playback_.step_expansion(1);
    EXPECT_EQ(playback_.expansion(), k);
    EXPECT_EQ(playback_.time(), log().end_of_expansion(k));
  }
  playback_.step_expansion(1);
  EXPECT_TRUE(playback_.at_end());
  for (std::size_t k = playback_.expansion_count(); k > 0; --k) {
    EXPECT_EQ(playback_.expansion(), k);
    playback_.step_expansion(-1);
  }
  playback_.step_expansion(-1);
  EXPECT_TRUE(playback_.at_start());
}

TEST_F(PlaybackTest, CompletesAHalfExpansionFirst) {
  playback_.seek_expansion(3);
  playback_.step_event(1);
  EXPECT_EQ(playback_.expansion(), 4u);
  EXPECT_LT(playback_.time(), log().end_of_expansion(4));
  playback_.step_expansion(1);
  EXPECT_EQ(playback_.time(), log().end_of_expansion(4));
  playback_.step_event(-1);
  playback_.step_expansion(-1);
  EXPECT_EQ(playback_.time(), log().end_of_expansion(3));
}

TEST_F(PlaybackTest, StepsOverEveryEventBothWays) {
  MapFile reopening = test::open_file({1, 1});
  Random random(51);
  do {
    reopening = test::random_file(random, {.size = {18, 14}, .wall_percent = 30});
    reopening.search.heuristic = "manhattan";
    reopening.search.weight_hundredths = 200;
  } while (test::solve_now(reopening).solution->result.counts.reopened == 0);
  show(reopening);
  playback_.seek_time(0);
  std::vector<std::size_t> times;
  while (!playback_.at_end()) {
    times.push_back(playback_.time());
    playback_.step_event(1);
    playback_.update();
    EXPECT_TRUE(playback_.caught_up());
  }
  while (!times.empty()) {
    playback_.step_event(-1);
    playback_.update();
    EXPECT_TRUE(playback_.caught_up());
    EXPECT_EQ(playback_.time(), times.back());
    times.pop_back();
  }
  // A time between the two records of one event means the event's end.
  for (std::size_t time = 0; time <= log().size(); ++time) {
    playback_.seek_time(time);
    playback_.update();
    EXPECT_TRUE(playback_.caught_up());
    EXPECT_LE(playback_.time() - time, 1u);
  }
}

TEST_F(PlaybackTest, SeeksClampToTheTimeline) {
  playback_.seek_expansion(100'000);
  EXPECT_TRUE(playback_.at_end());
  playback_.seek_time(100'000);
  EXPECT_TRUE(playback_.at_end());
}

TEST_F(PlaybackTest, PlaysSoManyExpansionsASecondAndStopsAtTheEnd) {
  playback_.set_speed(10.0);
  playback_.play();
  EXPECT_TRUE(playback_.at_start());
  playback_.update();
  EXPECT_TRUE(playback_.at_start());
  clock_.advance(0.05);
  playback_.update();
  EXPECT_EQ(playback_.expansion(), 0u);
  clock_.advance(0.0625);
  playback_.update();
  EXPECT_EQ(playback_.expansion(), 1u);
  clock_.advance(1.0);
  playback_.update();
  EXPECT_EQ(playback_.expansion(), 11u);
  EXPECT_TRUE(playback_.playing());
  clock_.advance(3600.0);
  playback_.update();
  EXPECT_TRUE(playback_.at_end());
  EXPECT_FALSE(playback_.playing());
}

TEST_F(PlaybackTest, TimeThatPassesWhileItIsPausedIsNotPlayed) {
  playback_.set_speed(10.0);
  playback_.play();
  clock_.advance(0.5);
  playback_.update();
  playback_.pause();
  const std::size_t before = playback_.expansion();
  clock_.advance(100.0);
  playback_.update();
  playback_.play();
  playback_.update();
  EXPECT_EQ(playback_.expansion(), before);
}

TEST_F(PlaybackTest, EverySeekPauses) {
  const auto pauses = [this](auto seek) {
    playback_.to_start();
    playback_.play();
    seek();
    return !playback_.playing();
  };
  EXPECT_TRUE(pauses([this] { playback_.to_start(); }));
  EXPECT_TRUE(pauses([this] { playback_.to_end(); }));
  EXPECT_TRUE(pauses([this] { playback_.step_expansion(1); }));
  EXPECT_TRUE(pauses([this] { playback_.step_event(1); }));
  EXPECT_TRUE(pauses([this] { playback_.step_layer(1); }));
  EXPECT_TRUE(pauses([this] { playback_.seek_time(5); }));
}

TEST_F(PlaybackTest, StaysAtTheEndOverAnEdit) {
  show(test::open_file({30, 20}));
  EXPECT_TRUE(playback_.at_end());
  EXPECT_EQ(playback_.expansion(), playback_.expansion_count());
}

TEST_F(PlaybackTest, KeepsItsExpansionOverAnEditAndPauses) {
  playback_.seek_expansion(5);
  playback_.play();
  MapFile edited = file();
  edited.map.set_terrain(CellId{3}, 1);
  show(edited);
  EXPECT_EQ(playback_.expansion(), 5u);
  EXPECT_EQ(playback_.time(), log().end_of_expansion(5));
  EXPECT_FALSE(playback_.playing());
}

TEST_F(PlaybackTest, ClampsItsExpansionToAShorterSearch) {
  playback_.seek_expansion(20);
  show(test::open_file({3, 1}));
  EXPECT_TRUE(playback_.at_end());
}

TEST_F(PlaybackTest, KeepsItsExpansionOverAStateWithoutASearch) {
  playback_.seek_expansion(5);
  MapFile without_goal = file();
  without_goal.map.set_goal(kNoCell);
  show(without_goal);
  EXPECT_EQ(playback_.end_time(), 0u);
  show(file());
  EXPECT_EQ(playback_.expansion(), 5u);
}

TEST_F(PlaybackTest, TheReplayFollowsByItsBudgetAndEndsWhereThePlayheadIs) {
  Playback slow(clock_, 10);
  slow.show(test::solve_now(file()));
  slow.to_start();
  const std::size_t updates = log().size() / 10;
  for (std::size_t i = 1; i < updates; ++i) {
    EXPECT_FALSE(slow.caught_up());
    slow.update();
  }
  for (int i = 0; i < 2; ++i) slow.update();
  EXPECT_TRUE(slow.caught_up());
  EXPECT_EQ(slow.replay()->time(), slow.time());
}

TEST_F(PlaybackTest, ShowsNothingOfAnotherMomentWhileTheReplayFollows) {
  Playback slow(clock_, 10);
  slow.show(test::solve_now(file()));
  slow.seek_expansion(slow.expansion_count() / 2);
  EXPECT_FALSE(slow.caught_up());
  EXPECT_EQ(slow.replay(), nullptr);
  EXPECT_TRUE(slow.shown_path().empty());
  EXPECT_FALSE(figures_at(slow, slow.current()).has_value());
  while (!slow.caught_up()) slow.update();
  EXPECT_EQ(slow.shown_path().back(), slow.current());
  EXPECT_TRUE(figures_at(slow, slow.current()).has_value());
}

TEST_F(PlaybackTest, ShowsOnlyThePathToTheCurrentCellBeforeTheGoalIsExpanded) {
  playback_.seek_time(0);
  playback_.update();
  EXPECT_TRUE(playback_.shown_path().empty());
  for (std::size_t k = 1; k < playback_.expansion_count(); ++k) {
    playback_.seek_expansion(k);
    playback_.update();
    EXPECT_FALSE(playback_.shows_final_path());
    ASSERT_FALSE(playback_.shown_path().empty());
    EXPECT_EQ(playback_.shown_path().front(), playback_.solution()->map().start());
    EXPECT_EQ(playback_.shown_path().back(), playback_.current());
  }
  playback_.step_expansion(1);
  EXPECT_TRUE(playback_.shows_final_path());
}

TEST_F(PlaybackTest, ShowsTheCellsBetweenJumpPoints) {
  MapFile jumps = file();
  jumps.search.algorithm = "jps";
  show(jumps);
  const Map& map = playback_.solution()->map();
  for (std::size_t k = 1; k <= playback_.expansion_count(); ++k) {
    playback_.seek_expansion(k);
    playback_.update();
    const std::vector<CellId>& path = playback_.shown_path();
    for (std::size_t i = 1; i < path.size(); ++i) {
      EXPECT_FALSE(map.blocked(path[i]));
      const Offset one = map.size().offset(path[i - 1]);
      const Offset other = map.size().offset(path[i]);
      EXPECT_LE(std::abs(one.col - other.col), 1);
      EXPECT_LE(std::abs(one.row - other.row), 1);
    }
  }
  EXPECT_GT(playback_.shown_path().size(), 10u);
}

TEST_F(PlaybackTest, ShowsNoPathAtTheEndOfASearchThatFoundNone) {
  MapFile walled = file();
  walled.map.set_terrain(walled.map.size().cell({6, 8}), 1);
  walled.search.search_unreachable = true;
  show(walled);
  EXPECT_TRUE(playback_.shown_path().empty());
  playback_.step_expansion(-1);
  playback_.update();
  EXPECT_EQ(playback_.shown_path().back(), playback_.current());
}

TEST_F(PlaybackTest, ShowsTheFinalPathAtTheEndOfARecordingThatIsFull) {
  playback_.show(test::solve_now(file(), 20 * sizeof(EventLog::Record)));
  ASSERT_TRUE(playback_.solution()->log.full());
  EXPECT_TRUE(playback_.at_end());
  EXPECT_EQ(playback_.shown_path(), playback_.solution()->result.path);
  playback_.step_expansion(-1);
  EXPECT_FALSE(playback_.shows_final_path());
}

TEST_F(PlaybackTest, TellsFOfTheCurrentCell) {
  playback_.seek_expansion(1);
  const Solution& solution = *playback_.solution();
  EXPECT_DOUBLE_EQ(playback_.current_f().value(),
                   shown(solution.search->h(solution.map().start()), solution.result.units));
}

TEST_F(PlaybackTest, KeepsItsSpeedInsideTheLimits) {
  playback_.set_speed(0.0);
  EXPECT_EQ(playback_.speed(), kMinSpeed);
  playback_.set_speed(1e12);
  EXPECT_EQ(playback_.speed(), kMaxSpeed);
}

}  // namespace
}  // namespace astrolabe::app
