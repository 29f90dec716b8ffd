#pragma once

#include "app/ui/ui_context.h"

namespace astrolabe::app {

class Workbench;

/// The map's terrains, one of which the brush lays, and what the tool in hand does. Into the
/// current ImGui window.
void draw_palette_panel(Workbench& workbench, const UiContext& context);

}  // namespace astrolabe::app
