#pragma once

#include "app/model/cell_rect.h"
#include "app/ui/overlay_canvas.h"

namespace astrolabe::app {

/// Writes numbers into cells as textbooks place them: f large in the middle, g lower left, h lower
/// right; f alone in smaller cells; nothing in small ones. A number that does not fit loses
/// decimals. O(cells).
void draw_numbers(const OverlayCanvas& canvas, const CellRect& cells);

/// Points an arrow from each seen cell to its parent. O(cells).
void draw_parent_arrows(const OverlayCanvas& canvas, const CellRect& cells);

/// Writes the glyphs of terrains other than plain ground and walls. O(cells).
void draw_terrain_glyphs(const OverlayCanvas& canvas, const CellRect& cells);

/// True where f, g and h are all written, so that markers must make room.
[[nodiscard]] bool shows_all_numbers(const OverlayCanvas& canvas);

}  // namespace astrolabe::app
