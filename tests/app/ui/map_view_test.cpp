#include "app/ui/map_view.h"

#include <gtest/gtest.h>

#include <cmath>

namespace astrolabe::app {
namespace {

TEST(MapView, StaysExactFarFromTheOriginAtHighZoom) {
  for (const GridKind kind :
       {GridKind::kSquare, GridKind::kHexPointy, GridKind::kHexFlat, GridKind::kDiamond}) {
    const int ways = is_hex(kind) ? 6 : 8;
    const Layout layout({.kind = kind, .ways = ways}, {16384, 16384});
    Camera camera;
    camera.set_viewport({100.0, 40.0, 800.0, 600.0});
    camera.set_bounds(layout.bounds());
    camera.fit();
    camera.zoom_at({500.0, 340.0}, 1e9);
    camera.reveal(layout.centre(Offset{16380, 16370}), 50.0);

    const MapView view = make_map_view(camera, layout);
    EXPECT_EQ(view.base.col % 2, 0);
    EXPECT_EQ(view.base.row % 2, 0);
    const PlanePoint shift = layout.centre(view.base) - layout.centre(Offset{0, 0});
    const PlanePoint corner = camera.to_plane({100.0, 40.0});
    // What the shader reckons with, against what is meant, in pixels.
    EXPECT_NEAR((view.origin[0] + shift.x - corner.x) * camera.zoom(), 0.0, 1e-3);
    EXPECT_NEAR((view.origin[1] + shift.y - corner.y) * camera.zoom(), 0.0, 1e-3);
    EXPECT_LT(std::abs(view.origin[0]), 4.0F);
    EXPECT_LT(std::abs(view.origin[1]), 4.0F);
  }
}

TEST(MapView, DetailFollowsTheZoom) {
  EXPECT_EQ(detail_for(24.0), MapDetail::kNear);
  EXPECT_EQ(detail_for(1.0), MapDetail::kFar);
  EXPECT_EQ(detail_for(0.2), MapDetail::kMinified);
}

}  // namespace
}  // namespace astrolabe::app
