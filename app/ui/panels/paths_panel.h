#pragma once

#include "app/ui/ui_context.h"

namespace astrolabe::app {

class Workbench;

/// The raw path beside the smoothed one. Into the current ImGui window.
void draw_paths_panel(Workbench& workbench, const UiContext& context);

}  // namespace astrolabe::app
