#pragma once

#include "app/ui/ui_context.h"

namespace astrolabe::app {

/// What the colours and shapes on the map mean, one row each.
void draw_legend(const UiContext& context);

}  // namespace astrolabe::app
