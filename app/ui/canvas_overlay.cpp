#include "app/ui/canvas_overlay.h"

#include "app/ui/cell_numbers.h"
#include "app/ui/overlay_canvas.h"
#include "app/ui/overlay_continuation.h"
#include "app/ui/overlay_marks.h"
#include "app/ui/overlay_paths.h"
#include "app/ui/overlay_reach.h"
#include "app/ui/overlay_sight.h"
#include "app/ui/visible_cells.h"

namespace astrolabe::app {

void draw_canvas_overlay(ImDrawList& list, const Workbench& workbench, const UiContext& context) {
  if (workbench.map().size().cell_count() == 0) return;
  const OverlayCanvas canvas(list, workbench, context);
  const CellRect cells = visible_cells(workbench.camera(), workbench.layout());
  draw_terrain_glyphs(canvas, cells);
  const std::optional<NumberLayout> numbers = number_layout(canvas, cells);
  draw_parent_arrows(canvas, cells, numbers.has_value());
  draw_reach(canvas, cells);
  draw_paths(canvas);
  if (numbers) draw_numbers(canvas, cells, *numbers);
  draw_cell_outlines(canvas);
  draw_sight(canvas);
  draw_markers(canvas, numbers && numbers->sides);
  draw_continuation(canvas);
}

}  // namespace astrolabe::app
