#pragma once

#include "app/ui/ui_context.h"
#include "astrolabe/base/cell_id.h"

namespace astrolabe::app {

class Workbench;

/// What can be done with one cell, into the current popup. [Limit: a cell of the map]
void draw_cell_menu_items(Workbench& workbench, const UiContext& context, CellId cell);

}  // namespace astrolabe::app
