#include "app/ui/panels/cell_menu.h"

#include <algorithm>
#include <array>
#include <string>

#include "app/model/stroke.h"
#include "app/model/workbench.h"
#include "app/ui/panels/controls.h"

namespace astrolabe::app {

namespace {

bool item(const UiContext& context, const Control& control, const std::string& label,
          bool checked = false) {
  const bool clicked = ImGui::MenuItem(label.c_str(), nullptr, checked, control.enabled);
  finish_control(context, control);
  return clicked;
}

void draw_end_items(Workbench& workbench, const UiContext& context, CellId cell) {
  const Map& map = workbench.map();
  if (item(context, {"cell_menu.start", "The search begins here", map.start() != cell},
           "Start here")) {
    workbench.move_end(kStartEnd, cell);
  }
  if (item(context, {"cell_menu.goal", "The search looks for this cell", map.goal() != cell},
           "Goal here")) {
    workbench.move_end(kGoalEnd, cell);
  }
  const std::vector<CellId>& goals = map.goals();
  const auto goal = std::find(goals.begin(), goals.end(), cell);
  if (goal != goals.end() && goals.size() > 1) {
    if (item(context, {"cell_menu.remove_goal", "The search no longer looks for this cell"},
             "Take this goal away")) {
      workbench.move_end(
          {.kind = End::Kind::kGoal, .goal = static_cast<std::size_t>(goal - goals.begin())},
          kNoCell);
    }
  } else if (item(context,
                  {"cell_menu.add_goal", "The nearest of all goals is sought",
                   can_be_further_goal(map, cell)},
                  "Add a goal here")) {
    workbench.move_end(further_goal(map), cell);
  }
}

void draw_terrain_items(Workbench& workbench, const UiContext& context, CellId cell) {
  const Palette& palette = workbench.map().palette();
  const std::array cells{cell};
  for (std::size_t i = 0; i < palette.size(); ++i) {
    const auto index = static_cast<TerrainIndex>(i);
    const std::string id = "cell_menu.terrain/" + std::to_string(i);
    const bool is_there = workbench.map().terrain_index(cell) == index;
    if (item(context, {id, "Give the cell this terrain"}, palette[i].name, is_there)) {
      workbench.paint(cells, index);
    }
  }
}

}  // namespace

void draw_cell_menu_items(Workbench& workbench, const UiContext& context, CellId cell) {
  const Offset at = workbench.map().size().offset(cell);
  text("Cell (" + std::to_string(at.col) + ", " + std::to_string(at.row) + ")",
       context.theme.muted);
  draw_end_items(workbench, context, cell);
  ImGui::Separator();
  draw_terrain_items(workbench, context, cell);
  ImGui::Separator();
  const bool selected = workbench.canvas().selected() == cell;
  if (item(context, {"cell_menu.select", "Explain this cell at every moment of the search"},
           selected ? "Deselect" : "Select")) {
    workbench.canvas().select(selected ? std::nullopt : std::optional(cell));
  }
}

}  // namespace astrolabe::app
