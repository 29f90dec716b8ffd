#pragma once

// The actions of each part of the program, in the order in which they are shown. The registry
// joins them; see app/model/action_registry.h.

#include <vector>

#include "app/model/action.h"

namespace astrolabe::app {

[[nodiscard]] std::vector<Action> file_actions();
[[nodiscard]] std::vector<Action> edit_actions();
[[nodiscard]] std::vector<Action> view_actions();
[[nodiscard]] std::vector<Action> map_actions();
[[nodiscard]] std::vector<Action> search_actions();
[[nodiscard]] std::vector<Action> setting_actions();
[[nodiscard]] std::vector<Action> play_actions();
[[nodiscard]] std::vector<Action> canvas_actions();
[[nodiscard]] std::vector<Action> help_actions();

}  // namespace astrolabe::app
