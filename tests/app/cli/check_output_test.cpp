#include "app/cli/check_output.h"

#include <gtest/gtest.h>

#include <nlohmann/json.hpp>
#include <sstream>
#include <vector>

namespace astrolabe::app {
namespace {

std::vector<CheckReport> two_reports() {
  std::vector<CheckReport> reports(2);
  reports[0].file = "a.map.scen";
  reports[0].counts = {.rows = 3, .matched = 1, .unreachable = 1};
  reports[0].mismatched = {{.row = 1,
                            .line = 2,
                            .from = {3, 4},
                            .to = {9, 4},
                            .stated = 6.5,
                            .found = 6.0,
                            .status = SearchStatus::kFound},
                           {.row = 3,
                            .line = 4,
                            .from = {0, 0},
                            .to = {1, 2},
                            .stated = 2.41421,
                            .found = std::nullopt,
                            .status = SearchStatus::kGoalBlocked}};
  reports[1].file = "b.map.scen";
  reports[1].counts = {.rows = 5, .matched = 5, .unreachable = 0};
  return reports;
}

TEST(CheckOutput, PrintsMismatchesWithTheirLinesThenTheFigures) {
  std::ostringstream out;
  print_check(two_reports()[0], out);
  EXPECT_EQ(out.str(),
            "a.map.scen:2: 3,4 to 9,4: stated 6.5, found 6\n"
            "a.map.scen:4: 0,0 to 1,2: stated 2.41421, found none (goal_blocked)\n"
            "a.map.scen: 3 rows, 1 matched, 2 mismatched, 1 unreachable\n");
}

TEST(CheckOutput, AddsUpSeveralFiles) {
  std::ostringstream out;
  print_check_total(two_reports(), out);
  EXPECT_EQ(out.str(), "total: 8 rows, 6 matched, 2 mismatched, 1 unreachable\n");
}

TEST(CheckOutput, CountsOneRowAsOne) {
  CheckReport report;
  report.file = "a.map.scen";
  report.counts = {.rows = 1, .matched = 1, .unreachable = 0};
  std::ostringstream out;
  print_check(report, out);
  EXPECT_EQ(out.str(), "a.map.scen: 1 row, 1 matched, 0 mismatched, 0 unreachable\n");
}

TEST(CheckOutput, WritesTheObjectOfTheContract) {
  EXPECT_EQ(check_json(two_reports()),
            R"({"rows":8,"matched":6,"mismatched":[)"
            R"({"row":1,"from":[3,4],"to":[9,4],"stated":6.5,"found":6.0,"file":"a.map.scen",)"
            R"("line":2},)"
            R"({"row":3,"from":[0,0],"to":[1,2],"stated":2.41421,"found":null,)"
            R"("file":"a.map.scen","line":4}],"unreachable":1})");
}

TEST(CheckOutput, StaysJsonWhenAFilesNameIsNotUtf8) {
  std::vector<CheckReport> reports = two_reports();
  reports[0].file = "a\xFF.scen";
  EXPECT_TRUE(nlohmann::json::accept(check_json(reports)));
}

}  // namespace
}  // namespace astrolabe::app
