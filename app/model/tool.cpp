#include "app/model/tool.h"

namespace astrolabe::app {

namespace {

constexpr std::array<ToolEntry, 3> kTools{{
    {Tool::kPointer, "pointer", "Pointer", "Click selects a cell, drag moves the view", false},
    {Tool::kBrush, "brush", "Brush",
     "Left lays the chosen terrain, right erases; a wall that begins on a wall erases", true},
    {Tool::kEraser, "eraser", "Eraser", "Turns cells back into open ground", true},
}};

}  // namespace

std::span<const ToolEntry> all_tools() { return kTools; }

const ToolEntry& tool_entry(Tool tool) { return kTools[static_cast<std::size_t>(tool)]; }

Tool ToolBox::tool(Workspace workspace) const {
  return tools_[static_cast<std::size_t>(workspace)];
}

void ToolBox::take(Workspace workspace, Tool tool) {
  tools_[static_cast<std::size_t>(workspace)] = tool;
}

}  // namespace astrolabe::app
