#include <string>
#include <utility>

#include "app/model/actions/action_lists.h"
#include "app/model/workbench.h"

namespace astrolabe::app {

namespace {

/// The zoom factor of one press of a key.
constexpr double kZoomStep = 1.25;

/// A switch among the view options.
Action toggle(std::string id, std::string label, std::string tooltip, std::vector<KeyChord> keys,
              bool ViewOptions::*option) {
  return {.id = std::move(id),
          .label = std::move(label),
          .menu = Menu::kView,
          .tooltip = std::move(tooltip),
          .keys = std::move(keys),
          .run = [option](Workbench& bench) { bench.view().*option = !(bench.view().*option); },
          .checked = [option](const Workbench& bench) { return bench.view().*option; }};
}

Action after_separator(Action action) {
  action.separator_before = true;
  return action;
}

/// Off where it would be seen only later, in another workspace.
Action panels_action() {
  Action action = toggle("view.panels", "Panels",
                         "The panels around the canvas; the Present workspace has none",
                         {{.key = Key::kF9}}, &ViewOptions::panels);
  action.enabled = [](const Workbench& bench) {
    return bench.view().workspace != Workspace::kPresent;
  };
  return action;
}

Action workspace_action(const WorkspaceEntry& entry) {
  const Workspace workspace = entry.workspace;
  return {.id = "workspace." + std::string(entry.id),
          .label = std::string(entry.name) + " workspace",
          .menu = Menu::kView,
          .tooltip = std::string(entry.hint),
          .run = [workspace](Workbench& bench) { bench.view().workspace = workspace; },
          .checked =
              [workspace](const Workbench& bench) { return bench.view().workspace == workspace; },
          .separator_before = workspace == Workspace::kEdit};
}

std::vector<Action> zoom_actions() {
  return {
      {.id = "view.fit",
       .label = "Fit the map",
       .menu = Menu::kView,
       .tooltip = "Show the whole map; of a very long and thin one, the part around the start",
       .keys = {{.key = Key::k0}},
       .run = [](Workbench& bench) { bench.fit_map(); }},
      {.id = "view.zoom_in",
       .label = "Zoom in",
       .menu = Menu::kView,
       .tooltip = "Enlarge the middle of the canvas",
       .keys = {{.key = Key::kPlus}},
       .run = [](Workbench& bench) { bench.camera().zoom_at_middle(kZoomStep); }},
      {.id = "view.zoom_out",
       .label = "Zoom out",
       .menu = Menu::kView,
       .tooltip = "Show more of the map",
       .keys = {{.key = Key::kMinus}},
       .run = [](Workbench& bench) { bench.camera().zoom_at_middle(1.0 / kZoomStep); }},
  };
}

std::vector<Action> scale_actions() {
  return {
      {.id = "view.scale_up",
       .label = "Larger type and controls",
       .menu = Menu::kView,
       .tooltip = "Draw the whole window a quarter larger",
       .keys = {{.key = Key::kPlus, .ctrl = true}},
       .run = [](Workbench& bench) { bench.scale().enlarge(); },
       .enabled = [](const Workbench& bench) { return bench.scale().can_enlarge(); },
       .separator_before = true},
      {.id = "view.scale_down",
       .label = "Smaller type and controls",
       .menu = Menu::kView,
       .tooltip = "Draw the whole window a quarter smaller",
       .keys = {{.key = Key::kMinus, .ctrl = true}},
       .run = [](Workbench& bench) { bench.scale().reduce(); },
       .enabled = [](const Workbench& bench) { return bench.scale().can_reduce(); }},
      {.id = "view.scale_display",
       .label = "Type and controls as the display says",
       .menu = Menu::kView,
       .tooltip = "The size that the display's resolution asks for",
       .keys = {{.key = Key::k0, .ctrl = true}},
       .run = [](Workbench& bench) { bench.scale().follow_display(); },
       .checked = [](const Workbench& bench) { return bench.scale().follows_display(); }},
  };
}

std::vector<Action> window_actions() {
  return {
      {.id = "view.dark",
       .label = "Dark theme",
       .menu = Menu::kView,
       .tooltip = "Light on dark, for dim rooms",
       .run =
           [](Workbench& bench) {
             const bool dark = bench.view().theme == ThemeChoice::kDark;
             bench.view().theme = dark ? ThemeChoice::kLight : ThemeChoice::kDark;
           },
       .checked = [](const Workbench& bench) { return bench.view().theme == ThemeChoice::kDark; },
       .separator_before = true},
      {.id = "view.wheel_pans",
       .label = "Wheel pans",
       .menu = Menu::kView,
       .tooltip = "A plain wheel moves the view; with Ctrl it zooms",
       .run =
           [](Workbench& bench) {
             const bool pans = bench.view().scroll == ScrollMode::kPans;
             bench.view().scroll = pans ? ScrollMode::kZooms : ScrollMode::kPans;
           },
       .checked = [](const Workbench& bench) { return bench.view().scroll == ScrollMode::kPans; }},
      {.id = "view.full_screen",
       .label = "Full screen",
       .menu = Menu::kView,
       .tooltip = "Use the whole screen, or the window again",
       .keys = {{.key = Key::kF11}},
       .run = [](Workbench& bench) { bench.request_ui(UiRequest::kFullScreen); }},
      {.id = "view.next_region",
       .label = "Next region",
       .tooltip =
           "Move the keyboard to the next part of the window; arrows and Tab go on from there",
       .keys = {{.key = Key::kF6}},
       .run = [](Workbench& bench) { bench.request_ui(UiRequest::kNextRegion); }},
      {.id = "view.next_control",
       .label = "Next control",
       .tooltip =
           "Move the keyboard to the next button, field or list; Esc goes back to the canvas",
       .keys = {{.key = Key::kTab}},
       .run = [](Workbench& bench) { bench.request_ui(UiRequest::kNextControl); }},
      {.id = "view.previous_control",
       .label = "Previous control",
       .tooltip = "Move the keyboard to the button, field or list before",
       .keys = {{.key = Key::kTab, .shift = true}},
       .run = [](Workbench& bench) { bench.request_ui(UiRequest::kPreviousControl); }},
  };
}

Action range_action() {
  return {.id = "view.range",
          .label = "Range around the start",
          .menu = Menu::kView,
          .tooltip =
              "The border around all cells that can be reached at a cost of 5, or of what is "
              "set under Search, More",
          .run =
              [](Workbench& bench) {
                int& range = bench.view().range_hundredths;
                range = range == 0 ? kFirstRange : 0;
              },
          .checked = [](const Workbench& bench) { return bench.view().range_hundredths != 0; }};
}

}  // namespace

std::vector<Action> view_actions() {
  std::vector<Action> actions = zoom_actions();
  actions.push_back(after_separator(toggle("view.grid_lines", "Grid lines",
                                           "Lines between cells, where cells are large enough",
                                           {{.key = Key::kG}}, &ViewOptions::grid_lines)));
  actions.push_back(
      toggle("view.numbers", "Numbers in cells",
             "g, h and f, where cells are large enough. Each is rounded by itself, so "
             "that the last digit of f may differ from the sum; the status bar has "
             "digits that add up",
             {}, &ViewOptions::numbers));
  actions.push_back(toggle("view.arrows", "Parent arrows",
                           "From each seen cell to the one it was reached from", {},
                           &ViewOptions::arrows));
  actions.push_back(toggle("view.search_cells", "Open and closed cells", "What the search has seen",
                           {}, &ViewOptions::search_cells));
  actions.push_back(toggle("view.raw_path", "Raw path", "The path from cell to cell", {},
                           &ViewOptions::raw_path));
  actions.push_back(range_action());
  actions.push_back(toggle("view.smoothed_path", "Smoothed path",
                           "The path pulled straight by line of sight", {},
                           &ViewOptions::smoothed_path));
  actions.push_back(after_separator(panels_action()));
  for (Action& action : scale_actions()) actions.push_back(std::move(action));
  for (Action& action : window_actions()) actions.push_back(std::move(action));
  for (const WorkspaceEntry& entry : all_workspaces()) {
    actions.push_back(workspace_action(entry));
  }
  return actions;
}

}  // namespace astrolabe::app
