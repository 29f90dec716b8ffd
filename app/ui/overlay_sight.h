#pragma once

#include "app/ui/overlay_canvas.h"

namespace astrolabe::app {

/// Draws the line of sight to the cell of the path that is pointed at, where it is refused: thin
/// and dashed, with a red cross at the cell that blocks it. Nothing where it is clear.
void draw_sight(const OverlayCanvas& canvas);

}  // namespace astrolabe::app
