#pragma once

#include "app/ui/ui_context.h"

namespace astrolabe::app {

class Workbench;

/// The rows that choose the grid: kind, number of ways, corner rule.
void draw_grid_controls(Workbench& workbench, const UiContext& context);

/// The row that chooses which lines of a staggered grid are shifted; disabled on squares.
void draw_stagger_control(Workbench& workbench, const UiContext& context);

}  // namespace astrolabe::app
