#include <string>
#include <utility>

#include "app/model/actions/action_lists.h"
#include "app/model/workbench.h"
#include "astrolabe/grid/grid_registry.h"
#include "astrolabe/heuristic/heuristic_registry.h"

namespace astrolabe::app {

namespace {

Action heuristic_action(const HeuristicEntry& entry) {
  const HeuristicEntry* heuristic = &entry;
  return {.id = "heuristic." + std::string(entry.id),
          .label = "Heuristic: " + std::string(entry.name),
          .menu = Menu::kSearch,
          .tooltip = std::string(entry.description),
          .run =
              [heuristic](Workbench& bench) {
                SearchSettings settings = bench.document().search();
                settings.heuristic = heuristic->id;
                bench.change_search(settings);
              },
          .enabled =
              [heuristic](const Workbench& bench) { return heuristic->fits(bench.map().spec()); },
          .checked =
              [heuristic](const Workbench& bench) {
                return bench.document().search().heuristic == heuristic->id;
              },
          .separator_before = heuristic == &all_heuristics().front()};
}

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
          .separator_before = rule == all_corner_rules().front().value};
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
  for (const HeuristicEntry& entry : all_heuristics()) actions.push_back(heuristic_action(entry));
  for (const auto& entry : all_corner_rules()) actions.push_back(corner_action(entry));
  return actions;
}

}  // namespace astrolabe::app
