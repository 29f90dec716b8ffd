#include "app/ui/panels/menu_bar.h"

#include <algorithm>
#include <array>
#include <cfloat>
#include <cmath>
#include <filesystem>
#include <span>
#include <string>
#include <vector>

#include "app/model/action_registry.h"
#include "app/model/workbench.h"
#include "app/ui/dialogs/utf8_path.h"
#include "app/ui/panels/action_item.h"
#include "app/ui/panels/focus_travel.h"
#include "app/ui/panels/region.h"
#include "app/ui/widget_registry.h"

namespace astrolabe::app {

namespace {

constexpr std::array kMenus{Menu::kFile, Menu::kEdit,   Menu::kView,
                            Menu::kMap,  Menu::kSearch, Menu::kHelp};
constexpr std::string_view kOpenAction = "file.open";

std::string lower_case(std::string name) {
  for (char& letter : name) {
    if (letter >= 'A' && letter <= 'Z') letter = static_cast<char>(letter - 'A' + 'a');
  }
  return name;
}

std::string menu_id(Menu menu) { return "menu." + lower_case(std::string(label_of(menu))); }

/// "menu.file/open" for the action file.open, "menu.search/play.toggle" for one of another family.
std::string item_id(const std::string& menu, const Action& action) {
  std::string_view name = action.id;
  const std::string family = menu.substr(menu.find('.') + 1) + ".";
  if (name.starts_with(family)) name.remove_prefix(family.size());
  return menu + "/" + std::string(name);
}

void draw_recent_files(Workbench& workbench, const UiContext& context, const std::string& menu) {
  const std::vector<std::string> files = workbench.settings().recent_files;
  const std::string id = menu + "/recent";
  const bool opened = ImGui::BeginMenu("Open recent", !files.empty());
  finish_control(context, {id, "The maps opened last", !files.empty()});
  if (!opened) return;
  for (std::size_t i = 0; i < files.size(); ++i) {
    const std::filesystem::path path = path_of(files[i]);
    const std::string item = id + "/" + std::to_string(i);
    const std::string label = utf8_of(path.filename()) + "##" + item;
    if (ImGui::MenuItem(label.c_str())) workbench.files().open(path);
    finish_control(context, {item, files[i]});
  }
  ImGui::EndMenu();
}

void draw_item(Workbench& workbench, const UiContext& context, const std::string& menu,
               const Action& action) {
  const bool enabled = is_enabled(action, workbench);
  const bool checked = action.checked != nullptr && action.checked(workbench);
  const std::string keys = shortcut_of(action);
  // In a menu of their own the labels need not begin with its name.
  const std::size_t said = action.submenu.empty() ? 0 : action.submenu.size() + 2;
  if (ImGui::MenuItem(action.label.substr(said).c_str(), keys.c_str(), checked, enabled)) {
    run_action(action, workbench);
  }
  finish_control(context, {item_id(menu, action), action.tooltip, enabled});
}

/// Keeps the next menu between the bar and the window's lower edge; what does not fit is scrolled
/// to. Dear ImGui would put a menu that is too tall over its own title, and a click on that would
/// choose whatever lies there.
void limit_menu_height(float bar_bottom) {
  const float room = ImGui::GetIO().DisplaySize.y - ImGui::GetStyle().DisplaySafeAreaPadding.y -
                     std::ceil(bar_bottom);
  ImGui::SetNextWindowSizeConstraints(ImVec2(0.0f, 0.0f),
                                      ImVec2(FLT_MAX, std::max(std::floor(room), 1.0f)));
}

/// The actions of one menu of a menu, one after the other. Returns the place behind them.
std::size_t draw_submenu(Workbench& workbench, const UiContext& context, const std::string& menu,
                         std::span<const Action* const> items, std::size_t first) {
  const std::string& name = items[first]->submenu;
  const auto is_elsewhere = [&](const Action* action) { return action->submenu != name; };
  const auto end =
      std::find_if(items.begin() + static_cast<std::ptrdiff_t>(first), items.end(), is_elsewhere);
  const auto behind = static_cast<std::size_t>(end - items.begin());
  const bool opened = ImGui::BeginMenu(name.c_str());
  finish_control(context, {menu + "/" + lower_case(name), {}});
  if (!opened) return behind;
  for (std::size_t i = first; i < behind; ++i) draw_item(workbench, context, menu, *items[i]);
  ImGui::EndMenu();
  return behind;
}

void draw_items(Workbench& workbench, const UiContext& context, const std::string& menu,
                std::span<const Action* const> items) {
  for (std::size_t i = 0; i < items.size();) {
    const Action& action = *items[i];
    if (action.separator_before) ImGui::Separator();
    if (!action.submenu.empty()) {
      i = draw_submenu(workbench, context, menu, items, i);
      continue;
    }
    draw_item(workbench, context, menu, action);
    if (action.id == kOpenAction) draw_recent_files(workbench, context, menu);
    ++i;
  }
}

std::vector<const Action*> actions_in(Menu menu) {
  std::vector<const Action*> items;
  for (const Action& action : all_actions()) {
    if (action.menu == menu) items.push_back(&action);
  }
  return items;
}

void draw_menu(Workbench& workbench, const UiContext& context, Menu menu, float bar_bottom) {
  const std::vector<const Action*> items = actions_in(menu);
  if (items.empty()) return;
  const std::string id = menu_id(menu);
  limit_menu_height(bar_bottom);
  const bool opened = ImGui::BeginMenu(std::string(label_of(menu)).c_str());
  if (!opened) context.focus.note_last_item(true);
  note_widget(id);
  if (!opened) return;
  draw_items(workbench, context, id, items);
  ImGui::EndMenu();
}

float button_width(std::string_view label) {
  return text_size(label).x + 2.0f * ImGui::GetStyle().FramePadding.x;
}

/// The switch and the palette's button, right-aligned. The left edge of what it drew, in the
/// window.
float draw_right_side(Workbench& workbench, const UiContext& context) {
  const Action* palette = find_action("help.commands");
  const std::string palette_keys = palette != nullptr ? shortcut_of(*palette) : std::string();
  const float gap = context.px(4);
  const float group_gap = context.px(12);
  float width = button_width(palette_keys) + group_gap;
  for (const WorkspaceEntry& entry : all_workspaces()) width += button_width(entry.name) + gap;
  const float left = ImGui::GetWindowWidth() - width - context.px(4);

  // A menu bar's line begins anew with each item, at its upper edge.
  const float height = ImGui::GetFrameHeight();
  ImGui::SetCursorPosX(left);
  for (const WorkspaceEntry& entry : all_workspaces()) {
    centre_vertically(height);
    const bool chosen = workbench.view().workspace == entry.workspace;
    const std::string id = "workspace/" + std::string(entry.id);
    if (text_button(context, {id, entry.hint}, entry.name,
                    chosen ? ButtonStyle::kChosen : ButtonStyle::kFlat)) {
      workbench.view().workspace = entry.workspace;
    }
    ImGui::SameLine(0.0f, gap);
  }
  ImGui::SameLine(0.0f, group_gap);
  centre_vertically(height);
  if (palette != nullptr &&
      text_button(context, {"menu.palette", palette->tooltip}, palette_keys, ButtonStyle::kFlat)) {
    run_action(*palette, workbench);
  }
  return left;
}

/// The document's name between the menus and the switch, where it fits.
void draw_document_name(const Workbench& workbench, const UiContext& context, float from,
                        float to) {
  const float room = to - from - context.px(32);
  if (room < context.px(60)) return;
  const std::string mark = workbench.document().modified() ? " \xE2\x80\xA2" : "";
  const std::string name = elided(workbench.document().display_name() + mark, room);
  // The bar's own line puts text in the middle of its height.
  ImGui::SetCursorPos(ImVec2(from + context.px(16), 0.0f));
  text(name, context.theme.muted);
  const std::string path = utf8_of(workbench.document().path());
  const std::string words = (path.empty() ? "Not saved anywhere yet" : path) +
                            (mark.empty() ? "" : "\nChanged since it was saved");
  finish_control(context, {"document.name", words});
}

}  // namespace

void draw_menu_bar(Workbench& workbench, const UiContext& context, const PixelRect& place) {
  // The bar's height follows from its padding.
  const float padding = std::max((place.height - ImGui::GetFontSize()) / 2.0f, 0.0f);
  ImGui::PushStyleVar(ImGuiStyleVar_FramePadding, ImVec2(context.px(8), padding));
  const ScopedRegion region(context, kMenuWindow, place,
                            {.padding_x = 4.0f,
                             .padding_y = 0.0f,
                             .edge = ScopedRegion::Edge::kBottom,
                             .flags = ImGuiWindowFlags_MenuBar});
  if (!ImGui::BeginMenuBar()) {
    ImGui::PopStyleVar();
    return;
  }
  for (const Menu menu : kMenus) draw_menu(workbench, context, menu, place.bottom());
  const float menus_end = ImGui::GetCursorPosX();
  ImGui::PopStyleVar();
  const float right_side = draw_right_side(workbench, context);
  draw_document_name(workbench, context, menus_end, right_side);
  ImGui::EndMenuBar();
}

}  // namespace astrolabe::app
