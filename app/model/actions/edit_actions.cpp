#include <string>

#include "app/model/actions/action_lists.h"
#include "app/model/workbench.h"

namespace astrolabe::app {

namespace {

Key key_of(Tool tool) {
  switch (tool) {
    case Tool::kBrush:
      return Key::kB;
    case Tool::kEraser:
      return Key::kE;
    case Tool::kPointer:
      break;
  }
  return Key::kV;
}

Action tool_action(const ToolEntry& entry) {
  const Tool tool = entry.tool;
  return {.id = "tool." + std::string(entry.id),
          .label = std::string(entry.name),
          .menu = Menu::kEdit,
          .tooltip = std::string(entry.hint),
          .keys = {{.key = key_of(tool)}},
          .run = [tool](Workbench& bench) { bench.take_tool(tool); },
          .checked = [tool](const Workbench& bench) { return bench.tool() == tool; },
          .separator_before = tool == Tool::kPointer};
}

/// "Terrain: wall"; beyond the palette by its number.
std::string terrain_label(const Workbench& bench, TerrainIndex terrain) {
  const Palette& palette = bench.map().palette();
  if (terrain < palette.size()) return "Terrain: " + palette[terrain].name;
  return "Terrain " + std::to_string(terrain + 1);
}

/// Terrains have keys by their place in the palette, counted from 1.
Action terrain_action(int place) {
  const auto terrain = static_cast<TerrainIndex>(place - 1);
  const auto key = static_cast<Key>(static_cast<int>(Key::k0) + place);
  return {
      .id = "terrain." + std::to_string(place),
      .label = "Terrain " + std::to_string(place),
      .tooltip = "Paint with this terrain of the palette",
      .keys = {{.key = key}},
      .run = [terrain](Workbench& bench) { bench.choose_terrain(terrain); },
      .enabled =
          [terrain](const Workbench& bench) { return terrain < bench.map().palette().size(); },
      .checked = [terrain](const Workbench& bench) { return bench.active_terrain() == terrain; },
      .absent_when_disabled = true,
      .label_now = [terrain](const Workbench& bench) { return terrain_label(bench, terrain); }};
}

}  // namespace

std::vector<Action> edit_actions() {
  std::vector<Action> actions{
      {.id = "edit.undo",
       .label = "Undo",
       .menu = Menu::kEdit,
       .tooltip = "Take back the last edit",
       .keys = {{.key = Key::kZ, .ctrl = true}},
       .run = [](Workbench& bench) { bench.undo(); },
       .enabled = [](const Workbench& bench) { return bench.document().history().can_undo(); }},
      {.id = "edit.redo",
       .label = "Redo",
       .menu = Menu::kEdit,
       .tooltip = "Do again what was taken back",
       .keys = {{.key = Key::kZ, .ctrl = true, .shift = true}, {.key = Key::kY, .ctrl = true}},
       .run = [](Workbench& bench) { bench.redo(); },
       .enabled = [](const Workbench& bench) { return bench.document().history().can_redo(); }},
  };
  for (const ToolEntry& entry : all_tools()) actions.push_back(tool_action(entry));
  for (int place = 1; place <= 9; ++place) actions.push_back(terrain_action(place));
  return actions;
}

}  // namespace astrolabe::app
