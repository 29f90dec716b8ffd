#include "app/model/scenario_loading.h"

#include <gtest/gtest.h>

#include "tests/support/scratch_folder.h"

namespace astrolabe::app {
namespace {

class ScenarioLoadingTest : public ::testing::Test {
 protected:
  ScenarioLoadingTest() {
    folder_.write("m.map", "type octile\nheight 2\nwidth 4\nmap\n....\n....\n");
  }
  Result<LoadedScenario> load(std::string_view rows) const {
    return load_longest_query(folder_.write("m.map.scen", "version 1\n" + std::string(rows)), {});
  }

  test::ScratchFolder folder_;
};

TEST_F(ScenarioLoadingTest, TakesTheFirstOfTheLongestRows) {
  const auto loaded = load(
      "0\tm.map\t4\t2\t0\t0\t1\t0\t1\n0\tm.map\t4\t2\t3\t0\t0\t0\t3\n"
      "0\tm.map\t4\t2\t3\t1\t0\t1\t3\n");
  ASSERT_TRUE(loaded) << loaded.error().to_string();
  EXPECT_EQ(loaded->row, 2u);
  EXPECT_EQ(loaded->length, 3.0);
  EXPECT_EQ(loaded->map_path.filename(), "m.map");
}

TEST_F(ScenarioLoadingTest, PassesOverRowsOutsideTheMap) {
  const auto loaded = load("0\tm.map\t4\t2\t0\t0\t9\t0\t9\n0\tm.map\t4\t2\t0\t0\t1\t0\t1\n");
  ASSERT_TRUE(loaded) << loaded.error().to_string();
  EXPECT_EQ(loaded->row, 2u);
}

TEST_F(ScenarioLoadingTest, RefusesWhatHasNoUsableRow) {
  EXPECT_FALSE(load("0\tm.map\t4\t2\t0\t0\t9\t0\t9\n"));
  EXPECT_FALSE(load(""));
}

TEST_F(ScenarioLoadingTest, RefusesAScenarioOfAMapOfAnotherSize) {
  EXPECT_FALSE(load("0\tm.map\t5\t2\t0\t0\t1\t0\t1\n"));
}

TEST_F(ScenarioLoadingTest, RefusesAScenarioWithoutItsMap) {
  EXPECT_FALSE(load_longest_query(
      folder_.write("other.scen", "version 1\n0\tgone.map\t4\t2\t0\t0\t1\t0\t1\n"), {}));
}

}  // namespace
}  // namespace astrolabe::app
