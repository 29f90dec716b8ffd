#pragma once

#include "app/ui/layout.h"
#include "app/ui/ui_context.h"

namespace astrolabe::app {

/// The handle between the canvas and the right column. Changes request.column_width while it is
/// dragged; a double click gives it back its first width.
void draw_splitter(const UiContext& context, const PixelRect& place, LayoutRequest& request);

}  // namespace astrolabe::app
