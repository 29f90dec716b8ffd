#include "app/ui/panels/action_item.h"

#include <cassert>

#include "app/model/action_registry.h"
#include "app/model/workbench.h"
#include "app/ui/input/sdl_keys.h"

namespace astrolabe::app {

std::string shortcut_of(const Action& action) {
  return action.keys.empty() ? std::string() : local_text_of(action.keys.front());
}

std::string tooltip_of(const Action& action) {
  std::string words(action.tooltip.empty() ? action.label : action.tooltip);
  if (words.ends_with('.')) words.pop_back();
  const std::string keys = shortcut_of(action);
  if (!keys.empty()) words += " (" + keys + ")";
  return words;
}

void action_icon_button(const UiContext& context, std::string_view id, std::string_view action_id,
                        Icon icon, Workbench& workbench, float size) {
  const Action* action = find_action(action_id);
  assert(action != nullptr);
  const std::string words = tooltip_of(*action);
  const bool checked = action->checked != nullptr && action->checked(workbench);
  const Control control{id, words, is_enabled(*action, workbench)};
  const ButtonStyle style = checked ? ButtonStyle::kChosen : ButtonStyle::kFlat;
  if (icon_button(context, control, icon, style, size)) run_action(*action, workbench);
}

}  // namespace astrolabe::app
