#include "app/model/workspace.h"

#include <array>

namespace astrolabe::app {

namespace {

constexpr std::array<WorkspaceEntry, kWorkspaceCount> kWorkspaces{{
    {Workspace::kEdit, "edit", "Edit", "Draw the map: palette, tools, history"},
    {Workspace::kLearn, "learn", "Learn",
     "Watch a search step by step, with every number explained"},
    {Workspace::kTune, "tune", "Tune", "Compare settings by their figures and their paths"},
    {Workspace::kPresent, "present", "Present", "The map and the transport alone, for a projector"},
}};

}  // namespace

std::span<const WorkspaceEntry> all_workspaces() { return kWorkspaces; }

const WorkspaceEntry& workspace_entry(Workspace workspace) {
  return kWorkspaces[static_cast<std::size_t>(workspace)];
}

std::optional<Workspace> find_workspace(std::string_view id) {
  for (const WorkspaceEntry& entry : kWorkspaces) {
    if (entry.id == id) return entry.workspace;
  }
  return std::nullopt;
}

}  // namespace astrolabe::app
