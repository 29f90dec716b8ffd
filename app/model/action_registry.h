#pragma once

#include <span>
#include <string_view>
#include <vector>

#include "app/model/action.h"

namespace astrolabe::app {

/// All actions, in the order of the menus. Menus, shortcuts, the command palette, the sheet of keys
/// and the player iterate over this list; none has a list of its own.
[[nodiscard]] std::span<const Action> all_actions();
/// nullptr for an unknown id.
[[nodiscard]] const Action* find_action(std::string_view id);
/// The action of a chord, enabled or not; nullptr for none.
[[nodiscard]] const Action* action_for(const KeyChord& chord);

[[nodiscard]] bool is_enabled(const Action& action, const Workbench& workbench);
/// Runs it if it is enabled. True if it ran.
bool run_action(const Action& action, Workbench& workbench);

/// The actions whose label, menu or id hold all words of a search text (in any case), best first
/// and what is disabled last; all of them for an empty text. For the command palette.
[[nodiscard]] std::vector<const Action*> matching_actions(std::string_view text,
                                                          const Workbench& workbench);

}  // namespace astrolabe::app
