#include "astrolabe/io/scenario.h"

#include <gtest/gtest.h>

namespace astrolabe {
namespace {

Error error_of(std::string_view text) {
  const Result<Scenario> result = read_scenario(text, "f.scen");
  EXPECT_FALSE(result.ok()) << text;
  return result.ok() ? Error{} : result.error();
}

ScenarioRow row_of(std::string_view line) {
  const Result<Scenario> result = read_scenario(line, "f.scen");
  EXPECT_TRUE(result.ok()) << line;
  if (!result.ok() || result->rows.empty()) return {};
  return result->rows.front();
}

TEST(Scenario, ReadsColumnsInTheirOrder) {
  const auto scenario =
      read_scenario("version 1\n3\tmaps/dao/den312d.map\t65\t81\t10\t11\t13\t12\t3.41421\n", "f");
  ASSERT_TRUE(scenario.ok());
  ASSERT_EQ(scenario->rows.size(), 1u);
  const ScenarioRow& row = scenario->rows[0];
  EXPECT_EQ(row.bucket, 3);
  EXPECT_EQ(row.map_name, "maps/dao/den312d.map");
  EXPECT_EQ(row.map_size, (GridSize{65, 81}));
  EXPECT_EQ(row.start, (Offset{10, 11}));
  EXPECT_EQ(row.goal, (Offset{13, 12}));
  EXPECT_EQ(row.length, 3.41421);
  EXPECT_EQ(row.decimals, 5);
  EXPECT_EQ(row.line, 2);
  EXPECT_EQ(scenario->most_decimals, 5);
}

TEST(Scenario, ReadsTheQuirksOfTheWild) {
  for (const char* text : {
           "version 1\n0\ta.map\t8\t9\t1\t2\t3\t4\t2.5\n",
           "version 1.0\n0 a.map 8 9 1 2 3 4 2.5\n",
           "version 1\r\n0\ta.map\t8\t9\t1\t2\t3\t4\t2.5\r\n\r\n",
           "\xEF\xBB\xBFversion 1 \n\n  0\ta.map 8  9\t1 2 3\t 4 2.5 \n\n",
           "0\ta.map\t8\t9\t1\t2\t3\t4\t2.5",
           "0\ta.map\t8\t9\t1\t2\t3\t4\t2.5e0",
       }) {
    const ScenarioRow row = row_of(text);
    EXPECT_EQ(row.map_name, "a.map") << text;
    EXPECT_EQ(row.map_size, (GridSize{8, 9})) << text;
    EXPECT_EQ(row.start, (Offset{1, 2})) << text;
    EXPECT_EQ(row.goal, (Offset{3, 4})) << text;
    EXPECT_EQ(row.length, 2.5) << text;
    EXPECT_EQ(row.decimals, 1) << text;
  }
}

TEST(Scenario, ReadsOldFilesWithoutTheMapsSize) {
  const ScenarioRow row = row_of("0 a.map 1 2 3 4 2.5\n");
  EXPECT_EQ(row.map_size, GridSize{});
  EXPECT_EQ(row.start, (Offset{1, 2}));
  EXPECT_EQ(row.goal, (Offset{3, 4}));
  EXPECT_EQ(row.length, 2.5);
}

TEST(Scenario, ReadsMapNamesWithSpacesBetweenTabs) {
  EXPECT_EQ(row_of("0\tmy old map.map\t8\t9\t1\t2\t3\t4\t2.5\n").map_name, "my old map.map");
}

TEST(Scenario, CountsDecimalsAsWritten) {
  const auto decimals = [](const std::string& length) {
    return row_of("0 a 8 9 1 2 3 4 " + length).decimals;
  };
  EXPECT_EQ(decimals("7"), 0);
  EXPECT_EQ(decimals("7."), 0);
  EXPECT_EQ(decimals("7.40"), 2);
  EXPECT_EQ(decimals("2.82842712"), 8);
  EXPECT_EQ(decimals("1.23457e+06"), 0);
  EXPECT_EQ(decimals("1.5e-3"), 4);
}

TEST(Scenario, KeepsQueriesThatNoMapCanAnswer) {
  const ScenarioRow row = row_of("0 a 8 9 -1 2 300 4 0");
  EXPECT_EQ(row.start, (Offset{-1, 2}));
  EXPECT_EQ(row.goal, (Offset{300, 4}));
}

TEST(Scenario, NamesLineAndReasonOfWhatItRefuses) {
  struct {
    std::string_view text;
    std::string_view message;
  } const bad_files[] = {
      {"", "f.scen: is empty"},
      {"version 2\n",
       "f.scen:1: the header 'version 2' names no known version; only 'version 1' can be read"},
      {"version 1\n0 a 8 9 1 2 3 4\n",
       "f.scen:2: this row has 8 columns; a scenario has nine (bucket, map, width, height, start "
       "x, "
       "start y, goal x, goal y, length), or seven in old files (without version line, width and "
       "height)"},
      {"version 1\n0\n",
       "f.scen:2: this row has 1 column; a scenario has nine (bucket, map, width, height, start x, "
       "start y, goal x, goal y, length), or seven in old files (without version line, width and "
       "height)"},
      {"version 1\n0 a 8 9 1 2 3\n",
       "f.scen:2: this row has 7 columns; a scenario has nine (bucket, map, width, height, start "
       "x, start y, goal x, goal y, length), or seven in old files (without version line, width "
       "and height)"},
      {"version 1\n0 a 8 9 1 2 3 four 2.5\n",
       "f.scen:2: the goal row should be a whole number, not 'four'"},
      {"version 1\n0 a 8 9 1 2 3 5000000000 2.5\n",
       "f.scen:2: the goal row '5000000000' is out of range"},
      {"version 1\n0 a 8 9 1 2 3 4 nan\n",
       "f.scen:2: the length should be a number from 0 on, not 'nan'"},
      {"version 1\n0 a 8 9 1 2 3 4 -2.5\n",
       "f.scen:2: the length should be a number from 0 on, not '-2.5'"},
      {"version 1\n0 a 8 9 1 2 3 4 1e999\n",
       "f.scen:2: the length should be a number from 0 on, not '1e999'"},
      {"version 1\n0 a 8 9 1 2 3 4 2,5\n",
       "f.scen:2: the length should be a number from 0 on, not '2,5'"},
  };
  for (const auto& bad : bad_files) EXPECT_EQ(error_of(bad.text).to_string(), bad.message);
}

TEST(Scenario, WritesNineColumnsWithTheDecimalsThatItRead) {
  const std::string text =
      "version 1\n"
      "0\tmaps/a.map\t65\t81\t10\t11\t13\t12\t3.41421\n"
      "1\tmaps/a.map\t65\t81\t10\t11\t13\t12\t7\n"
      "1\tmaps/a.map\t65\t81\t10\t11\t13\t12\t2.82842712\n"
      "1\tmaps/a.map\t65\t81\t10\t11\t13\t12\t2.00000000\n";
  EXPECT_EQ(write_scenario(*read_scenario(text, "f")), text);
}

TEST(Scenario, IsRecognisedByItsFirstLine) {
  EXPECT_TRUE(looks_like_scenario("version 1.0\r\n"));
  EXPECT_TRUE(looks_like_scenario("\n0 a 8 9 1 2 3 4 2.5\n"));
  EXPECT_TRUE(looks_like_scenario("0\ta\t1\t2\t3\t4\t2.5\n"));
  for (const char* other : {"", "type octile\n", "{", "seven words of plain text stand here\n"}) {
    EXPECT_FALSE(looks_like_scenario(other)) << other;
  }
}

double tolerance(std::string_view text) {
  const auto scenario = read_scenario(text, "f");
  EXPECT_TRUE(scenario.ok());
  return length_tolerance(*scenario, scenario->rows.back());
}

TEST(LengthTolerance, IsOneUnitOfTheFilesLastDigit) {
  EXPECT_DOUBLE_EQ(tolerance("0 a 8 9 1 2 3 4 224.04\n0 a 8 9 1 2 3 4 144.9\n"), 0.01);
  EXPECT_DOUBLE_EQ(tolerance("0 a 8 9 1 2 3 4 224\n0 a 8 9 1 2 3 4 144\n"), 1.0);
}

TEST(LengthTolerance, CountsAtMostSixSignificantDigitsOfTheRow) {
  EXPECT_DOUBLE_EQ(tolerance("0 a 8 9 1 2 3 4 2.82842712\n0 a 8 9 1 2 3 4 3892.6\n"), 0.01);
  EXPECT_DOUBLE_EQ(tolerance("0 a 8 9 1 2 3 4 2.82842712\n0 a 8 9 1 2 3 4 127.6\n"), 0.001);
  EXPECT_DOUBLE_EQ(tolerance("0 a 8 9 1 2 3 4 1.23457e+06"), 10.0);
}

TEST(LengthTolerance, IsNeverBelowATenThousandth) {
  EXPECT_DOUBLE_EQ(tolerance("0 a 8 9 1 2 3 4 2.82842712"), 1e-4);
  EXPECT_DOUBLE_EQ(tolerance("0 a 8 9 1 2 3 4 0.00000000"), 1e-4);
}

}  // namespace
}  // namespace astrolabe
