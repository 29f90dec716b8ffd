#include "app/model/sight_probe.h"

#include <gtest/gtest.h>

#include <algorithm>

#include "astrolabe/base/random.h"
#include "astrolabe/grid/grid_registry.h"
#include "tests/support/solving.h"

namespace astrolabe::app {
namespace {

/// From the left to the right of a wall that is open at the foot only.
MapFile walled_file() {
  MapFile file = test::open_file({9, 5});
  Map& map = file.map;
  for (int row = 0; row < 4; ++row) map.set_terrain(map.size().cell({4, row}), 1);
  map.set_start(map.size().cell({0, 0}));
  map.set_goal(map.size().cell({8, 0}));
  return file;
}

TEST(SightProbe, TellsWhatKeepsTheSmoothedPathFromRunningStraightOn) {
  const MapFile file = walled_file();
  const GridSize size = file.map.size();
  const std::shared_ptr<const Solution> solution = test::solve_now(file).solution;
  ASSERT_TRUE(solution->found());
  const std::optional<SightProbe> probe = probe_sight(*solution, file.map.goal());
  ASSERT_TRUE(probe);
  EXPECT_FALSE(probe->sight.clear);
  EXPECT_EQ(size.offset(probe->sight.blocked).col, 4);
  const std::string sentence = sight_sentence(size, *probe);
  EXPECT_NE(sentence.find("no line of sight from ("), std::string::npos);
  EXPECT_NE(sentence.find("(4,"), std::string::npos);
}

TEST(SightProbe, BeginsAtTheStartAsLongAsThereIsNoBend) {
  const MapFile file = walled_file();
  const std::shared_ptr<const Solution> solution = test::solve_now(file).solution;
  const std::optional<SightProbe> probe = probe_sight(*solution, solution->result.path[1]);
  ASSERT_TRUE(probe);
  EXPECT_EQ(probe->from, file.map.start());
  EXPECT_TRUE(probe->sight.clear);
  EXPECT_EQ(sight_sentence(file.map.size(), *probe), "");
  EXPECT_FALSE(probe_sight(*solution, file.map.start()));
}

TEST(SightProbe, IsThereOnlyOnASmoothedPath) {
  MapFile file = walled_file();
  const CellId aside = file.map.size().cell({8, 4});
  EXPECT_FALSE(probe_sight(*test::solve_now(file).solution, aside));
  file.search.smoother = "none";
  EXPECT_FALSE(probe_sight(*test::solve_now(file).solution, file.map.goal()));
}

TEST(SightProbe, BeginsAtABendBeforeTheCellOnEveryGrid) {
  Random random(7);
  for (int i = 0; i < 200; ++i) {
    const auto& grids = all_grids();
    const GridKind kind = grids[static_cast<std::size_t>(i) % grids.size()].kind;
    const MapFile file = test::random_file(random, {.spec = default_spec(kind)});
    const std::shared_ptr<const Solution> solution = test::solve_now(file).solution;
    if (!solution->found()) continue;
    const std::vector<CellId>& path = solution->result.path;
    for (std::size_t at = 1; at < path.size(); ++at) {
      const std::optional<SightProbe> probe = probe_sight(*solution, path[at]);
      ASSERT_TRUE(probe);
      const auto from = std::find(path.begin(), path.end(), probe->from);
      EXPECT_LT(from - path.begin(), static_cast<std::ptrdiff_t>(at));
      const std::vector<CellId>& bends = solution->smoothed.cells;
      EXPECT_NE(std::find(bends.begin(), bends.end(), probe->from), bends.end());
      EXPECT_EQ(probe->sight, sight(solution->space->moves(), probe->from, path[at]));
    }
  }
}

}  // namespace
}  // namespace astrolabe::app
