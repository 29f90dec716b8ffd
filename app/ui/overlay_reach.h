#pragma once

#include "app/model/cell_rect.h"
#include "app/ui/overlay_canvas.h"

namespace astrolabe::app {

/// The border around all cells that can be reached within the range that a person has set; only
/// where it runs through `visible`.
void draw_reach(const OverlayCanvas& canvas, const CellRect& visible);

}  // namespace astrolabe::app
