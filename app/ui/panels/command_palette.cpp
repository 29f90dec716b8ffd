#include "app/ui/panels/command_palette.h"

#include <algorithm>
#include <cfloat>
#include <vector>

#include "app/model/action_registry.h"
#include "app/model/workbench.h"
#include "app/ui/imgui_string.h"
#include "app/ui/panels/action_item.h"
#include "app/ui/widget_registry.h"

namespace astrolabe::app {

namespace {

constexpr const char* kName = "##command_palette";
constexpr float kWidth = 560.0f;
constexpr float kRowGap = 2.0f;
constexpr std::size_t kMostRows = 12;  ///< Seen without scrolling.

/// Up and Down in the text field move in the list instead.
int move_in_list(ImGuiInputTextCallbackData* data) {
  auto& steps = *static_cast<int*>(data->UserData);
  steps = data->EventKey == ImGuiKey_DownArrow ? 1 : -1;
  return 0;
}

std::string full_label(const Action& action, const Workbench& workbench) {
  const std::string label = label_of(action, workbench);
  if (action.menu == Menu::kNone) return label;
  return std::string(label_of(action.menu)) + ": " + label;
}

/// An entry that cannot be run now is drawn muted.
bool draw_entry(const UiContext& context, const Action& action, const Workbench& workbench,
                bool chosen) {
  const std::string id = "command_palette/" + std::string(action.id);
  const ImVec2 at = ImGui::GetCursorScreenPos();
  const float width = ImGui::GetContentRegionAvail().x;
  const float height = ImGui::GetFrameHeight();
  const bool clicked = ImGui::Selectable(hidden_label(id).c_str(), chosen,
                                         ImGuiSelectableFlags_None, ImVec2(width, height));
  finish_control(context, {id, action.tooltip});
  ImDrawList& list = *ImGui::GetWindowDrawList();
  const float y = std::floor(at.y + (height - ImGui::GetTextLineHeight()) / 2.0f);
  const float inset = context.px(8);
  const bool enabled = is_enabled(action, workbench);
  const Colour ink = enabled ? context.theme.text : context.theme.muted.with_alpha(0.6f);
  const std::string label = full_label(action, workbench) + (enabled ? "" : " (not now)");
  draw_text(list, ImVec2(at.x + inset, y), ink, label);
  const std::string keys = shortcut_of(action);
  draw_text(list, ImVec2(std::floor(at.x + width - inset - text_size(keys).x), y),
            context.theme.muted, keys);
  return clicked;
}

}  // namespace

void CommandPalette::open() {
  opening_ = true;
  words_.clear();
  chosen_ = 0;
}

void CommandPalette::draw(Workbench& workbench, const UiContext& context) {
  if (opening_) ImGui::OpenPopup(kName);
  const ImVec2 window = ImGui::GetIO().DisplaySize;
  ImGui::SetNextWindowPos(ImVec2(window.x / 2.0f, context.px(56)), ImGuiCond_Always,
                          ImVec2(0.5f, 0.0f));
  ImGui::SetNextWindowSize(ImVec2(std::min(context.px(kWidth), window.x - context.px(32)), 0.0f));
  ImGui::PushStyleVar(ImGuiStyleVar_WindowPadding, ImVec2(context.px(12), context.px(12)));
  const bool shown = ImGui::BeginPopup(kName, ImGuiWindowFlags_NoMove);
  ImGui::PopStyleVar();
  if (!shown) return;
  draw_content(workbench, context);
  ImGui::EndPopup();
}

const Action* CommandPalette::draw_list(const Workbench& workbench, const UiContext& context,
                                        const std::vector<const Action*>& found,
                                        bool reveal) const {
  if (found.empty()) {
    note_text(context, "Nothing matches");
    finish_control(context, {"command_palette.nothing", {}});
    return nullptr;
  }
  const Action* clicked = nullptr;
  const float row = ImGui::GetFrameHeight() + context.px(kRowGap);
  const auto rows = static_cast<float>(std::min(found.size(), kMostRows));
  ImGui::BeginChild("##command_palette.list", ImVec2(0.0f, rows * row));
  ImGui::PushStyleVar(ImGuiStyleVar_ItemSpacing, ImVec2(context.px(8), context.px(kRowGap)));
  for (std::size_t i = 0; i < found.size(); ++i) {
    if (draw_entry(context, *found[i], workbench, i == chosen_)) clicked = found[i];
    if (i == chosen_ && reveal) ImGui::SetScrollHereY();
  }
  ImGui::PopStyleVar();
  ImGui::EndChild();
  return clicked;
}

void CommandPalette::draw_content(Workbench& workbench, const UiContext& context) {
  if (opening_) ImGui::SetKeyboardFocusHere();
  opening_ = false;
  ImGui::SetNextItemWidth(-FLT_MIN);
  int steps = 0;
  const bool entered = ImGui::InputTextWithHint(
      "##command_palette.text", "What do you want to do?", &words_,
      ImGuiInputTextFlags_EnterReturnsTrue | ImGuiInputTextFlags_CallbackHistory, move_in_list,
      &steps);
  const bool edited = ImGui::IsItemEdited();
  finish_control(context, {"command_palette.text", {}});

  const std::vector<const Action*> found = matching_actions(words_, workbench);
  if (edited) chosen_ = 0;
  if (steps > 0 && chosen_ + 1 < found.size()) ++chosen_;
  if (steps < 0 && chosen_ > 0) --chosen_;
  if (!found.empty()) chosen_ = std::min(chosen_, found.size() - 1);

  const Action* run = entered && !found.empty() ? found[chosen_] : nullptr;
  const Action* clicked = draw_list(workbench, context, found, steps != 0 || edited);
  if (clicked != nullptr) run = clicked;

  if (run != nullptr && is_enabled(*run, workbench)) {
    ImGui::CloseCurrentPopup();
    run_action(*run, workbench);
  } else if (compat::is_key_pressed(ImGuiKey_Escape)) {
    ImGui::CloseCurrentPopup();
  }
}

}  // namespace astrolabe::app
