#pragma once

#include "app/ui/layout.h"
#include "app/ui/ui_context.h"

namespace astrolabe::app {

class Workbench;

inline constexpr const char* kMenuWindow = "##menu_bar";

/// The top of the window: the menus, made from the registry of actions, the document's name, the
/// switch of workspaces, and the way into the command palette.
void draw_menu_bar(Workbench& workbench, const UiContext& context, const PixelRect& place);

}  // namespace astrolabe::app
