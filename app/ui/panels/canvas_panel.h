#pragma once

#include <optional>
#include <vector>

#include "app/ui/layout.h"
#include "app/ui/ui_context.h"
#include "astrolabe/base/cell_id.h"

namespace astrolabe::app {

class Workbench;

/// The map's place: shows it, the pointer's shape over it, and the menu of a cell.
class CanvasPanel {
 public:
  static constexpr const char* kWindow = "##canvas";

  void draw(Workbench& workbench, const UiContext& context, const PixelRect& place);

 private:
  void draw_cell_menu(Workbench& workbench, const UiContext& context, const PixelRect& place);

  std::optional<CellId> menu_cell_;
};

/// What keeps the canvas from showing a path, where no panel says so: a sentence at its foot, or
/// the progress of a long search with a button that cancels it. Returns the place it takes.
[[nodiscard]] std::vector<PixelRect> draw_canvas_notice(Workbench& workbench,
                                                        const UiContext& context,
                                                        const PixelRect& canvas);

}  // namespace astrolabe::app
