#include "app/ui/panels/focus_travel.h"

#include <algorithm>
#include <array>
#include <string_view>
#include <utility>

#include "app/ui/imgui_compat.h"
#include "app/ui/panels/canvas_panel.h"
#include "app/ui/panels/menu_bar.h"
#include "app/ui/panels/result_panel.h"
#include "app/ui/panels/right_column.h"
#include "app/ui/panels/tool_bar.h"
#include "app/ui/panels/transport_bar.h"

namespace astrolabe::app {

namespace {

/// In reading order. What is in none of them, such as a message over the canvas, comes after.
constexpr std::array<std::string_view, 6> kRegions{RightColumn::kTabsWindow,
                                                   RightColumn::kContentWindow,
                                                   ResultPanel::kWindow,
                                                   kTransportWindow,
                                                   kMenuWindow,
                                                   kToolWindow};

std::size_t region_of(std::string_view window) {
  const auto* const found = std::find(kRegions.begin(), kRegions.end(), window);
  return static_cast<std::size_t>(found - kRegions.begin());
}

}  // namespace

void FocusTravel::begin_frame() {
  stops_.clear();
  if (!std::exchange(canvas_wished_, false)) return;
  ImGui::SetWindowFocus(CanvasPanel::kWindow);
  compat::hide_navigation_cursor();
}

void FocusTravel::note_last_item(bool enabled) {
  const ImGuiID item = compat::last_item_id();
  if (item == 0 || !enabled || !compat::last_item_is_reachable()) return;
  const bool focused =
      ImGui::IsItemActive() || (ImGui::IsItemFocused() && ImGui::GetIO().NavVisible);
  stops_.push_back({region_of(compat::window_being_drawn()), item, focused});
  if (item != wished_) return;
  wished_ = 0;
  compat::focus_last_item();
}

std::size_t FocusTravel::find_focused() {
  std::stable_sort(stops_.begin(), stops_.end(),
                   [](const Stop& a, const Stop& b) { return a.region < b.region; });
  const auto focused =
      std::find_if(stops_.begin(), stops_.end(), [](const Stop& stop) { return stop.focused; });
  return static_cast<std::size_t>(focused - stops_.begin());
}

void FocusTravel::to_next_control() {
  if (stops_.empty()) return;
  const std::size_t now = find_focused();
  wished_ = stops_[now + 1 < stops_.size() ? now + 1 : 0].item;
}

void FocusTravel::to_previous_control() {
  if (stops_.empty()) return;
  const std::size_t now = find_focused();
  wished_ = stops_[now > 0 ? now - 1 : stops_.size() - 1].item;
}

void FocusTravel::to_next_region() {
  const std::size_t now = find_focused();
  const auto next = std::find_if(stops_.begin(), stops_.end(), [&](const Stop& stop) {
    return now == stops_.size() || stop.region > stops_[now].region;
  });
  if (next == stops_.end()) {
    to_canvas();
  } else {
    wished_ = next->item;
  }
}

void FocusTravel::to_canvas() { canvas_wished_ = true; }

}  // namespace astrolabe::app
