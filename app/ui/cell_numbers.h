#pragma once

#include <optional>

#include "app/model/cell_rect.h"
#include "app/ui/number_layout.h"
#include "app/ui/overlay_canvas.h"

namespace astrolabe::app {

/// How the numbers of all these cells are to be written; none where they are not. O(cells).
[[nodiscard]] std::optional<NumberLayout> number_layout(const OverlayCanvas& canvas,
                                                        const CellRect& cells);

/// Writes f, or f, g and h, into each seen cell, but for small numbers that a path crosses.
/// O(cells + points of paths).
void draw_numbers(const OverlayCanvas& canvas, const CellRect& cells, const NumberLayout& layout);

/// Points an arrow from each seen cell to its parent: beside numbers a head on the edge between the
/// two, clear of all numbers; else an arrow through the cell's middle. O(cells).
void draw_parent_arrows(const OverlayCanvas& canvas, const CellRect& cells, bool beside_numbers);

/// Writes the glyphs of terrains other than plain ground and walls. O(cells).
void draw_terrain_glyphs(const OverlayCanvas& canvas, const CellRect& cells);

}  // namespace astrolabe::app
