#pragma once

#include "app/ui/overlay_canvas.h"

namespace astrolabe::app {

/// Of a map so long and thin that fitting shows a part of it: a mark at each edge of the canvas
/// beyond which it goes on. O(1).
void draw_continuation(const OverlayCanvas& canvas);

}  // namespace astrolabe::app
