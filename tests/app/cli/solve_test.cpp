// solve_query() and what solve_output says about it.

#include <gtest/gtest.h>

#include <cmath>
#include <nlohmann/json.hpp>
#include <sstream>

#include "app/cli/solve_output.h"
#include "app/cli/solve_query.h"

namespace astrolabe::app {
namespace {

const double kRoot2 = std::sqrt(2.0);

/// 6 x 3 cells of open ground with `walls`, from the upper left to the upper right.
MapFile document(const std::vector<Offset>& walls = {}) {
  MapFile file{.map = Map(GridSpec{}, {.width = 6, .height = 3}), .search = {}};
  for (const Offset wall : walls) file.map.set_terrain(file.map.size().cell(wall), 1);
  file.map.set_start(file.map.size().cell({0, 0}));
  file.map.set_goal(file.map.size().cell({5, 0}));
  return file;
}

SolveReport solve(const MapFile& file, Query query = {}) {
  query.ends = {.start = file.map.start(), .goals = file.map.goals()};
  Result<SolveReport> report = solve_query(file, query);
  EXPECT_TRUE(report.ok());
  return *std::move(report);
}

nlohmann::json json_of(const MapFile& file, const Query& query = {}) {
  return nlohmann::json::parse(solve_json(solve(file, query), file));
}

TEST(SolveJson, HoldsEveryKeyOfTheContractInItsOrder) {
  const MapFile file = document();
  const nlohmann::ordered_json json = nlohmann::ordered_json::parse(solve_json(solve(file), file));
  std::vector<std::string> keys;
  for (const auto& item : json.items()) keys.push_back(item.key());
  EXPECT_EQ(keys,
            (std::vector<std::string>{"status",  "cost",     "path",      "expanded",  "generated",
                                      "updated", "reopened", "peak_open", "time_us",   "guarantee",
                                      "bound",   "why",      "smoothed",  "from",      "to",
                                      "at_once", "ratio",    "paths",     "algorithm", "needs"}));
}

TEST(SolveJson, OfAFoundPath) {
  const nlohmann::json json = json_of(document({{3, 0}, {3, 1}}));
  EXPECT_EQ(json["status"], "found");
  EXPECT_NEAR(json["cost"].get<double>(), 3.0 + 3.0 * kRoot2, 1e-12);
  EXPECT_EQ(json["path"].front(), (nlohmann::json{0, 0}));
  EXPECT_EQ(json["path"].back(), (nlohmann::json{5, 0}));
  EXPECT_GE(json["expanded"].get<int>(), 8);
  EXPECT_GE(json["generated"].get<int>(), json["expanded"].get<int>());
  EXPECT_GE(json["time_us"].get<double>(), 0.0);
  EXPECT_EQ(json["guarantee"], "optimal");
  EXPECT_EQ(json["bound"], 1.0);
  EXPECT_FALSE(json["why"].get<std::string>().empty());
  EXPECT_EQ(json["smoothed"]["method"], "string-pulling");
  EXPECT_EQ(json["smoothed"]["points"].front(), (nlohmann::json{0.5, 0.5}));
  EXPECT_EQ(json["smoothed"]["points"].back(), (nlohmann::json{5.5, 0.5}));
  EXPECT_GT(json["smoothed"]["length"].get<double>(), 5.0);
  EXPECT_LE(json["smoothed"]["length"].get<double>(), json["cost"].get<double>());
  EXPECT_EQ(json["smoothed"]["turns"], json["smoothed"]["points"].size() - 2);
}

TEST(SolveJson, WithoutAPathHasNoCostPathBoundOrSmoothedPath) {
  const nlohmann::json json = json_of(document({{3, 0}, {3, 1}, {3, 2}}));
  EXPECT_EQ(json["status"], "no_path");
  for (const char* key : {"cost", "path", "bound", "smoothed"}) {
    EXPECT_TRUE(json[key].is_null()) << key;
  }
  EXPECT_EQ(json["guarantee"], "optimal");
}

TEST(SolveJson, KnowsAtOnceThatAGoalCannotBeReachedUnlessASearchIsAskedFor) {
  MapFile file = document({{3, 0}, {3, 1}, {3, 2}});
  EXPECT_EQ(json_of(file)["at_once"], true);
  EXPECT_EQ(json_of(file)["expanded"], 0);
  file.search.search_unreachable = true;
  EXPECT_EQ(json_of(file)["at_once"], false);
  EXPECT_EQ(json_of(file)["expanded"], 9);
  EXPECT_EQ(json_of(file)["status"], "no_path");
}

TEST(SolveJson, SaysWhereBlockedEndsWereMovedTo) {
  MapFile file = document({{0, 0}, {5, 0}});
  EXPECT_EQ(json_of(file)["status"], "start_blocked");
  file.search.blocked_ends = BlockedEnds::kNearest;
  const nlohmann::json json = json_of(file);
  EXPECT_EQ(json["status"], "found");
  EXPECT_EQ(json["from"], (nlohmann::json{1, 0}));
  EXPECT_EQ(json["to"], (nlohmann::json{4, 0}));
  EXPECT_EQ(json["cost"], 3.0);
}

TEST(SolveJson, FindsTheNearestOfSeveralGoals) {
  MapFile file = document({{3, 0}, {3, 1}, {3, 2}});
  const GridSize size = file.map.size();
  file.map.set_goals({size.cell({5, 0}), size.cell({2, 2}), size.cell({0, 1})});
  EXPECT_EQ(json_of(file)["to"], (nlohmann::json{0, 1}));
  EXPECT_EQ(json_of(file)["cost"], 1.0);
  file.map.set_goals({size.cell({5, 0}), size.cell({5, 2})});
  EXPECT_TRUE(json_of(file)["to"].is_null());
}

TEST(SolveJson, ListsThePathsOfAnAnytimeSearch) {
  MapFile file = document({{3, 0}, {3, 1}});
  EXPECT_TRUE(json_of(file)["paths"].is_null());
  file.search.algorithm = "ara";
  file.search.weight_hundredths = 250;
  const nlohmann::json paths = json_of(file)["paths"];
  ASSERT_EQ(paths.size(), 4u);  // 2.5, 2, 1.5, 1
  EXPECT_EQ(paths.front()["bound"], 2.5);
  EXPECT_EQ(paths.back()["bound"], 1.0);
  EXPECT_NEAR(paths.back()["cost"].get<double>(), 3.0 + 3.0 * kRoot2, 1e-8);
}

TEST(SolveJson, MeasuresWhatThePathCostsApartFromThePromise) {
  MapFile file = document({{3, 0}, {3, 1}});
  EXPECT_EQ(json_of(file)["ratio"], 1.0);
  file.search.algorithm = "dfs";
  const nlohmann::json deep = json_of(file);
  EXPECT_EQ(deep["guarantee"], "none");
  EXPECT_NEAR(deep["ratio"].get<double>(), deep["cost"].get<double>() / (3.0 + 3.0 * kRoot2), 1e-9);
  EXPECT_GT(deep["ratio"], 1.0);
  file.search.algorithm = "theta";
  EXPECT_TRUE(json_of(file)["ratio"].is_null());
}

TEST(SolveJson, CountsWhatTheMoverPaysAndClimbs) {
  MapFile file = document();
  file.map.set_heights({0, 2, 0, 0, 0, 0, 0, 2, 0, 0, 0, 0, 0, 2, 0, 0, 0, 0});
  file.search.climb = {.up_hundredths = 150, .down_hundredths = 25};
  EXPECT_NEAR(json_of(file)["cost"].get<double>(), 5.0 + 2 * 1.5 + 2 * 0.25, 1e-12);
  file.search.profile = "swimmer";
  EXPECT_EQ(json_of(file)["status"], "start_blocked");
}

TEST(SolveJson, NamesEveryReasonForNoPath) {
  EXPECT_EQ(json_of(document({{0, 0}}))["status"], "start_blocked");
  EXPECT_EQ(json_of(document({{5, 0}}))["status"], "goal_blocked");
  EXPECT_EQ(json_of(document(), {.limit = 2})["status"], "limit_reached");
}

TEST(SolveJson, BoundFollowsWeightAndHeuristic) {
  MapFile file = document();
  file.search.weight_hundredths = 150;
  EXPECT_EQ(json_of(file)["guarantee"], "within");
  EXPECT_EQ(json_of(file)["bound"], 1.5);

  file.search.weight_hundredths = 100;
  file.search.heuristic = "manhattan";
  EXPECT_EQ(json_of(file)["guarantee"], "within");
  EXPECT_EQ(json_of(file)["bound"], 1.4143);
}

TEST(SolveJson, ShowsTextbookNumbersUnderTens) {
  MapFile file = document({{3, 0}, {3, 1}});
  file.search.cost_scale = CostScale::kTens;
  EXPECT_EQ(json_of(file)["cost"], 30.0 + 3.0 * 14.0);
}

TEST(SolveJson, HasNoSmoothedPathWithoutASmoother) {
  MapFile file = document();
  file.search.smoother = "none";
  EXPECT_TRUE(json_of(file)["smoothed"].is_null());
}

TEST(SolveJson, OfAStartThatIsTheGoal) {
  MapFile file = document();
  file.map.set_goal(file.map.start());
  const nlohmann::json json = json_of(file);
  EXPECT_EQ(json["status"], "found");
  EXPECT_EQ(json["cost"], 0.0);
  EXPECT_EQ(json["path"].size(), 1u);
}

TEST(SolveQuery, RecordsTheStatesInWhichTheSearchEnded) {
  MapFile file = document({{3, 0}, {3, 1}, {3, 2}});
  file.search.search_unreachable = true;
  const SolveReport report = solve(file, {.record_states = true});
  ASSERT_EQ(report.states.size(), 18u);
  EXPECT_TRUE(report.states_complete);
  for (std::uint32_t index = 0; index < 18; ++index) {
    const bool reachable = file.map.size().offset(CellId{index}).col < 3;
    EXPECT_EQ(report.states[index] == CellState::kClosed, reachable) << index;
  }
}

TEST(SolveQuery, RecordsNothingUnlessAsked) { EXPECT_TRUE(solve(document()).states.empty()); }

TEST(PrintSolve, ShowsThePathTheEffortAndTheGuarantee) {
  const MapFile file = document();
  SolveReport report = solve(file);
  report.time_us = 41.25;
  report.guarantee.why = "because.";
  std::ostringstream out;
  print_solve(report, file, out);
  EXPECT_EQ(out.str(),
            "found      cost 5, 6 cells\n"
            "search     astar, octile, weight 1, grid square 8-way, corners never\n"
            "expanded   6\n"
            "generated  " +
                std::to_string(report.result.counts.generated) +
                "\n"
                "updated    0\n"
                "reopened   0\n"
                "peak open  " +
                std::to_string(report.result.counts.peak_open) +
                "\n"
                "time       41 us\n"
                "guarantee  optimal: because.\n"
                "smoothed   string-pulling, length 5, 2 points, 0 turns\n");
}

TEST(PrintSolve, ShowsALongTimeInSeconds) {
  const MapFile file = document();
  SolveReport report = solve(file);
  report.time_us = 2383960.5;
  std::ostringstream out;
  print_solve(report, file, out);
  EXPECT_NE(out.str().find("time       2.38 s\n"), std::string::npos) << out.str();
}

TEST(PrintSolve, CountsOneThingAsOne) {
  MapFile file = document();
  file.map.set_goal(file.map.start());
  std::ostringstream out;
  print_solve(solve(file), file, out);
  EXPECT_NE(out.str().find("found      cost 0, 1 cell\n"), std::string::npos) << out.str();
  EXPECT_NE(out.str().find("length 0, 1 point, 0 turns\n"), std::string::npos) << out.str();
}

TEST(PrintSolve, SaysWhyThereIsNoPath) {
  const MapFile file = document({{3, 0}, {3, 1}, {3, 2}});
  std::ostringstream out;
  print_solve(solve(file), file, out);
  EXPECT_EQ(out.str().rfind(
                "no path: the goal cannot be reached from the start (known without a search)\n", 0),
            0u);
  EXPECT_EQ(out.str().find("smoothed"), std::string::npos);
}

}  // namespace
}  // namespace astrolabe::app
