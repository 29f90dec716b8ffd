#pragma once

#include "app/ui/ui_context.h"

namespace astrolabe::app {

class Workbench;

/// The question about unsaved changes, while the model asks it.
void draw_question_dialog(Workbench& workbench, const UiContext& context);

}  // namespace astrolabe::app
