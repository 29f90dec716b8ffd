#pragma once

#include "app/ui/layout.h"
#include "app/ui/ui_context.h"

namespace astrolabe::app {

class Workbench;

/// The handle between the canvas and the right column. Dragging it sets the column's width among
/// the view options; a double click gives it back its first width. `request` is that of this frame.
void draw_splitter(Workbench& workbench, const UiContext& context, const PixelRect& place,
                   const LayoutRequest& request);

}  // namespace astrolabe::app
