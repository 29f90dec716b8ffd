#pragma once

#include <array>
#include <cstddef>
#include <string_view>

#include "app/model/workspace.h"
#include "app/ui/layout.h"
#include "app/ui/panels/history_panel.h"
#include "app/ui/panels/map_panel.h"
#include "app/ui/panels/search_panel.h"
#include "app/ui/ui_context.h"

namespace astrolabe::app {

class Workbench;

/// The tabs at the right. Each workspace has its own, at most four, and remembers which was in
/// front.
class RightColumn {
 public:
  static constexpr const char* kTabsWindow = "##tabs";
  static constexpr const char* kContentWindow = "##tab";

  void draw(Workbench& workbench, const UiContext& context, const PixelRect& place);

 private:
  void draw_tab_buttons(Workspace workspace, const UiContext& context);
  void draw_tab(Workbench& workbench, const UiContext& context);

  std::array<std::size_t, kWorkspaceCount> front_{};
  std::string_view drawn_tab_;  ///< The id of the one drawn last.
  HistoryPanel history_;
  MapPanel map_;
  SearchPanel search_;
};

}  // namespace astrolabe::app
