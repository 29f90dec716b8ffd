#pragma once

#include "app/ui/layout.h"
#include "app/ui/ui_context.h"

namespace astrolabe::app {

class Workbench;

/// The foot of the window: what is under the pointer (else under the cell cursor, else selected),
/// what just happened in the search, and how large the map is.
void draw_status_bar(Workbench& workbench, const UiContext& context, const PixelRect& place);

}  // namespace astrolabe::app
