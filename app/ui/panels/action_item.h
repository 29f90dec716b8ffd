#pragma once

#include <string>
#include <string_view>

#include "app/model/action.h"
#include "app/ui/icons.h"
#include "app/ui/panels/controls.h"

namespace astrolabe::app {

/// The keys of an action as this keyboard labels them, the first one only; empty for none.
[[nodiscard]] std::string shortcut_of(const Action& action);

/// What an action does, and its key: "Undo the last edit (Ctrl+Z)".
[[nodiscard]] std::string tooltip_of(const Action& action);

/// A button with an icon that runs an action of the registry. `id` is the widget's own.
/// [Limit: the action exists]
void action_icon_button(const UiContext& context, std::string_view id, std::string_view action_id,
                        Icon icon, Workbench& workbench, float size = 32.0f);

}  // namespace astrolabe::app
