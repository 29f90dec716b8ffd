#pragma once

#include "app/ui/ui_context.h"

namespace astrolabe::app {

class Workbench;

/// The rows that choose the grid: kind, number of ways, which lines are shifted, corner rule; those
/// between which the grid leaves a choice.
void draw_grid_controls(Workbench& workbench, const UiContext& context);

}  // namespace astrolabe::app
