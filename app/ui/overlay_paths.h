#pragma once

#include "app/ui/overlay_canvas.h"
#include "app/ui/path_cover.h"

namespace astrolabe::app {

/// Draws the raw path (vermillion, dashed, a dot on each cell) and, once the goal was expanded, the
/// smoothed path (solid, thicker) under its dashes, both with a halo. O(points), however far out.
void draw_paths(const OverlayCanvas& canvas);

/// What draw_paths() draws over, halos included. O(points).
[[nodiscard]] PathCover path_cover(const OverlayCanvas& canvas);

}  // namespace astrolabe::app
