#include "app/model/actions/action_lists.h"
#include "app/model/workbench.h"

namespace astrolabe::app {

std::vector<Action> help_actions() {
  return {
      {.id = "help.commands",
       .label = "Find a command \u2026",
       .menu = Menu::kHelp,
       .tooltip = "Everything the program can do, by name",
       .keys = {{.key = Key::kP, .ctrl = true}},
       .run = [](Workbench& bench) { bench.request_ui(UiRequest::kCommandPalette); }},
      {.id = "help.keys",
       .label = "Keys",
       .menu = Menu::kHelp,
       .tooltip = "All keys on one sheet",
       .keys = {{.key = Key::kQuestion}},
       .run = [](Workbench& bench) { bench.request_ui(UiRequest::kKeySheet); }},
      {.id = "help.hints",
       .label = "Hints",
       .menu = Menu::kHelp,
       .tooltip = "The three hints of the first start",
       .run = [](Workbench& bench) { bench.view().hints = !bench.view().hints; },
       .checked = [](const Workbench& bench) { return bench.view().hints; }},
      {.id = "help.about",
       .label = "About Astrolabe",
       .menu = Menu::kHelp,
       .tooltip = "Version and licence",
       .run = [](Workbench& bench) { bench.request_ui(UiRequest::kAbout); }},
  };
}

}  // namespace astrolabe::app
