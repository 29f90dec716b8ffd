#pragma once

#include "app/ui/overlay_canvas.h"

namespace astrolabe::app {

/// Draws the raw path (vermillion, dashed, a dot on each cell) and, once the goal was expanded, the
/// smoothed path (solid, thicker), both with a halo. O(points), however far out.
void draw_paths(const OverlayCanvas& canvas);

}  // namespace astrolabe::app
