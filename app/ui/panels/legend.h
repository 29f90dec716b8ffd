#pragma once

#include "app/ui/ui_context.h"

namespace astrolabe::app {

class Workbench;

/// A heading, and below it what the colours and shapes on the map mean. What few maps show is
/// listed where it is to be seen.
void draw_legend(const Workbench& workbench, const UiContext& context);

}  // namespace astrolabe::app
