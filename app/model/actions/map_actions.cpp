#include <array>
#include <string>
#include <utility>
#include <vector>

#include "app/model/actions/action_lists.h"
#include "app/model/new_document.h"
#include "app/model/stroke.h"
#include "app/model/workbench.h"
#include "astrolabe/grid/grid_registry.h"

namespace astrolabe::app {

namespace {

bool has_cells(const Workbench& bench) { return bench.map().size().cell_count() > 0; }

bool has_selected_cell(const Workbench& bench) {
  return bench.canvas().cursor().has_value() || bench.canvas().selected().has_value();
}

CellId selected_cell(const Workbench& bench) {
  const std::optional<CellId> cursor = bench.canvas().cursor();
  return cursor ? *cursor : bench.canvas().selected().value_or(kNoCell);
}

void clear_map(Workbench& bench) {
  std::vector<CellId> cells(static_cast<std::size_t>(bench.map().size().cell_count()));
  for (std::size_t i = 0; i < cells.size(); ++i) cells[i] = CellId{static_cast<std::uint32_t>(i)};
  bench.paint(cells, erasing_terrain(bench.map().palette()));
}

void swap_ends(Workbench& bench) {
  const CellId start = bench.map().start();
  const CellId goal = bench.map().goal();
  bench.move_end(kStartEnd, goal, EditGrain::kPartOfGesture);
  bench.move_end(kGoalEnd, start, EditGrain::kPartOfGesture);
  bench.end_gesture();
}

/// The document's spec with another kind, keeping what the kind allows.
GridSpec with_kind(const GridSpec& spec, GridKind kind) {
  GridSpec changed = default_spec(kind);
  changed.corner = spec.corner;
  changed.stagger = spec.stagger;
  if (allows_ways(kind, spec.ways)) changed.ways = spec.ways;
  return changed;
}

Action grid_action(const GridEntry& entry) {
  const GridKind kind = entry.kind;
  return {
      .id = "grid." + std::string(entry.id),
      .label = "Grid: " + std::string(entry.name),
      .menu = Menu::kMap,
      .tooltip = std::string(entry.description),
      .run = [kind](Workbench& bench) { bench.change_grid(with_kind(bench.map().spec(), kind)); },
      .checked = [kind](const Workbench& bench) { return bench.map().spec().kind == kind; },
      .separator_before = kind == all_grids().front().kind};
}

/// Handy sizes for new maps; all have the shape of the usual canvas.
constexpr std::array kNewMapSizes{GridSize{16, 10}, GridSize{32, 20}, GridSize{64, 40},
                                  GridSize{256, 160}, GridSize{1024, 640}};

Action new_map_action(GridSize size) {
  const std::string width = std::to_string(size.width);
  const std::string height = std::to_string(size.height);
  return {.id = "map.new_" + width + "x" + height,
          .label = "New map " + width + " \u00d7 " + height,
          .menu = Menu::kMap,
          .tooltip = "Open ground of this size, with a start and a goal",
          .run = [size](Workbench& bench) { bench.files().new_map(new_map_file({}, size)); },
          .separator_before = size.width == kNewMapSizes.front().width};
}

}  // namespace

std::vector<Action> map_actions() {
  std::vector<Action> actions{
      {.id = "map.start_here",
       .label = "Start here",
       .menu = Menu::kMap,
       .tooltip = "Put the start on the selected cell",
       .run = [](Workbench& bench) { bench.move_end(kStartEnd, selected_cell(bench)); },
       .enabled = has_selected_cell},
      {.id = "map.goal_here",
       .label = "Goal here",
       .menu = Menu::kMap,
       .tooltip = "Put the goal on the selected cell",
       .run = [](Workbench& bench) { bench.move_end(kGoalEnd, selected_cell(bench)); },
       .enabled = has_selected_cell},
      {.id = "map.add_goal",
       .label = "Add a goal here",
       .menu = Menu::kMap,
       .tooltip = "One more goal on the selected cell: the nearest of all goals is sought",
       .run =
           [](Workbench& bench) {
             bench.move_end(further_goal(bench.map()), selected_cell(bench));
           },
       .enabled =
           [](const Workbench& bench) {
             return has_selected_cell(bench) &&
                    can_be_further_goal(bench.map(), selected_cell(bench));
           }},
      {.id = "map.swap_ends",
       .label = "Swap start and goal",
       .menu = Menu::kMap,
       .tooltip = "Search the other way round",
       .run = swap_ends,
       .enabled = has_cells},
      {.id = "map.clear",
       .label = "Clear the map",
       .menu = Menu::kMap,
       .tooltip = "Turn every cell into open ground",
       .run = clear_map,
       .enabled = has_cells},
  };
  for (const GridEntry& entry : all_grids()) actions.push_back(grid_action(entry));
  for (const GridSize size : kNewMapSizes) actions.push_back(new_map_action(size));
  return actions;
}

}  // namespace astrolabe::app
