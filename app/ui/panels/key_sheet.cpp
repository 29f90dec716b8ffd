#include "app/ui/panels/key_sheet.h"

#include <algorithm>
#include <array>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "app/model/action_registry.h"
#include "app/ui/input/sdl_keys.h"
#include "app/ui/panels/controls.h"
#include "app/ui/panels/modal.h"
#include "app/ui/widget_registry.h"

namespace astrolabe::app {

namespace {

constexpr float kWidth = 928.0f;
constexpr float kHeight = 744.0f;
constexpr float kKeyColumn = 200.0f;
constexpr float kGroupGap = 14.0f;
constexpr int kColumns = 2;

struct Line {
  std::string keys;
  std::string words;
};

struct Group {
  std::string title;
  std::vector<Line> lines;
};

std::string keys_of(const Action& action) {
  std::string keys;
  for (const KeyChord& chord : action.keys) {
    if (!keys.empty()) keys += "  ";
    keys += local_text_of(chord);
  }
  return keys;
}

/// Keys that do the same with nine terrains, or in four directions, share a line, which the first
/// of them has.
std::optional<Line> line_of(const Action& action) {
  const Key key = action.keys.front().key;
  if (key >= Key::k1 && key <= Key::k9) {
    if (key != Key::k1) return std::nullopt;
    return Line{"1 \xE2\x80\xA6 9", "Take a terrain of the palette"};
  }
  if (key == Key::kRight || key == Key::kUp || key == Key::kDown) return std::nullopt;
  if (key == Key::kLeft) return Line{"Arrows", "Move the cell cursor"};
  return Line{keys_of(action), action.label};
}

Group pointer_group() {
  return {"Pointer",
          {{"Left", "the tool in hand; drags start and goal"},
           {"Right", "erases with a brush, else the cell's menu"},
           {"Middle, Space+left", "drags the map"},
           {"Wheel", "zooms at the pointer"},
           {"Ctrl+wheel", "always zooms"},
           {"Shift+wheel", "moves the map sideways"}}};
}

/// The actions by menu, then those that are in none.
std::vector<Group> all_groups() {
  std::vector<Group> groups{pointer_group()};
  for (const Menu menu : {Menu::kNone, Menu::kSearch, Menu::kView, Menu::kFile, Menu::kEdit,
                          Menu::kMap, Menu::kHelp}) {
    Group group;
    group.title = menu == Menu::kNone ? std::string("Canvas") : std::string(label_of(menu));
    for (const Action& action : all_actions()) {
      if (action.menu != menu || action.keys.empty()) continue;
      if (std::optional<Line> line = line_of(action)) group.lines.push_back(*std::move(line));
    }
    if (!group.lines.empty()) groups.push_back(std::move(group));
  }
  return groups;
}

void draw_group(const UiContext& context, const Group& group) {
  {
    const ScopedFont strong(context.fonts.strong());
    text(group.title);
  }
  for (const Line& line : group.lines) {
    const float left = ImGui::GetCursorPosX();
    text(line.keys, context.theme.accent);
    ImGui::SameLine();
    ImGui::SetCursorPosX(left + context.px(kKeyColumn));
    ImGui::PushTextWrapPos(0.0f);
    text(line.words);
    ImGui::PopTextWrapPos();
  }
}

/// Where the second column begins, so that both are about equally long.
std::size_t first_of_second_column(const std::vector<Group>& groups) {
  std::size_t all = 0;
  for (const Group& group : groups) all += group.lines.size() + 2;
  std::size_t left = 0;
  for (std::size_t i = 0; i < groups.size(); ++i) {
    left += groups[i].lines.size() + 2;
    if (2 * left >= all) return i + 1;
  }
  return groups.size();
}

void draw_columns(const UiContext& context) {
  const std::vector<Group> groups = all_groups();
  const std::size_t second = first_of_second_column(groups);
  if (!ImGui::BeginTable("##keys", kColumns, ImGuiTableFlags_SizingStretchSame)) return;
  ImGui::PushStyleVar(ImGuiStyleVar_ItemSpacing, ImVec2(context.px(8), context.px(4)));
  for (std::size_t i = 0; i < groups.size(); ++i) {
    if (i == 0 || i == second) {
      ImGui::TableNextColumn();
    } else {
      space(context, kGroupGap);
    }
    draw_group(context, groups[i]);
  }
  ImGui::PopStyleVar();
  ImGui::EndTable();
}

/// Arrows, pages, Home and End move the list, which has nothing in it to go to.
void scroll_by_keys() {
  const float line = ImGui::GetTextLineHeightWithSpacing();
  const float page = ImGui::GetWindowHeight() - line;
  const auto by = [](ImGuiKey key, float distance) {
    if (compat::is_key_pressed(key, true)) ImGui::SetScrollY(ImGui::GetScrollY() + distance);
  };
  by(ImGuiKey_DownArrow, line);
  by(ImGuiKey_UpArrow, -line);
  by(ImGuiKey_PageDown, page);
  by(ImGuiKey_PageUp, -page);
  if (compat::is_key_pressed(ImGuiKey_Home)) ImGui::SetScrollY(0.0f);
  if (compat::is_key_pressed(ImGuiKey_End)) ImGui::SetScrollY(ImGui::GetScrollMaxY());
}

}  // namespace

void KeySheet::draw(const UiContext& context) {
  if (!open_) return;
  const ScopedModal modal(context, "##key_sheet", kWidth, kHeight);
  if (!modal.shown()) return;
  {
    const ScopedFont title(context.fonts.title());
    text("Keys");
  }
  ImGui::SameLine();
  const float close_size = context.px(28);
  align_right(close_size);
  const bool closed = icon_button(context, {"key_sheet.close", "Close (Esc)"}, Icon::kClose,
                                  ButtonStyle::kFlat, 28);
  ImGui::BeginChild("##key_sheet.list", ImVec2(0.0f, 0.0f));
  draw_columns(context);
  scroll_by_keys();
  ImGui::EndChild();
  note_widget("key_sheet");
  if (!closed && !modal.escaped()) return;
  open_ = false;
  ImGui::CloseCurrentPopup();
}

}  // namespace astrolabe::app
