#include <string>
#include <utility>

#include "app/model/actions/action_lists.h"
#include "app/model/workbench.h"
#include "astrolabe/grid/grid_registry.h"

namespace astrolabe::app {

namespace {

Action corner_action(const NamedValue<CornerRule>& entry) {
  const CornerRule rule = entry.value;
  return {.id = "corner." + std::string(entry.id),
          .label = "Corners: " + std::string(entry.name),
          .menu = Menu::kSearch,
          .tooltip = std::string(entry.description),
          .run =
              [rule](Workbench& bench) {
                GridSpec spec = bench.map().spec();
                spec.corner = rule;
                bench.change_grid(spec);
              },
          .checked = [rule](const Workbench& bench) { return bench.map().spec().corner == rule; },
          .separator_before = rule == all_corner_rules().front().value,
          .submenu = "Corners"};
}

}  // namespace

std::vector<Action> search_actions() {
  std::vector<Action> actions{
      {.id = "search.cancel",
       .label = "Cancel the search",
       .menu = Menu::kSearch,
       .tooltip = "Stop the search that is running; the last result stays",
       .run = [](Workbench& bench) { bench.cancel_search(); },
       .enabled = [](const Workbench& bench) { return bench.searching(); }},
      {.id = "search.again",
       .label = "Search again",
       .menu = Menu::kSearch,
       .tooltip = "Run the search anew",
       .run = [](Workbench& bench) { bench.search_again(); }},
  };
  for (const auto& entry : all_corner_rules()) actions.push_back(corner_action(entry));
  return actions;
}

}  // namespace astrolabe::app
