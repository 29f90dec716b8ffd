#include "app/ui/widget_registry.h"

#include <algorithm>

namespace astrolabe::app {
namespace {

WidgetRegistry* current_registry() { return static_cast<WidgetRegistry*>(ImGui::GetIO().UserData); }

// Fills in the part of the rectangle that the current window's clip rectangle lets through.
void clip_to_window(ImVec2 min, ImVec2 max, WidgetState& state) {
  const ImDrawList& list = *ImGui::GetWindowDrawList();
  const ImVec2 clip_min = list.GetClipRectMin();
  const ImVec2 clip_max = list.GetClipRectMax();
  state.min = {std::max(min.x, clip_min.x), std::max(min.y, clip_min.y)};
  state.max = {std::min(max.x, clip_max.x), std::min(max.y, clip_max.y)};
  state.visible = state.min.x < state.max.x && state.min.y < state.max.y;
  if (!state.visible) state.max = state.min;
}

}  // namespace

void WidgetRegistry::attach() { ImGui::GetIO().UserData = this; }

void WidgetRegistry::begin_frame() { ++frame_; }

void WidgetRegistry::note(std::string_view id, const WidgetState& state) {
  auto found = entries_.find(id);
  if (found == entries_.end()) found = entries_.emplace(std::string(id), Entry{}).first;
  found->second = Entry{state, frame_};
}

const WidgetState* WidgetRegistry::find(std::string_view id) const {
  const auto found = entries_.find(id);
  if (found == entries_.end() || found->second.frame != frame_) return nullptr;
  return &found->second.state;
}

std::vector<std::string> WidgetRegistry::ids() const {
  std::vector<std::string> drawn;
  for (const auto& [id, entry] : entries_) {
    if (entry.frame == frame_) drawn.push_back(id);
  }
  return drawn;
}

void note_widget(std::string_view id, bool enabled) {
  WidgetRegistry* registry = current_registry();
  if (registry == nullptr) return;

  WidgetState state;
  clip_to_window(ImGui::GetItemRectMin(), ImGui::GetItemRectMax(), state);
  state.enabled = enabled;
  state.hovered = ImGui::IsItemHovered(ImGuiHoveredFlags_AllowWhenDisabled);
  state.active = ImGui::IsItemActive();
  state.focused = ImGui::IsItemFocused();
  registry->note(id, state);
}

void note_drawn_widget(std::string_view id, ImVec2 min, ImVec2 max, bool enabled) {
  WidgetRegistry* registry = current_registry();
  if (registry == nullptr) return;

  WidgetState state;
  clip_to_window(min, max, state);
  state.enabled = enabled;
  state.hovered = ImGui::IsMouseHoveringRect(min, max) &&
                  ImGui::IsWindowHovered(ImGuiHoveredFlags_AllowWhenBlockedByActiveItem);
  registry->note(id, state);
}

}  // namespace astrolabe::app
