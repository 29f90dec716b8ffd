#pragma once

#include "app/ui/layout.h"
#include "app/ui/ui_context.h"

namespace astrolabe::app {

class Workbench;

inline constexpr const char* kToolWindow = "##tool_bar";

/// The strip at the left: the tools, undo and redo, and the zoom.
void draw_tool_bar(Workbench& workbench, const UiContext& context, const PixelRect& place);

}  // namespace astrolabe::app
