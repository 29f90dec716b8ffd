#include "app/ui/visible_cells.h"

#include <gtest/gtest.h>

#include <vector>

#include "astrolabe/grid/layout.h"

namespace astrolabe::app {
namespace {

std::vector<GridSpec> all_specs() {
  std::vector<GridSpec> specs;
  for (const Stagger stagger : {Stagger::kOdd, Stagger::kEven}) {
    specs.push_back({.kind = GridKind::kSquare, .ways = 8, .stagger = stagger});
    specs.push_back({.kind = GridKind::kHexPointy, .ways = 6, .stagger = stagger});
    specs.push_back({.kind = GridKind::kHexFlat, .ways = 6, .stagger = stagger});
    specs.push_back({.kind = GridKind::kDiamond, .ways = 8, .stagger = stagger});
  }
  return specs;
}

Camera camera_on(const Layout& layout) {
  Camera camera;
  camera.set_viewport({50.0, 20.0, 300.0, 200.0});
  camera.set_bounds(layout.bounds());
  camera.fit();
  return camera;
}

TEST(VisibleCells, HoldEveryCellThatShowsOnAnyGrid) {
  for (const GridSpec& spec : all_specs()) {
    const Layout layout(spec, {60, 50});
    Camera camera = camera_on(layout);
    camera.zoom_at({170.0, 90.0}, 6.0);
    const CellRect cells = visible_cells(camera, layout);
    for (double y = 20.0; y < 220.0; y += 0.5) {
      for (double x = 50.0; x < 350.0; x += 0.5) {
        const auto cell = layout.cell_at(camera.to_plane({x, y}));
        if (!cell) continue;
        const Offset at = layout.size().offset(*cell);
        ASSERT_TRUE(at.col >= cells.min.col && at.col < cells.max.col);
        ASSERT_TRUE(at.row >= cells.min.row && at.row < cells.max.row);
      }
    }
  }
}

TEST(VisibleCells, AreFewWhereTheCameraIsClose) {
  const Layout layout(GridSpec{}, {16384, 16384});
  Camera camera = camera_on(layout);
  camera.zoom_at({200.0, 120.0}, 1e9);
  const CellRect cells = visible_cells(camera, layout);
  EXPECT_LE(cells.width() * cells.height(), 100);
  EXPECT_FALSE(cells.empty());
}

TEST(VisibleCells, AreAllWhereTheMapIsFitted) {
  const Layout layout(GridSpec{.kind = GridKind::kHexFlat, .ways = 6}, {33, 21});
  EXPECT_EQ(visible_cells(camera_on(layout), layout), all_cells({33, 21}));
}

TEST(VisibleCells, AreNoneOfAnEmptyMap) {
  const Layout layout(GridSpec{}, {0, 0});
  EXPECT_TRUE(visible_cells(camera_on(layout), layout).empty());
}

}  // namespace
}  // namespace astrolabe::app
