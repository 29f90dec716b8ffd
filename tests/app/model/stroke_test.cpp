#include "app/model/stroke.h"

#include <gtest/gtest.h>

#include <cmath>
#include <limits>

#include "tests/support/random_map.h"
#include "tests/support/slow_plane.h"
#include "tests/support/solving.h"

namespace astrolabe::app {
namespace {

/// Cells that share an edge or a corner: some corner of the one is a corner of the other.
bool touch(const GridSpec& spec, GridSize size, CellId one, CellId other) {
  return test::shared_corners(spec, size.offset(one), size.offset(other)) > 0;
}

PlanePoint random_point(Random& random, const PlaneRect& bounds) {
  const auto share = [&random] { return static_cast<double>(random.below(1u << 20)) / (1 << 20); };
  return {bounds.min.x + share() * (bounds.max.x - bounds.min.x),
          bounds.min.y + share() * (bounds.max.y - bounds.min.y)};
}

TEST(Stroke, LeavesNoHolesOnAnyGridHoweverFastTheDrag) {
  for (const GridSpec& spec : test::all_specs()) {
    SCOPED_TRACE(test::describe(spec));
    const GridSize size{40, 30};
    const Layout layout(spec, size);
    Random random(21);
    for (int i = 0; i < 300; ++i) {
      const CellId from{random.below(1200)};
      const CellId to{random.below(1200)};
      const std::vector<CellId> cells = cells_along(layout, layout.centre(from), layout.centre(to));
      ASSERT_FALSE(cells.empty());
      EXPECT_EQ(cells.front(), from);
      EXPECT_EQ(cells.back(), to);
      for (std::size_t k = 1; k < cells.size(); ++k) {
        EXPECT_TRUE(touch(spec, size, cells[k - 1], cells[k]));
      }
    }
  }
}

TEST(Stroke, PiecesOfADragJoin) {
  for (const GridSpec& spec : test::all_specs()) {
    SCOPED_TRACE(test::describe(spec));
    const GridSize size{40, 30};
    const Layout layout(spec, size);
    // Away from the jagged border, which a straight piece may leave and enter again.
    const PlaneRect inner{{2.0, 2.0}, {18.0, 18.0}};
    Random random(22);
    PlanePoint from = random_point(random, inner);
    std::optional<CellId> last;
    for (int i = 0; i < 100; ++i) {
      const PlanePoint to = random_point(random, inner);
      for (const CellId cell : cells_along(layout, from, to)) {
        const bool moves = last && *last != cell;
        EXPECT_TRUE(!moves || touch(spec, size, *last, cell));
        last = cell;
      }
      EXPECT_EQ(last, layout.cell_at(to));
      from = to;
    }
  }
}

TEST(Stroke, CutsOffWhatLiesOutsideTheMap) {
  const Layout layout(GridSpec{}, {10, 10});
  const std::vector<CellId> cells = cells_along(layout, {-1e6, 4.5}, {1e6, 4.5});
  ASSERT_EQ(cells.size(), 10u);
  for (std::size_t i = 0; i < 10; ++i) EXPECT_EQ(index_of(cells[i]), 40 + i);
  EXPECT_TRUE(cells_along(layout, {-5.0, -5.0}, {20.0, -5.0}).empty());
  EXPECT_TRUE(cells_along(layout, {-5.0, 2.0}, {2.0, -5.0}).empty());
}

TEST(Stroke, IgnoresPointsThatAreNoNumbers) {
  const Layout layout(GridSpec{}, {10, 10});
  const double nan = std::numeric_limits<double>::quiet_NaN();
  EXPECT_TRUE(cells_along(layout, {nan, 0.0}, {5.0, 5.0}).empty());
  EXPECT_TRUE(cells_along(layout, {0.0, 0.0}, {HUGE_VAL, 5.0}).empty());
}

TEST(Stroke, AWallStrokeThatBeginsOnAWallErases) {
  MapFile file = test::open_file({4, 4});
  file.map.set_terrain(CellId{5}, 1);
  const auto terrain_from = [&file](Stroke::Mode mode, TerrainIndex terrain,
                                    std::optional<CellId> under) {
    return Stroke(file.map, mode, terrain, under).terrain();
  };
  EXPECT_EQ(terrain_from(Stroke::Mode::kPaint, 1, CellId{5}), 0);
  EXPECT_EQ(terrain_from(Stroke::Mode::kPaint, 1, CellId{6}), 1);
  EXPECT_EQ(terrain_from(Stroke::Mode::kPaint, 1, std::nullopt), 1);
  EXPECT_EQ(terrain_from(Stroke::Mode::kErase, 1, CellId{6}), 0);
  // Ground over ground stays ground: only walls toggle.
  EXPECT_EQ(terrain_from(Stroke::Mode::kPaint, 0, CellId{6}), 0);
}

TEST(Stroke, ErasesToTheFirstTerrainThatCanBeEntered) {
  EXPECT_EQ(erasing_terrain({{.name = "wall", .glyph = '#', .blocked = true, .colour = {}},
                             {.name = "mud", .glyph = 'm', .colour = {}},
                             {.name = "road", .glyph = 'r', .colour = {}}}),
            1);
  EXPECT_EQ(erasing_terrain({{.name = "wall", .glyph = '#', .blocked = true, .colour = {}}}), 0);
}

}  // namespace
}  // namespace astrolabe::app
