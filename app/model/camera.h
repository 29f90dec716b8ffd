#pragma once

#include "app/model/screen_point.h"
#include "astrolabe/grid/layout.h"

namespace astrolabe::app {

/// Which part of the plane the canvas shows, and how large. Screen and plane have the same
/// handedness (y down), so the mapping is a zoom and a shift.
///
/// Invariants: the zoom is inside its limits, and the middle of the canvas stays over the map, so
/// that the map cannot be lost. Where a cell is large, the shift is a whole number of pixels, so
/// that grid lines stay sharp while panning; to_screen() and to_plane() agree on that.
class Camera {
 public:
  /// The largest zoom at scale 1. [Units: pixels for one plane unit]
  static constexpr double kMaxZoom = 256.0;
  /// From this zoom on the shift is whole pixels. [Units: pixels for one plane unit]
  static constexpr double kSnapZoom = 6.0;
  /// The smallest margin that fit() leaves around the map, at scale 1. [Units: pixels]
  static constexpr double kFitMargin = 16.0;

  /// As small as fit() makes the shorter side of a map, at scale 1: a map a thousand times as long
  /// as wide would be a line in which nothing is seen. [Units: pixels]
  static constexpr double kLeastFitSide = 24.0;

  /// Where the canvas lies in the window and how large interface pixels are drawn (1 on an ordinary
  /// display). A change of size keeps the middle where it is; if the camera was fitted, it fits
  /// again.
  void set_viewport(const ScreenRect& viewport, double scale = 1.0);
  /// How much of the canvas' foot, and of its head, something lies over, which fit() keeps the map
  /// clear of. If the camera was fitted, it fits again. [Units: pixels]
  void set_covered_foot(double height);
  void set_covered_head(double height);
  /// While the hand holds something over the map, every cell stays where it is in the window,
  /// whatever becomes of the canvas. When it lets go, a camera that was fitted fits again.
  void hold();
  void let_go();
  /// The point that fit() shows where the whole map would be too thin; it moves nothing by itself.
  void set_focus(PlanePoint focus) { focus_ = focus; }
  /// What can be shown; see Layout::bounds().
  void set_bounds(const PlaneRect& bounds);

  [[nodiscard]] const ScreenRect& viewport() const { return viewport_; }
  [[nodiscard]] const PlaneRect& bounds() const { return bounds_; }
  [[nodiscard]] double scale() const { return scale_; }
  /// The canvas without what covers its head and its foot.
  [[nodiscard]] ScreenRect room() const;

  /// [Units: pixels for one plane unit]
  [[nodiscard]] double zoom() const { return zoom_; }
  [[nodiscard]] double min_zoom() const;
  [[nodiscard]] double max_zoom() const;

  [[nodiscard]] ScreenPoint to_screen(PlanePoint point) const;
  [[nodiscard]] PlanePoint to_plane(ScreenPoint point) const;
  /// The part of the plane that the canvas shows.
  [[nodiscard]] PlaneRect visible() const;

  /// Shows the whole map in the middle, as large as the margin allows. [Limit of zoom: 96 px times
  /// the scale, so that a tiny map is not shown as a few huge cells] Of a very long and thin map it
  /// shows a part around the focus, and its whole width in kLeastFitSide pixels.
  void fit();
  /// False for a map so long and thin that fit() shows a part of it.
  [[nodiscard]] bool fit_shows_all() const;
  /// True from fit() until anything else moves the camera.
  [[nodiscard]] bool fitted() const { return fitted_; }
  /// Multiplies the zoom; the point of the plane under `at` stays there (to the pixel where the
  /// shift is snapped, and unless the middle would leave the map). [Limit: factor > 0]
  void zoom_at(ScreenPoint at, double factor);
  /// The same at the middle of the canvas.
  void zoom_at_middle(double factor);
  /// Moves the picture with the hand: what was under the pointer moves by (dx, dy) pixels.
  void pan(double dx, double dy);
  /// Moves no further than needed so that a point is seen, `margin` pixels from the canvas' edge.
  void reveal(PlanePoint point, double margin);

 private:
  [[nodiscard]] ScreenPoint origin() const;
  void keep_inside();
  void settle();
  void take_viewport_in_place(const ScreenRect& viewport);

  ScreenRect viewport_{0.0, 0.0, 1.0, 1.0};
  PlaneRect bounds_{{0.0, 0.0}, {1.0, 1.0}};
  double scale_ = 1.0;
  double covered_head_ = 0.0;
  double covered_foot_ = 0.0;
  double zoom_ = 24.0;
  PlanePoint focus_{0.0, 0.0};
  PlanePoint centre_{0.5, 0.5};  ///< The point of the plane in the middle of the canvas.
  bool fitted_ = true;
  bool held_ = false;
};

}  // namespace astrolabe::app
