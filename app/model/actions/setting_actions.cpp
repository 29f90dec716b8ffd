#include <array>
#include <string>
#include <utility>

#include "app/model/actions/action_lists.h"
#include "app/model/number_text.h"
#include "app/model/workbench.h"
#include "astrolabe/grid/grid_registry.h"
#include "astrolabe/grid/movement_profile.h"
#include "astrolabe/heuristic/heuristic_registry.h"
#include "astrolabe/path/smoother_registry.h"
#include "astrolabe/search/algorithm_registry.h"
#include "astrolabe/search/order_registry.h"
#include "astrolabe/search/path_query.h"

namespace astrolabe::app {

namespace {

// What the side panel sets, one action a value, for those who have only a keyboard: the command
// palette finds them by their names, and the longer lists stand in menus of their own.

template <class T>
Action search_action(std::string id, std::string label, std::string tooltip,
                     T SearchSettings::*member, T value) {
  return {.id = std::move(id),
          .label = std::move(label),
          .tooltip = std::move(tooltip),
          .run =
              [member, value](Workbench& bench) {
                SearchSettings settings = bench.document().search();
                settings.*member = value;
                bench.change_search(settings);
              },
          .checked =
              [member, value](const Workbench& bench) {
                return bench.document().search().*member == value;
              }};
}

/// One action for each entry of a registry, in a menu of their own.
template <class Entries>
void add_choices(std::vector<Action>& actions, const std::string& id, const std::string& label,
                 std::string SearchSettings::*member, const Entries& entries) {
  for (const auto& entry : entries) {
    actions.push_back(search_action(id + "." + std::string(entry.id),
                                    label + ": " + std::string(entry.name),
                                    std::string(entry.description), member, std::string(entry.id)));
    actions.back().menu = Menu::kSearch;
    actions.back().submenu = label;
  }
}

void add_heuristics(std::vector<Action>& actions) {
  const std::size_t first = actions.size();
  add_choices(actions, "heuristic", "Heuristic", &SearchSettings::heuristic, all_heuristics());
  for (const HeuristicEntry& entry : all_heuristics()) {
    const HeuristicEntry* heuristic = &entry;
    actions[first + static_cast<std::size_t>(heuristic - all_heuristics().data())].enabled =
        [heuristic](const Workbench& bench) { return heuristic->fits(bench.map().spec()); };
  }
}

void add_weights(std::vector<Action>& actions) {
  for (const int hundredths : {100, 110, 120, 150, 200, 300, 500}) {
    const std::string weight = shortest_text(hundredths / 100.0);
    actions.push_back(search_action("weight." + weight, "Weight: " + weight,
                                    "How much the heuristic counts: f = g + " + weight + " h",
                                    &SearchSettings::weight_hundredths, hundredths));
  }
}

Action ways_action(int ways) {
  const std::string number = std::to_string(ways);
  return {.id = "ways." + number,
          .label = "Ways: " + number,
          .tooltip = "How many moves a cell has",
          .run =
              [ways](Workbench& bench) {
                GridSpec spec = bench.map().spec();
                spec.ways = ways;
                bench.change_grid(spec);
              },
          .enabled =
              [ways](const Workbench& bench) { return allows_ways(bench.map().spec().kind, ways); },
          .checked = [ways](const Workbench& bench) { return bench.map().spec().ways == ways; }};
}

Action shift_action(const NamedValue<Stagger>& entry) {
  const Stagger stagger = entry.value;
  return {.id = "shift." + std::string(entry.id),
          .label = "Shift: " + std::string(entry.name),
          .tooltip = std::string(entry.description),
          .run =
              [stagger](Workbench& bench) {
                GridSpec spec = bench.map().spec();
                spec.stagger = stagger;
                bench.change_grid(spec);
              },
          .enabled =
              [](const Workbench& bench) { return grid_entry(bench.map().spec().kind).staggered; },
          .checked =
              [stagger](const Workbench& bench) { return bench.map().spec().stagger == stagger; }};
}

}  // namespace

std::vector<Action> setting_actions() {
  std::vector<Action> actions;
  for (const int ways : {4, 8}) actions.push_back(ways_action(ways));
  for (const auto& entry : all_staggers()) actions.push_back(shift_action(entry));
  add_choices(actions, "algorithm", "Algorithm", &SearchSettings::algorithm, all_algorithms());
  add_heuristics(actions);
  add_weights(actions);
  add_choices(actions, "smoothing", "Smoothing", &SearchSettings::smoother, all_smoothers());
  add_choices(actions, "weighting", "Weighting", &SearchSettings::priority, all_priorities());
  add_choices(actions, "ties", "Ties", &SearchSettings::tie_break, all_tie_breaks());
  actions.push_back(search_action("reopen.yes", "Re-open closed cells: yes",
                                  "A cheaper way to a closed cell opens it again",
                                  &SearchSettings::reopen, true));
  actions.push_back(search_action("reopen.no", "Re-open closed cells: no",
                                  "A closed cell stays closed", &SearchSettings::reopen, false));
  add_choices(actions, "mover", "Mover", &SearchSettings::profile, all_profiles());
  for (const auto& entry : all_blocked_ends()) {
    actions.push_back(search_action(
        "blocked_ends." + std::string(entry.id), "Blocked ends: " + std::string(entry.name),
        std::string(entry.description), &SearchSettings::blocked_ends, entry.value));
  }
  actions.push_back(search_action("unreachable.at_once", "Unreachable goals: known at once",
                                  "That no way leads to the goal is known without a search",
                                  &SearchSettings::search_unreachable, false));
  actions.push_back(search_action("unreachable.search", "Unreachable goals: search anyway",
                                  "The search runs over all that it can reach",
                                  &SearchSettings::search_unreachable, true));
  for (const auto& entry : all_remedies()) {
    actions.push_back(
        search_action("remedy." + std::string(entry.id), "Raise h: " + std::string(entry.name),
                      std::string(entry.description), &SearchSettings::remedy, entry.value));
  }
  actions.push_back(search_action("costs.exact", "Costs: exact",
                                  "A straight step costs 1 and a diagonal one the root of 2",
                                  &SearchSettings::cost_scale, CostScale::kExact));
  actions.push_back(search_action("costs.tens", "Costs: 10 / 14", "Whole numbers, as in textbooks",
                                  &SearchSettings::cost_scale, CostScale::kTens));
  return actions;
}

}  // namespace astrolabe::app
