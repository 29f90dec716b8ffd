#pragma once

#include "app/ui/overlay_canvas.h"

namespace astrolabe::app {

/// Draws the outlines of the cell under the pointer, of the selected cell and of the cell cursor.
void draw_cell_outlines(const OverlayCanvas& canvas);

/// Draws start (a disc with S) and goal (a flag with G), each at least 14 px, and far out the
/// current cell, which would be too small to see. `above_numbers`: start and goal make room for f,
/// g and h in their cells.
void draw_markers(const OverlayCanvas& canvas, bool above_numbers);

}  // namespace astrolabe::app
