#include "app/model/status_text.h"

#include <gtest/gtest.h>

#include "astrolabe/grid/grid_registry.h"
#include "tests/support/solving.h"

namespace astrolabe::app {
namespace {

/// Blocks all eight neighbours of a cell.
void wall_in(Map& map, Offset middle) {
  const GridSize size = map.size();
  for (int row = middle.row - 1; row <= middle.row + 1; ++row) {
    for (int col = middle.col - 1; col <= middle.col + 1; ++col) {
      if (size.contains({col, row}) && Offset{col, row} != middle) {
        map.set_terrain(size.cell({col, row}), 1);
      }
    }
  }
}

std::string status_of(const MapFile& file) { return test::solve_now(file).solution->status; }

bool contains(const std::string& text, std::string_view part) {
  return text.find(part) != std::string::npos;
}

TEST(StatusText, SaysInPlainWordsWhatIsMissing) {
  MapFile file = test::open_file({9, 4});
  file.map.set_start(kNoCell);
  EXPECT_TRUE(contains(status_of(file), "No start is set"));
  file = test::open_file({9, 4});
  file.map.set_goal(kNoCell);
  EXPECT_TRUE(contains(status_of(file), "No goal is set"));
  EXPECT_TRUE(contains(status_of(MapFile{}), "no cells"));
}

TEST(StatusText, SaysInPlainWordsWhyThereIsNoPath) {
  MapFile file = test::open_file({9, 9});
  file.map.set_terrain(file.map.start(), 1);
  EXPECT_TRUE(contains(status_of(file), "the start stands on blocked ground"));
  file = test::open_file({9, 9});
  file.map.set_terrain(file.map.goal(), 1);
  EXPECT_TRUE(contains(status_of(file), "the goal stands on blocked ground"));
  file = test::open_file({9, 9});
  wall_in(file.map, {8, 8});
  EXPECT_EQ(status_of(file), "No path: the goal is walled in.");
  file = test::open_file({9, 9});
  wall_in(file.map, {0, 0});
  EXPECT_EQ(status_of(file), "No path: the start is walled in.");
  file = test::open_file({9, 9});
  for (int row = 0; row < 9; ++row) file.map.set_terrain(file.map.size().cell({4, row}), 1);
  EXPECT_EQ(status_of(file), "No path: walls keep start and goal apart.");
}

TEST(StatusText, TellsAHalvedMapOnEveryGrid) {
  for (const GridEntry& grid : all_grids()) {
    SCOPED_TRACE(std::string(grid.id));
    MapFile file = test::open_file({12, 12});
    file.map.set_spec(default_spec(grid.kind));
    file.search.heuristic = "euclidean";
    for (int i = 0; i < 12; ++i) {
      // Two lines thick: on staggered grids a single one has gaps.
      file.map.set_terrain(file.map.size().cell({5, i}), 1);
      file.map.set_terrain(file.map.size().cell({6, i}), 1);
    }
    EXPECT_EQ(status_of(file), "No path: walls keep start and goal apart.");
  }
}

TEST(StatusText, SaysWhatAPathCosts) {
  EXPECT_EQ(status_of(test::open_file({4, 1})), "Cost 3.00 in 3 steps.");
  MapFile tens = test::open_file({4, 1});
  tens.search.cost_scale = CostScale::kTens;
  EXPECT_EQ(status_of(tens), "Cost 30 in 3 steps.");
  EXPECT_EQ(status_of(test::open_file({1, 1})), "Start and goal are the same cell.");
}

TEST(StatusText, SaysThatARecordingIsFull) {
  const Solved solved = test::solve_now(test::open_file({9, 9}), 20 * sizeof(EventLog::Record));
  EXPECT_TRUE(solved.solution->found());
  EXPECT_TRUE(contains(solved.solution->status, "The recording is full"));
}

TEST(StatusText, SaysWhatStoppedASearch) {
  Solution solution;
  solution.outcome = SolveOutcome::kSearched;
  solution.result.counts.expanded = 31;
  solution.result.status = SearchStatus::kLimitReached;
  EXPECT_EQ(status_sentence(solution), "Stopped at its limit after 31 expansions.");
  solution.result.status = SearchStatus::kCostOverflow;
  EXPECT_TRUE(contains(status_sentence(solution), "dearer than the widest cost can hold"));
  solution.result.status = SearchStatus::kNotFound;
  EXPECT_TRUE(contains(status_sentence(solution), "may miss one"));
}

}  // namespace
}  // namespace astrolabe::app
