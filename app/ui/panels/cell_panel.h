#pragma once

#include "app/ui/ui_context.h"

namespace astrolabe::app {

class Workbench;

/// Explains one cell at the playhead: what it is, its numbers, and the way that led to it. The one
/// that was selected, else the one being expanded. Into the current ImGui window.
void draw_cell_panel(Workbench& workbench, const UiContext& context);

}  // namespace astrolabe::app
