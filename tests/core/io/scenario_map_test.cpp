#include <gtest/gtest.h>

#include "astrolabe/io/scenario.h"
#include "tests/support/scratch_folder.h"

namespace astrolabe {
namespace {

namespace fs = std::filesystem;
using test::ScratchFolder;

Scenario scenario_for(const std::string& map_name) {
  return *read_scenario("0\t" + map_name + "\t8\t9\t1\t2\t3\t4\t2.5\n", "f.scen");
}

TEST(FindScenarioMap, PrefersTheBaseNameBesideTheScenario) {
  const ScratchFolder folder;
  fs::create_directories(folder / "maps");
  folder.write("maps/a.map", "");
  const fs::path beside = folder.write("a.map", "");
  EXPECT_EQ(*find_scenario_map(folder / "x.scen", scenario_for("maps/a.map")), beside);
  EXPECT_EQ(*find_scenario_map(folder / "x.scen", scenario_for("C:\\stale\\a.map")), beside);
}

TEST(FindScenarioMap, FollowsTheStatedPath) {
  const ScratchFolder folder;
  fs::create_directories(folder / "maps");
  const fs::path stated = folder.write("maps/a.map", "");
  EXPECT_EQ(*find_scenario_map(folder / "x.scen", scenario_for("maps/a.map")), stated);
  EXPECT_EQ(*find_scenario_map("elsewhere/x.scen", scenario_for(stated.string())), stated);
}

TEST(FindScenarioMap, FallsBackOnTheScenariosOwnName) {
  const ScratchFolder folder;
  const fs::path named = folder.write("a.map", "");
  EXPECT_EQ(*find_scenario_map(folder / "a.map.scen", scenario_for("gone.map")), named);
  EXPECT_EQ(*find_scenario_map(folder / "a.scen", scenario_for("gone.map")), named);
}

TEST(FindScenarioMap, SaysWhichMapIsMissingAndWhoNamesIt) {
  const ScratchFolder folder;
  const auto found = find_scenario_map(folder / "x.scen", scenario_for("maps/gone.map"));
  ASSERT_FALSE(found.ok());
  EXPECT_EQ(found.error().code, ErrorCode::kNotFound);
  EXPECT_EQ(found.error().to_string(),
            "f.scen:1: names the map 'maps/gone.map', which is neither beside the scenario nor "
            "where its path says; put it there");
}

TEST(FindScenarioMap, DoesNotTakeAFolderForAMap) {
  const ScratchFolder folder;
  fs::create_directories(folder / "a.map");
  EXPECT_FALSE(find_scenario_map(folder / "x.scen", scenario_for("a.map")).ok());
}

TEST(FindScenarioMap, RefusesRowsThatNameDifferentMaps) {
  const auto scenario = read_scenario("0 a.map 8 9 1 2 3 4 2\n0 b.map 8 9 1 2 3 4 2\n", "f.scen");
  EXPECT_EQ(find_scenario_map("f.scen", *scenario).error().to_string(),
            "f.scen:2: names the map 'b.map', but line 1 names 'a.map'; use one file for each map");
}

TEST(FindScenarioMap, TakesRowsForOneMapThatNameItByDifferentPaths) {
  const ScratchFolder folder;
  const fs::path beside = folder.write("a.map", "");
  const auto scenario =
      read_scenario("0 a.map 8 9 1 2 3 4 2\n0 ../stale/a.map 8 9 1 2 3 4 2\n", "f.scen");
  EXPECT_EQ(*find_scenario_map(folder / "f.scen", *scenario), beside);
}

TEST(FindScenarioMap, RefusesAScenarioWithoutRows) {
  EXPECT_FALSE(find_scenario_map("f.scen", *read_scenario("version 1\n", "f.scen")).ok());
}

TEST(CheckScenarioSize, NamesTheFirstRowThatSpeaksOfAnotherMap) {
  const auto scenario = read_scenario("0 a 1 2 3 4 2\n0 a 8 9 1 2 3 4 2\n", "f.scen");
  EXPECT_TRUE(check_scenario_size(*scenario, {8, 9}).ok());
  EXPECT_EQ(check_scenario_size(*scenario, {9, 8}).error().to_string(),
            "f.scen:2: speaks of a map of 8 x 9 cells, but the map has 9 x 8; it belongs to "
            "another map");
}

TEST(ReadScenarioFile, RefusesAMapAndNamesItsScenario) {
  const ScratchFolder folder;
  const std::string text = "type octile\nheight 1\nwidth 1\nmap\n.\n";
  const std::string refusal =
      "is a map; needed here is a scenario (.scen), a list of queries on a map";
  const fs::path map = folder.write("a.map", text);
  EXPECT_EQ(read_scenario_file(map).error().file, map.string());
  EXPECT_EQ(read_scenario_file(map).error().message, refusal);
  folder.write("a.scen", "");
  EXPECT_EQ(read_scenario_file(map).error().message, refusal + ", such as 'a.scen' beside it");
  folder.write("a.map.scen", "");
  EXPECT_EQ(read_scenario_file(map).error().message, refusal + ", such as 'a.map.scen' beside it");
  EXPECT_EQ(read_scenario_file(folder.write("b.scen", text)).error().message, refusal);
}

}  // namespace
}  // namespace astrolabe
