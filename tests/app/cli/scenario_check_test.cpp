#include "app/cli/scenario_check.h"

#include <gtest/gtest.h>

#include <cmath>

namespace astrolabe::app {
namespace {

const double kRoot2 = std::sqrt(2.0);

/// Open ground with a wall across column 3, but for its lowest cell: from (0,0) to (5,0) the best
/// path costs 3 + 3 sqrt 2.
///
///     ...#..
///     ...#..
///     ......
std::shared_ptr<const MapFile> walled_document(const SearchSettings& search = {}) {
  MapFile file{.map = Map(GridSpec{}, {.width = 6, .height = 3}), .search = search};
  file.map.set_terrain(file.map.size().cell({3, 0}), 1);
  file.map.set_terrain(file.map.size().cell({3, 1}), 1);
  return std::make_shared<const MapFile>(std::move(file));
}

ScenarioRow row(Offset start, Offset goal, double length) {
  ScenarioRow row;
  row.map_name = "walled.map";
  row.map_size = {.width = 6, .height = 3};
  row.start = start;
  row.goal = goal;
  row.length = length;
  row.decimals = 8;
  return row;
}

CheckReport check(std::vector<ScenarioRow> rows, const SearchSettings& search = {},
                  std::size_t stride = 1) {
  CheckJob job;
  job.scenario.file = "walled.map.scen";
  job.scenario.most_decimals = 8;
  job.scenario.rows = std::move(rows);
  int line = 1;
  for (ScenarioRow& entry : job.scenario.rows) entry.line = ++line;
  job.document = walled_document(search);
  Result<CheckReport> report = check_scenario(job, stride, [](std::size_t) {});
  EXPECT_TRUE(report.ok());
  return *std::move(report);
}

TEST(CheckScenario, MatchesWithinTheTolerance) {
  const double best = 3.0 + 3.0 * kRoot2;
  const CheckReport report = check({row({0, 0}, {5, 0}, best), row({0, 0}, {5, 0}, best + 9e-5),
                                    row({0, 0}, {5, 0}, best - 9e-5), row({2, 1}, {2, 1}, 0.0)});
  EXPECT_EQ(report.counts.rows, 4u);
  EXPECT_EQ(report.counts.matched, 4u);
  EXPECT_EQ(report.counts.unreachable, 0u);
  EXPECT_TRUE(report.mismatched.empty());
}

TEST(CheckScenario, ListsEachRowThatDoesNotMatch) {
  const double best = 3.0 + 3.0 * kRoot2;
  const CheckReport report = check({row({0, 0}, {5, 0}, best), row({0, 0}, {5, 0}, best + 0.01),
                                    row({0, 0}, {5, 0}, best - 0.01)});
  EXPECT_EQ(report.counts.matched, 1u);
  ASSERT_EQ(report.mismatched.size(), 2u);
  const Mismatch& longer = report.mismatched.front();
  EXPECT_EQ(longer.row, 2u);
  EXPECT_EQ(longer.line, 3);
  EXPECT_EQ(longer.from, (Offset{0, 0}));
  EXPECT_EQ(longer.to, (Offset{5, 0}));
  EXPECT_DOUBLE_EQ(longer.stated, best + 0.01);
  EXPECT_NEAR(longer.found.value(), best, 1e-12);
}

TEST(CheckScenario, ARowWithoutAPathIsAMismatchUnlessItStates0) {
  const CheckReport report = check({row({0, 0}, {3, 0}, 3.0), row({0, 0}, {3, 0}, 0.0)});
  EXPECT_EQ(report.counts.unreachable, 2u);
  EXPECT_EQ(report.counts.matched, 1u);
  ASSERT_EQ(report.mismatched.size(), 1u);
  EXPECT_EQ(report.mismatched.front().found, std::nullopt);
  EXPECT_EQ(report.mismatched.front().status, SearchStatus::kGoalBlocked);
}

TEST(CheckScenario, AStated0DoesNotMatchAPath) {
  EXPECT_EQ(check({row({0, 0}, {1, 0}, 0.0)}).counts.matched, 0u);
}

TEST(CheckScenario, AWeightedSearchMayBeLongerByItsBoundButNeverShorter) {
  const double best = 3.0 + 3.0 * kRoot2;
  SearchSettings search;
  search.weight_hundredths = 150;
  EXPECT_EQ(check({row({0, 0}, {5, 0}, best / 1.49)}, search).counts.matched, 1u);
  EXPECT_EQ(check({row({0, 0}, {5, 0}, best / 1.6)}, search).counts.matched, 0u);
  EXPECT_EQ(check({row({0, 0}, {5, 0}, best + 1.0)}, search).counts.matched, 0u);
}

TEST(CheckScenario, ChecksInStraightStepsEvenWhereTheDocumentCountsInTens) {
  SearchSettings search;
  search.cost_scale = CostScale::kTens;
  EXPECT_EQ(check({row({0, 0}, {5, 0}, 3.0 + 3.0 * kRoot2)}, search).counts.matched, 1u);
}

TEST(CheckScenario, TakesEveryNthRowFromTheFirst) {
  std::vector<ScenarioRow> rows(7, row({0, 0}, {1, 0}, 1.0));
  rows[3].length = 2.0;
  const CheckReport report = check(rows, {}, 3);
  EXPECT_EQ(report.counts.rows, 3u);
  ASSERT_EQ(report.mismatched.size(), 1u);
  EXPECT_EQ(report.mismatched.front().row, 4u);
}

TEST(CheckEndsInside, NamesTheLineOfTheFirstEndOutside) {
  Scenario scenario;
  scenario.file = "walled.map.scen";
  scenario.rows = {row({0, 0}, {5, 2}, 5.0), row({0, 0}, {6, 0}, 6.0)};
  scenario.rows[1].line = 3;
  const GridSize size{.width = 6, .height = 3};
  const Result<void> inside = check_ends_inside(scenario, size);
  ASSERT_FALSE(inside.ok());
  EXPECT_EQ(inside.error().to_string(),
            "walled.map.scen:3: the cell 6,0 is outside the map of 6 x 3 cells; correct the row, "
            "or name the right map with --map");
  scenario.rows.pop_back();
  EXPECT_TRUE(check_ends_inside(scenario, size).ok());
}

}  // namespace
}  // namespace astrolabe::app
