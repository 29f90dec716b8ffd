#include "app/model/cell_stamps.h"

#include <gtest/gtest.h>

#include <set>

#include "astrolabe/grid/grid_registry.h"
#include "tests/support/solving.h"

namespace astrolabe::app {
namespace {

/// Compares the stamps with a replay, cell by cell, at every time. Gives how many cells were
/// re-opened.
std::size_t compare_with_replay(const MapFile& file) {
  const Solved solved = test::solve_now(file);
  const Solution& solution = *solved.solution;
  const auto cells = static_cast<std::uint32_t>(file.map.size().cell_count());
  const std::set<CellId> multi_cycle(solution.stamps.multi_cycle().begin(),
                                     solution.stamps.multi_cycle().end());
  EXPECT_EQ(multi_cycle.size(), solution.stamps.multi_cycle().size());
  EXPECT_LE(multi_cycle.size(), solution.result.counts.reopened);
  EXPECT_EQ(multi_cycle.empty(), solution.result.counts.reopened == 0);

  Replay replay(solution.log, cells);
  std::size_t time = 0;
  do {
    replay.seek(time);
    for (std::uint32_t i = 0; i < cells; ++i) {
      const CellId cell{i};
      if (multi_cycle.count(cell) > 0) continue;
      // The current cell has no stamp: until it is closed it counts as open.
      const CellState real = replay.state(cell);
      const CellState expected = real == CellState::kCurrent ? CellState::kOpen : real;
      EXPECT_EQ(solution.stamps.state_at(cell, time), expected) << "cell " << i << " at " << time;
    }
    if (time == solution.log.size()) break;
    time = solution.log.next_event(time);
  } while (true);
  return multi_cycle.size();
}

TEST(CellStamps, EqualAReplayAtEveryTime) {
  Random random(31);
  for (const GridEntry& grid : all_grids()) {
    SCOPED_TRACE(std::string(grid.id));
    for (int i = 0; i < 8; ++i) {
      MapFile file = test::random_file(random, {.spec = default_spec(grid.kind)});
      file.search.heuristic = "euclidean";
      compare_with_replay(file);
    }
  }
}

TEST(CellStamps, EqualAReplayWhereCellsAreOpenedAgain) {
  Random random(32);
  std::size_t reopened = 0;
  for (int i = 0; i < 60; ++i) {
    MapFile file = test::random_file(random, {.size = {18, 14}, .wall_percent = 30});
    file.search.heuristic = "manhattan";
    file.search.weight_hundredths = 100 + static_cast<int>(random.below(3)) * 100;
    reopened += compare_with_replay(file);
  }
  EXPECT_GT(reopened, 0u);
}

TEST(CellStamps, TouchedHoldsEveryOpenedCellAndNoFurtherLine) {
  Random random(33);
  for (int i = 0; i < 20; ++i) {
    const MapFile file = test::random_file(random, {.wall_percent = 45});
    const Solved solved = test::solve_now(file);
    const CellStamps& stamps = solved.solution->stamps;
    CellRect seen;
    for (std::uint32_t cell = 0; cell < stamps.cell_count(); ++cell) {
      if (stamps.opened_at(CellId{cell}) == kNever) continue;
      seen.include(file.map.size().offset(CellId{cell}));
    }
    EXPECT_EQ(stamps.touched(), seen);
  }
}

TEST(CellStamps, AreNeverForCellsThatWereNotSeen) {
  MapFile file = test::open_file({5, 5});
  file.map.set_goal(file.map.start());
  const CellStamps stamps = test::solve_now(file).solution->stamps;
  EXPECT_EQ(stamps.opened_at(CellId{24}), kNever);
  EXPECT_EQ(stamps.closed_at(CellId{24}), kNever);
  EXPECT_EQ(stamps.opened_at(CellId{0}), 1u);
}

}  // namespace
}  // namespace astrolabe::app
