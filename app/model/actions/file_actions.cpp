#include "app/model/actions/action_lists.h"
#include "app/model/workbench.h"

namespace astrolabe::app {

std::vector<Action> file_actions() {
  return {
      {.id = "file.new",
       .label = "New map",
       .menu = Menu::kFile,
       .tooltip = "Open ground with a start and a goal",
       .keys = {{.key = Key::kN, .ctrl = true}},
       .run = [](Workbench& bench) { bench.files().new_map(); }},
      {.id = "file.open",
       .label = "Open \u2026",
       .menu = Menu::kFile,
       .tooltip = "A map, or a scenario: then its longest query",
       .keys = {{.key = Key::kO, .ctrl = true}},
       .run = [](Workbench& bench) { bench.files().open_dialog(); }},
      {.id = "file.first_look",
       .label = "Open the first map",
       .menu = Menu::kFile,
       .tooltip = "The map of the first start",
       .run = [](Workbench& bench) { bench.files().open_first_look(); }},
      {.id = "file.save",
       .label = "Save",
       .menu = Menu::kFile,
       .tooltip = "Write the map to its file",
       .keys = {{.key = Key::kS, .ctrl = true}},
       .run = [](Workbench& bench) { bench.files().save(); },
       .separator_before = true},
      {.id = "file.save_as",
       .label = "Save as \u2026",
       .menu = Menu::kFile,
       .tooltip = "Write the map to another file; its ending chooses the format",
       .keys = {{.key = Key::kS, .ctrl = true, .shift = true}},
       .run = [](Workbench& bench) { bench.files().save_as(); }},
      {.id = "file.quit",
       .label = "Quit",
       .menu = Menu::kFile,
       .tooltip = "Close the window",
       .keys = {{.key = Key::kQ, .ctrl = true}},
       .run = [](Workbench& bench) { bench.files().quit(); },
       .separator_before = true},
  };
}

}  // namespace astrolabe::app
