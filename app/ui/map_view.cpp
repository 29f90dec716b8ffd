#include "app/ui/map_view.h"

namespace astrolabe::app {

namespace {

constexpr double kLeastNearZoom = 3.0;
// Far samples are half a pixel apart, and the closest rows (of diamonds) 0.7 units: from here on no
// row is missed.
constexpr double kLeastFarZoom = 0.71;

int even(int value) { return value & ~1; }

}  // namespace

MapView make_map_view(const Camera& camera, const Layout& layout) {
  const ScreenRect& viewport = camera.viewport();
  const PlanePoint corner = camera.to_plane({viewport.x, viewport.y});
  const Offset at_corner = layout.nearest(corner);
  const Offset base{even(at_corner.col), even(at_corner.row)};
  // Cells with an even column and row lie the same way in their neighbourhood as (0, 0).
  const PlanePoint shift = layout.centre(base) - layout.centre(Offset{0, 0});
  const PlanePoint origin = corner - shift;
  const PlaneRect bounds = layout.bounds();
  const PlanePoint min = bounds.min - shift;
  const PlanePoint max = bounds.max - shift;
  return {.base = base,
          .origin = {static_cast<float>(origin.x), static_cast<float>(origin.y)},
          .bounds = {static_cast<float>(min.x), static_cast<float>(min.y),
                     static_cast<float>(max.x), static_cast<float>(max.y)},
          .zoom = static_cast<float>(camera.zoom())};
}

MapDetail detail_for(double zoom) {
  if (zoom >= kLeastNearZoom) return MapDetail::kNear;
  return zoom >= kLeastFarZoom ? MapDetail::kFar : MapDetail::kMinified;
}

}  // namespace astrolabe::app
