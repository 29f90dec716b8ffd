#pragma once

#include "app/ui/ui_context.h"

namespace astrolabe::app {

/// A heading, and below it what the colours and shapes on the map mean.
void draw_legend(const UiContext& context);

}  // namespace astrolabe::app
