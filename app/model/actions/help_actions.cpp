#include "app/model/actions/action_lists.h"
#include "app/model/workbench.h"

namespace astrolabe::app {

namespace {

void toggle_hints(Workbench& bench) {
  if (bench.view().hints.any()) {
    bench.view().hints.take_all();
  } else {
    bench.view().hints = HintsLeft();
    bench.view().workspace = Workspace::kLearn;
  }
}

}  // namespace

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
       .run = toggle_hints,
       .checked = [](const Workbench& bench) { return bench.view().hints.any(); }},
      {.id = "help.about",
       .label = "About Astrolabe",
       .menu = Menu::kHelp,
       .tooltip = "Version and licence",
       .run = [](Workbench& bench) { bench.request_ui(UiRequest::kAbout); }},
  };
}

}  // namespace astrolabe::app
