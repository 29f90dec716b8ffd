#pragma once

#include <array>
#include <cstdint>
#include <span>
#include <string_view>

#include "app/model/workspace.h"
#include "astrolabe/grid/terrain.h"

namespace astrolabe::app {

enum class Tool : std::uint8_t { kPointer, kBrush, kEraser };

/// A tool as a person chooses it.
struct ToolEntry {
  Tool tool;
  std::string_view id;
  std::string_view name;
  std::string_view hint;  ///< What it does, one line.
  bool paints;            ///< Left paints, right erases.
};

/// All tools, in the order in which they are shown.
[[nodiscard]] std::span<const ToolEntry> all_tools();
[[nodiscard]] const ToolEntry& tool_entry(Tool tool);

/// What is in the hand: a tool for each workspace, and the terrain that painting lays.
class ToolBox {
 public:
  /// The brush in Edit, the pointer elsewhere; the first blocked terrain.
  [[nodiscard]] Tool tool(Workspace workspace) const;
  void take(Workspace workspace, Tool tool);

  /// May lie outside the palette after another document was opened; see Workbench::active_terrain.
  [[nodiscard]] TerrainIndex terrain() const { return terrain_; }
  void choose_terrain(TerrainIndex terrain) { terrain_ = terrain; }

 private:
  std::array<Tool, kWorkspaceCount> tools_{Tool::kBrush, Tool::kPointer, Tool::kPointer,
                                           Tool::kPointer};
  TerrainIndex terrain_ = 1;
};

}  // namespace astrolabe::app
