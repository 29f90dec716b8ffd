#pragma once

#include <vector>

#include "app/ui/layout.h"
#include "app/ui/ui_context.h"

namespace astrolabe::app {

class Workbench;

/// Messages as cards at the top of the canvas, the oldest first, each with its remedy and a button
/// that dismisses it. Returns the places they take, which the pointer does not reach the map
/// through.
[[nodiscard]] std::vector<PixelRect> draw_message_bar(Workbench& workbench,
                                                      const UiContext& context,
                                                      const PixelRect& canvas);

}  // namespace astrolabe::app
