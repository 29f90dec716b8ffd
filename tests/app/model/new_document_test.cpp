#include "app/model/new_document.h"

#include <gtest/gtest.h>

#include <set>

#include "astrolabe/grid/grid_registry.h"
#include "astrolabe/heuristic/heuristic_registry.h"
#include "tests/support/solving.h"

namespace astrolabe::app {
namespace {

TEST(NewDocument, ItsPaletteWorksWithBothScalesAndKeepsHeuristicsInformed) {
  std::set<char> glyphs;
  for (const Terrain& terrain : drawing_palette()) {
    EXPECT_TRUE(glyphs.insert(terrain.glyph).second) << terrain.name;
    EXPECT_GE(terrain.cost_hundredths, 100);
    EXPECT_EQ(terrain.cost_hundredths % 50, 0);
  }
}

TEST(NewDocument, IsSolvedOnEveryGridAndSize) {
  for (const GridEntry& grid : all_grids()) {
    for (const GridSize size : {GridSize{1, 1}, GridSize{5, 4}, GridSize{32, 20}}) {
      const MapFile file = new_map_file(default_spec(grid.kind), size);
      EXPECT_TRUE(test::solve_now(file).solution->found()) << grid.id << ' ' << size.width;
    }
  }
}

TEST(NewDocument, TheFirstLookShowsASearchWorthSeeing) {
  const Result<MapFile> file = first_look();
  ASSERT_TRUE(file) << file.error().to_string();
  const Solved solved = test::solve_now(*file);
  const Solution& solution = *solved.solution;
  ASSERT_TRUE(solution.found());
  // A detour that fills a good part of the map, but not all of it, and a smoother way than the raw
  // one.
  const auto cells = static_cast<std::uint64_t>(file->map.size().cell_count());
  EXPECT_GT(solution.result.counts.expanded, cells / 6);
  EXPECT_LT(solution.result.counts.expanded, cells * 3 / 4);
  EXPECT_GE(solution.smoothed.points.size(), 4u);
  EXPECT_LT(solution.smoothed.length, solution.result.shown_cost);
}

}  // namespace
}  // namespace astrolabe::app
