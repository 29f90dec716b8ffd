#include "app/model/solve_job.h"

#include <gtest/gtest.h>

#include <thread>

#include "astrolabe/grid/grid_registry.h"
#include "tests/support/search_fixture.h"
#include "tests/support/solving.h"

namespace astrolabe::app {
namespace {

bool contains(const std::string& text, std::string_view part) {
  return text.find(part) != std::string::npos;
}

TEST(SolveJob, GivesWhatASearchOnItsOwnGives) {
  Random random(61);
  for (const GridEntry& grid : all_grids()) {
    SCOPED_TRACE(std::string(grid.id));
    for (int i = 0; i < 10; ++i) {
      MapFile file = test::random_file(random, {.spec = default_spec(grid.kind)});
      file.search.heuristic = "euclidean";
      file.search.search_unreachable = true;
      const Solved solved = test::solve_now(file);
      const Solution& solution = *solved.solution;
      ASSERT_EQ(solution.outcome, SolveOutcome::kSearched);
      const test::SearchFixture alone(file.map, file.search);
      alone.search->begin(file.map.start(), file.map.goal());
      alone.search->run();
      EXPECT_EQ(solution.result.status, alone.search->status());
      EXPECT_EQ(solution.result.counts, alone.search->counts());
      EXPECT_EQ(solution.result.path, alone.search->path());
      EXPECT_EQ(solution.result.cost, alone.search->path_cost());
      EXPECT_EQ(solved.replay->time(), solution.log.size());
    }
  }
}

TEST(SolveJob, AnswersAtOnceWhereNoWayLeadsToTheGoal) {
  MapFile file = test::open_file({9, 9});
  for (int row = 0; row < 9; ++row) file.map.set_terrain(file.map.size().cell({4, row}), 1);
  const Solved known = test::solve_now(file);
  EXPECT_TRUE(known.solution->at_once);
  EXPECT_EQ(known.solution->result.status, SearchStatus::kNoPath);
  EXPECT_EQ(known.solution->log.size(), 0u);
  EXPECT_EQ(known.solution->cells_around_start, 36);
  EXPECT_EQ(known.solution->cells_around_goals, 36);
  file.search.search_unreachable = true;
  const Solved searched = test::solve_now(file);
  EXPECT_FALSE(searched.solution->at_once);
  EXPECT_EQ(searched.solution->result.status, SearchStatus::kNoPath);
  EXPECT_EQ(searched.solution->result.counts.expanded, 36u);
  EXPECT_EQ(searched.solution->status, known.solution->status);
}

TEST(SolveJob, FollowsEditsThatPartAndJoin) {
  SolveJob job;
  SolveProgress progress;
  MapFile file = test::open_file({9, 3});
  std::uint64_t revision = 0;
  const auto status = [&] {
    const SolveRequest request{.file = std::make_shared<MapFile>(file),
                               .search_revision = ++revision,
                               .moves_revision = revision};
    return job.run(request, progress)->solution->result.status;
  };
  const auto wall = [&](bool is_wall) {
    for (int row = 0; row < 3; ++row) {
      file.map.set_terrain(file.map.size().cell({4, row}), is_wall ? 1 : 0);
    }
  };
  EXPECT_EQ(status(), SearchStatus::kFound);
  wall(true);
  EXPECT_EQ(status(), SearchStatus::kNoPath);
  wall(false);
  EXPECT_EQ(status(), SearchStatus::kFound);
}

TEST(SolveJob, SeesTheMapAsWhoMovesDoes) {
  MapFile file = test::open_file({9, 3});
  Palette palette = file.map.palette();
  palette.push_back({.name = "lake", .glyph = '~', .blocked = true});
  file.map.set_palette(palette);
  for (int row = 0; row < 3; ++row) file.map.set_terrain(file.map.size().cell({4, row}), 2);
  EXPECT_EQ(test::solve_now(file).solution->result.status, SearchStatus::kNoPath);
  file.search.profile = "flyer";
  EXPECT_EQ(test::solve_now(file).solution->result.status, SearchStatus::kFound);
  file.search.profile = "swimmer";
  EXPECT_EQ(test::solve_now(file).solution->result.status, SearchStatus::kStartBlocked);
  file.search.blocked_ends = BlockedEnds::kNearest;
  const Solved swum = test::solve_now(file);
  EXPECT_EQ(swum.solution->result.status, SearchStatus::kFound);
  EXPECT_EQ(file.map.size().offset(swum.solution->ends.start).col, 4);
  EXPECT_TRUE(contains(swum.solution->status, "the open cell nearest to the start"));
}

TEST(SolveJob, FindsTheNearestOfSeveralGoals) {
  MapFile file = test::open_file({9, 9});
  const GridSize size = file.map.size();
  file.map.set_start(size.cell({0, 0}));
  file.map.set_goals({size.cell({8, 8}), size.cell({3, 0}), size.cell({0, 7})});
  const Solved solved = test::solve_now(file);
  EXPECT_EQ(solved.solution->result.path.back(), size.cell({3, 0}));
  EXPECT_EQ(solved.solution->result.shown_cost, 3.0);
}

TEST(SolveJob, SmoothsAPathThatWasFound) {
  const Solved solved = test::solve_now(test::open_file({9, 4}));
  ASSERT_TRUE(solved.solution->found());
  EXPECT_EQ(solved.solution->smoothed.points.size(), 2u);
  MapFile plain = test::open_file({9, 4});
  plain.search.smoother = "none";
  EXPECT_TRUE(test::solve_now(plain).solution->smoothed.points.empty());
}

TEST(SolveJob, KnowsThePathFromTheGoalsExpansionOn) {
  const Solved solved = test::solve_now(test::open_file({9, 4}));
  const Solution& solution = *solved.solution;
  ASSERT_GE(solution.path_known_at, 1u);
  const SearchEvent event = solution.log.event_before(solution.path_known_at);
  EXPECT_EQ(event.kind, EventKind::kExpanded);
  EXPECT_EQ(event.cell, solution.map().goal());

  MapFile walled = test::open_file({9, 4});
  for (int row = 0; row < 4; ++row) walled.map.set_terrain(walled.map.size().cell({5, row}), 1);
  const Solved failed = test::solve_now(walled);
  EXPECT_GT(failed.solution->path_known_at, failed.solution->log.size());
}

TEST(SolveJob, GivesNothingWhenItIsCancelledBefore) {
  SolveJob job;
  SolveProgress progress;
  progress.cancelled = true;
  const SolveRequest request{.file = std::make_shared<MapFile>(test::open_file({200, 200})),
                             .search_revision = 1,
                             .moves_revision = 1};
  EXPECT_FALSE(job.run(request, progress).has_value());
}

TEST(SolveJob, EndsSoonWhenItIsCancelledInBetween) {
  // Seconds of work if nobody stopped it.
  MapFile endless = test::open_file({4000, 4000});
  endless.search.heuristic = "zero";
  SolveJob job(std::size_t{1} << 20);
  SolveProgress progress;
  const SolveRequest request{.file = std::make_shared<MapFile>(std::move(endless)),
                             .search_revision = 1,
                             .moves_revision = 1};
  std::optional<Solved> solved;
  std::thread worker([&] { solved = job.run(request, progress); });
  while (progress.expanded == 0) std::this_thread::yield();
  progress.cancelled = true;
  worker.join();
  EXPECT_FALSE(solved.has_value());
  EXPECT_LT(progress.expanded, 16'000'000u);
}

TEST(SolveJob, UsesTheSpaceAgainAsLongAsTheMovesAreTheSame) {
  SolveJob job;
  SolveProgress progress;
  const auto file = std::make_shared<MapFile>(test::open_file({20, 20}));
  const auto space = [&](std::uint64_t moves_revision, CostScale scale) {
    auto other = std::make_shared<MapFile>(*file);
    other->search.cost_scale = scale;
    return job
        .run({.file = other, .search_revision = 1, .moves_revision = moves_revision}, progress)
        ->solution->space;
  };
  const auto first = space(1, CostScale::kExact);
  EXPECT_EQ(space(1, CostScale::kExact), first);
  EXPECT_NE(space(1, CostScale::kTens), first);
  EXPECT_NE(space(2, CostScale::kExact), first);
}

TEST(SolveJob, RefusesSettingsThatDoNotFitAndSaysWhy) {
  MapFile file = test::open_file({9, 4});
  file.search.heuristic = "hex";
  const Solved solved = test::solve_now(file);
  EXPECT_EQ(solved.solution->outcome, SolveOutcome::kRefused);
  ASSERT_TRUE(solved.solution->error.has_value());
  EXPECT_TRUE(contains(solved.solution->status, solved.solution->error->message));
  EXPECT_EQ(solved.replay, nullptr);

  MapFile tens = test::open_file({9, 4});
  tens.map.set_palette({{.name = "odd", .glyph = '.', .cost_hundredths = 130, .colour = {}},
                        {.name = "wall", .glyph = '#', .blocked = true, .colour = {}}});
  tens.search.cost_scale = CostScale::kTens;
  EXPECT_EQ(test::solve_now(tens).solution->outcome, SolveOutcome::kRefused);
}

}  // namespace
}  // namespace astrolabe::app
