#include "app/model/camera.h"

#include <gtest/gtest.h>

#include <cmath>

#include "astrolabe/base/random.h"

namespace astrolabe::app {
namespace {

constexpr ScreenRect kViewport{40.0, 60.0, 1000.0, 700.0};
constexpr PlaneRect kBounds{{0.0, 0.0}, {100.0, 60.0}};

Camera make_camera() {
  Camera camera;
  camera.set_viewport(kViewport);
  camera.set_bounds(kBounds);
  camera.fit();
  return camera;
}

ScreenPoint random_point(Random& random) {
  return {kViewport.x + random.below(1000), kViewport.y + random.below(700)};
}

TEST(Camera, FitsTheWholeMapInTheMiddleWithItsMargin) {
  const Camera camera = make_camera();
  const ScreenPoint upper_left = camera.to_screen(kBounds.min);
  const ScreenPoint lower_right = camera.to_screen(kBounds.max);
  EXPECT_GE(upper_left.x, kViewport.x + Camera::kFitMargin - 1.0);
  EXPECT_GE(upper_left.y, kViewport.y + Camera::kFitMargin - 1.0);
  EXPECT_LE(lower_right.x, kViewport.x + kViewport.width - Camera::kFitMargin + 1.0);
  EXPECT_NEAR((upper_left.x + lower_right.x) / 2.0, kViewport.x + 500.0, 1.0);
  EXPECT_NEAR((upper_left.y + lower_right.y) / 2.0, kViewport.y + 350.0, 1.0);
}

TEST(Camera, DoesNotShowATinyMapAsHugeCells) {
  Camera camera = make_camera();
  camera.set_bounds({{0.0, 0.0}, {2.0, 2.0}});
  camera.fit();
  EXPECT_EQ(camera.zoom(), 96.0);
  camera.set_viewport(kViewport, 2.0);
  EXPECT_EQ(camera.zoom(), 192.0);
}

TEST(Camera, FitsASmallMapAsLargeAsTheCanvasAllows) {
  Camera camera = make_camera();
  camera.set_bounds({{0.0, 0.0}, {7.0, 7.0}});
  camera.fit();
  EXPECT_DOUBLE_EQ(camera.zoom(), (kViewport.height - 2.0 * Camera::kFitMargin) / 7.0);
}

TEST(Camera, ShowsThePartOfAThinMapAroundTheFocus) {
  Camera camera = make_camera();
  camera.set_bounds({{0.0, 0.0}, {1.0, 5000.0}});
  camera.set_focus({0.5, 2000.0});
  camera.fit();
  EXPECT_FALSE(camera.fit_shows_all());
  EXPECT_EQ(camera.zoom(), Camera::kLeastFitSide);
  EXPECT_NEAR(camera.to_screen({0.5, 2000.0}).y, kViewport.y + 350.0, 1.0);
  EXPECT_NEAR(camera.to_screen({0.5, 0.0}).x, kViewport.x + 500.0, 1.0);
  camera.set_viewport(kViewport, 2.0);
  EXPECT_EQ(camera.zoom(), 2.0 * Camera::kLeastFitSide);
  EXPECT_LT(5000.0 * camera.min_zoom(), kViewport.height);  // All of it can still be seen.
}

TEST(Camera, ShowsTheEndOfAThinMapWithItsMarginWhereTheFocusIsThere) {
  Camera camera = make_camera();
  camera.set_bounds({{0.0, 0.0}, {5000.0, 2.0}});
  camera.set_focus({0.5, 0.5});
  camera.fit();
  EXPECT_NEAR(camera.to_screen({0.0, 0.0}).x, kViewport.x + Camera::kFitMargin, 1.0);
  EXPECT_NEAR(camera.to_screen({0.0, 1.0}).y, kViewport.y + 350.0, 1.0);
  camera.set_focus({4999.5, 0.5});
  camera.fit();
  EXPECT_NEAR(camera.to_screen({5000.0, 0.0}).x, kViewport.x + kViewport.width - Camera::kFitMargin,
              1.0);
}

TEST(Camera, ShowsAllOfALargeMapThatIsNotThin) {
  Camera camera = make_camera();
  camera.set_bounds({{0.0, 0.0}, {20000.0, 1000.0}});
  camera.set_focus({0.0, 0.0});
  camera.fit();
  EXPECT_TRUE(camera.fit_shows_all());
  EXPECT_LT(camera.zoom(), 0.1);
  EXPECT_GE(camera.to_screen(camera.bounds().min).x, kViewport.x);
}

TEST(Camera, FitsTheMapAboveWhatCoversTheFoot) {
  Camera camera = make_camera();
  camera.set_bounds({{0.0, 0.0}, {30.0, 30.0}});
  constexpr double kFoot = 80.0;
  camera.set_covered_foot(kFoot);
  EXPECT_TRUE(camera.fitted());
  const double foot = kViewport.y + kViewport.height - kFoot - Camera::kFitMargin;
  EXPECT_NEAR(camera.to_screen({30.0, 30.0}).y, foot, 1.0);
  EXPECT_NEAR(camera.to_screen({0.0, 0.0}).y, kViewport.y + Camera::kFitMargin, 1.0);
  camera.set_covered_foot(0.0);
  EXPECT_NEAR(camera.to_screen({30.0, 30.0}).y, foot + kFoot, 1.0);
}

TEST(Camera, FitsTheMapBelowWhatCoversTheHead) {
  Camera camera = make_camera();
  camera.set_bounds({{0.0, 0.0}, {30.0, 30.0}});
  camera.set_covered_head(60.0);
  camera.set_covered_foot(80.0);
  EXPECT_TRUE(camera.fitted());
  const double head = kViewport.y + 60.0 + Camera::kFitMargin;
  const double foot = kViewport.y + kViewport.height - 80.0 - Camera::kFitMargin;
  EXPECT_NEAR(camera.to_screen({0.0, 0.0}).y, head, 1.0);
  EXPECT_NEAR(camera.to_screen({30.0, 30.0}).y, foot, 1.0);
  camera.set_covered_head(0.0);
  EXPECT_NEAR(camera.to_screen({0.0, 0.0}).y, head - 60.0, 1.0);
}

TEST(Camera, KeepsEveryCellInItsPlaceWhileItIsHeld) {
  Camera camera = make_camera();
  camera.set_bounds({{0.0, 0.0}, {31.0, 19.0}});
  camera.fit();
  const double zoom = camera.zoom();
  const ScreenPoint before = camera.to_screen({7.0, 3.0});
  camera.hold();
  for (const double width : {1000.0, 333.0, 1401.0}) {
    camera.set_viewport({kViewport.x + 7.0, kViewport.y, width, 0.7 * width});
    camera.set_covered_head(width / 20.0);
    camera.set_covered_foot(width / 10.0);
    EXPECT_DOUBLE_EQ(camera.to_screen({7.0, 3.0}).x, before.x);
    EXPECT_DOUBLE_EQ(camera.to_screen({7.0, 3.0}).y, before.y);
    EXPECT_EQ(camera.zoom(), zoom);
  }
}

TEST(Camera, FitsAgainWhenItIsLetGoOf) {
  Camera held = make_camera();
  Camera free = make_camera();
  held.fit();
  free.fit();
  held.hold();
  for (Camera* camera : {&held, &free}) camera->set_viewport({0.0, 0.0, 333.0, 222.0});
  held.let_go();
  EXPECT_TRUE(held.fitted());
  EXPECT_EQ(held.zoom(), free.zoom());
  EXPECT_EQ(held.to_screen({1.0, 1.0}), free.to_screen({1.0, 1.0}));
}

TEST(Camera, KeepsItsPlaceWhenTheFootIsCoveredAfterAMove) {
  Camera camera = make_camera();
  camera.pan(10.0, 0.0);
  const ScreenPoint before = camera.to_screen({10.0, 10.0});
  camera.set_covered_foot(80.0);
  EXPECT_EQ(camera.to_screen({10.0, 10.0}), before);
}

TEST(Camera, ZoomingKeepsThePointUnderThePointer) {
  Random random(1);
  for (int i = 0; i < 1000; ++i) {
    Camera camera = make_camera();
    camera.zoom_at_middle(3.0);
    const ScreenPoint at = random_point(random);
    const PlanePoint held = camera.to_plane(at);
    const double factor = 0.5 + random.below(300) / 100.0;
    camera.zoom_at(at, factor);
    // Both pictures may be snapped to whole pixels.
    const ScreenPoint after = camera.to_screen(held);
    EXPECT_NEAR(after.x, at.x, 0.5 * factor + 0.5 + 1e-9);
    EXPECT_NEAR(after.y, at.y, 0.5 * factor + 0.5 + 1e-9);
  }
}

TEST(Camera, ManySmallZoomsDoNotDrift) {
  Camera camera = make_camera();
  camera.zoom_at_middle(2.0);
  const ScreenPoint at{500.0, 300.0};
  const PlanePoint held = camera.to_plane(at);
  for (int i = 0; i < 200; ++i) camera.zoom_at(at, 1.01);
  for (int i = 0; i < 200; ++i) camera.zoom_at(at, 1.0 / 1.01);
  const ScreenPoint after = camera.to_screen(held);
  EXPECT_NEAR(after.x, at.x, 1.0 + 1e-6);
  EXPECT_NEAR(after.y, at.y, 1.0 + 1e-6);
}

TEST(Camera, ScreenAndPlaneAreInverse) {
  Random random(2);
  Camera camera = make_camera();
  for (int i = 0; i < 1000; ++i) {
    camera.zoom_at(random_point(random), 0.8 + random.below(50) / 100.0);
    const ScreenPoint at = random_point(random);
    const ScreenPoint back = camera.to_screen(camera.to_plane(at));
    EXPECT_NEAR(back.x, at.x, 1e-6);
    EXPECT_NEAR(back.y, at.y, 1e-6);
  }
}

TEST(Camera, ShiftsByWholePixelsWhereCellsAreLarge) {
  Camera camera = make_camera();
  camera.zoom_at_middle(3.0);
  camera.pan(0.3, 0.4);
  const ScreenPoint origin = camera.to_screen({0.0, 0.0});
  EXPECT_EQ(origin.x, std::round(origin.x));
  EXPECT_EQ(origin.y, std::round(origin.y));
}

TEST(Camera, SlowPansAddUpInSpiteOfWholePixels) {
  Camera camera = make_camera();
  camera.zoom_at_middle(3.0);
  const ScreenPoint before = camera.to_screen({50.0, 30.0});
  for (int i = 0; i < 100; ++i) camera.pan(0.25, -0.25);
  const ScreenPoint after = camera.to_screen({50.0, 30.0});
  EXPECT_NEAR(after.x - before.x, 25.0, 1.0);
  EXPECT_NEAR(after.y - before.y, -25.0, 1.0);
}

TEST(Camera, CannotLoseTheMap) {
  Random random(3);
  Camera camera = make_camera();
  for (int i = 0; i < 2000; ++i) {
    camera.pan(random.below(20000) - 10000.0, random.below(20000) - 10000.0);
    camera.zoom_at(random_point(random), 0.2 + random.below(500) / 100.0);
    EXPECT_GE(camera.zoom(), camera.min_zoom());
    EXPECT_LE(camera.zoom(), camera.max_zoom());
    const PlaneRect visible = camera.visible();
    EXPECT_LE(visible.min.x, kBounds.max.x);
    EXPECT_GE(visible.max.x, kBounds.min.x);
    EXPECT_LE(visible.min.y, kBounds.max.y);
    EXPECT_GE(visible.max.y, kBounds.min.y);
  }
}

TEST(Camera, FitsAgainOnAResizeOnlyWhileItWasNotMoved) {
  Camera camera = make_camera();
  const double fitted = camera.zoom();
  camera.set_viewport({0.0, 0.0, 500.0, 350.0});
  EXPECT_LT(camera.zoom(), fitted);
  camera.pan(5.0, 0.0);
  EXPECT_FALSE(camera.fitted());
  const double moved = camera.zoom();
  camera.set_viewport(kViewport);
  EXPECT_EQ(camera.zoom(), moved);
}

TEST(Camera, RevealMovesNoFurtherThanNeeded) {
  Camera camera = make_camera();
  camera.zoom_at_middle(6.0);
  const PlaneRect before = camera.visible();
  camera.reveal((before.min + before.max) / 2.0, 20.0);
  EXPECT_EQ(camera.visible().min, before.min);
  const PlanePoint beyond{before.max.x + 1.0, before.min.y + 3.0};
  camera.reveal(beyond, 20.0);
  const ScreenPoint shown = camera.to_screen(beyond);
  EXPECT_NEAR(shown.x, kViewport.x + kViewport.width - 20.0, 1.0);
}

TEST(Camera, SurvivesACanvasAndAMapWithoutExtent) {
  Camera camera;
  camera.set_viewport({0.0, 0.0, 0.0, 0.0});
  camera.set_bounds({});
  camera.fit();
  camera.zoom_at({0.0, 0.0}, 2.0);
  camera.pan(3.0, 3.0);
  EXPECT_TRUE(std::isfinite(camera.to_plane({1.0, 1.0}).x));
}

}  // namespace
}  // namespace astrolabe::app
