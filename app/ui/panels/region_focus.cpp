#include "app/ui/panels/region_focus.h"

#include <array>
#include <utility>

#include "app/model/workbench.h"
#include "app/ui/imgui_compat.h"
#include "app/ui/panels/canvas_panel.h"
#include "app/ui/panels/menu_bar.h"
#include "app/ui/panels/result_panel.h"
#include "app/ui/panels/right_column.h"
#include "app/ui/panels/tool_bar.h"
#include "app/ui/panels/transport_bar.h"

namespace astrolabe::app {

namespace {

struct RegionWindow {
  const char* name;
  bool in_panels;  ///< Goes with F9 and in Present.
};

/// In reading order, the canvas first.
constexpr std::array kRegions{RegionWindow{CanvasPanel::kWindow, false},
                              RegionWindow{RightColumn::kTabsWindow, true},
                              RegionWindow{RightColumn::kContentWindow, true},
                              RegionWindow{kTransportWindow, false},
                              RegionWindow{kMenuWindow, false},
                              RegionWindow{kToolWindow, true}};

}  // namespace

void RegionFocus::next(const Workbench& workbench) {
  const bool panels = workbench.view().panels && workbench.view().workspace != Workspace::kPresent;
  do {
    index_ = (index_ + 1) % kRegions.size();
  } while (kRegions[index_].in_panels && !panels);
  wished_ = true;
}

void RegionFocus::to_canvas() {
  index_ = 0;
  wished_ = true;
}

void RegionFocus::apply() {
  if (!std::exchange(wished_, false)) return;
  if (index_ != 0) {
    compat::focus_window_with_cursor(kRegions[index_].name);
    return;
  }
  ImGui::SetWindowFocus(CanvasPanel::kWindow);
  compat::hide_navigation_cursor();
}

}  // namespace astrolabe::app
