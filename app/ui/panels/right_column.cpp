#include "app/ui/panels/right_column.h"

#include <algorithm>
#include <cstdint>
#include <span>
#include <string>
#include <string_view>
#include <utility>

#include "app/model/workbench.h"
#include "app/ui/panels/cell_panel.h"
#include "app/ui/panels/controls.h"
#include "app/ui/panels/palette_panel.h"
#include "app/ui/panels/paths_panel.h"
#include "app/ui/panels/region.h"

namespace astrolabe::app {

namespace {

enum class TabKind : std::uint8_t { kDraw, kMap, kSearch, kExplain, kPaths };

struct Tab {
  TabKind kind;
  std::string_view id;
  std::string_view name;
  std::string_view hint;
};

constexpr Tab kDrawTab{TabKind::kDraw, "draw", "Draw", "Terrains, the tool in hand, the history"};
constexpr Tab kMapTab{TabKind::kMap, "map", "Map", "Title and notes of the map"};
constexpr Tab kSearchTab{TabKind::kSearch, "search", "Search", "How the map is searched"};
constexpr Tab kExplainTab{TabKind::kExplain, "explain", "Explain",
                          "One cell, its numbers and what they mean"};

constexpr Tab kPathsTab{TabKind::kPaths, "paths", "Paths", "The raw path beside the smoothed one"};

constexpr std::array kEditTabs{kDrawTab, kMapTab, kSearchTab};
constexpr std::array kLearnTabs{kSearchTab, kExplainTab};
constexpr std::array kTuneTabs{kSearchTab, kPathsTab, kExplainTab};

constexpr float kTabsHeight = 42.0f;

/// In the order in which they are shown; empty where the workspace has no right column.
std::span<const Tab> tabs_of(Workspace workspace) {
  switch (workspace) {
    case Workspace::kEdit:
      return kEditTabs;
    case Workspace::kLearn:
      return kLearnTabs;
    case Workspace::kTune:
      return kTuneTabs;
    case Workspace::kPresent:
      break;
  }
  return {};
}

}  // namespace

void RightColumn::draw_tab_buttons(Workspace workspace, const UiContext& context) {
  const std::span<const Tab> tabs = tabs_of(workspace);
  std::size_t& front = front_[static_cast<std::size_t>(workspace)];
  for (std::size_t i = 0; i < tabs.size(); ++i) {
    if (i > 0) ImGui::SameLine(0.0f, context.px(4));
    const std::string id = "tab." + std::string(tabs[i].id);
    const ButtonStyle style = i == front ? ButtonStyle::kChosen : ButtonStyle::kFlat;
    if (text_button(context, {id, tabs[i].hint}, tabs[i].name, style)) front = i;
  }
}

void RightColumn::draw_tab(Workbench& workbench, const UiContext& context) {
  const Workspace workspace = workbench.view().workspace;
  const std::size_t front = front_[static_cast<std::size_t>(workspace)];
  switch (tabs_of(workspace)[front].kind) {
    case TabKind::kDraw:
      draw_palette_panel(workbench, context);
      history_.draw(workbench, context);
      break;
    case TabKind::kMap:
      map_.draw(workbench, context);
      break;
    case TabKind::kSearch:
      search_.draw(workbench, context);
      break;
    case TabKind::kExplain:
      draw_cell_panel(workbench, context);
      break;
    case TabKind::kPaths:
      draw_paths_panel(workbench, context);
      break;
  }
}

void RightColumn::draw(Workbench& workbench, const UiContext& context, const PixelRect& place) {
  if (place.empty() || tabs_of(workbench.view().workspace).empty()) return;
  PixelRect tabs = place;
  tabs.height = std::min(context.px(kTabsHeight), place.height);
  PixelRect content = place;
  content.y = tabs.bottom();
  content.height = place.height - tabs.height;
  {
    const ScopedRegion region(context, kTabsWindow, tabs, {.padding_x = 8.0f, .padding_y = 8.0f});
    draw_tab_buttons(workbench.view().workspace, context);
  }
  if (content.empty()) return;
  const ScopedRegion region(context, kContentWindow, content,
                            {.padding_x = 12.0f, .padding_y = 4.0f, .scrolls = true});
  // All tabs share the scrolling of one region: another tab is read from its top.
  const Workspace workspace = workbench.view().workspace;
  const std::string_view tab = tabs_of(workspace)[front_[static_cast<std::size_t>(workspace)]].id;
  if (tab != std::exchange(drawn_tab_, tab)) ImGui::SetScrollY(0.0f);
  draw_tab(workbench, context);
}

}  // namespace astrolabe::app
