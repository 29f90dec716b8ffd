#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <string_view>

namespace astrolabe::app {

/// An arrangement of the window for one kind of work.
enum class Workspace : std::uint8_t { kEdit, kLearn, kTune, kPresent };
inline constexpr std::size_t kWorkspaceCount = 4;

struct WorkspaceEntry {
  Workspace workspace;
  std::string_view id;
  std::string_view name;
  std::string_view hint;  ///< One line.
};

/// All workspaces, in the order in which they are shown.
[[nodiscard]] std::span<const WorkspaceEntry> all_workspaces();
[[nodiscard]] const WorkspaceEntry& workspace_entry(Workspace workspace);
[[nodiscard]] std::optional<Workspace> find_workspace(std::string_view id);

}  // namespace astrolabe::app
