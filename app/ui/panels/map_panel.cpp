#include "app/ui/panels/map_panel.h"

#include <algorithm>
#include <cfloat>

#include "app/model/workbench.h"
#include "app/ui/imgui_string.h"
#include "app/ui/panels/controls.h"

namespace astrolabe::app {

namespace {

constexpr const char* kNotesHint = "What whoever opens the map should know";
constexpr float kLeastLines = 3.0f;
/// Longer notes scroll inside the field.
constexpr float kMostLines = 10.0f;

float height_of_lines(float lines) {
  return lines * ImGui::GetTextLineHeight() + 2.0f * ImGui::GetStyle().FramePadding.y;
}

float lines_of(const std::string& notes) {
  return 1.0f + static_cast<float>(std::count(notes.begin(), notes.end(), '\n'));
}

}  // namespace

void MapPanel::draw(Workbench& workbench, const UiContext& context) {
  heading(context, "Map");
  draw_title(workbench, context);
  row_label(context, "Notes");
  if (notes_ == Notes::kShown) {
    show_notes(workbench.map().notes(), context);
  } else {
    edit_notes(workbench, context);
  }
}

void MapPanel::draw_title(Workbench& workbench, const UiContext& context) {
  if (!editing_title_) title_ = workbench.map().title();
  row_label(context, "Title");
  if (ImGui::InputTextWithHint("##map.title", "Untitled", &title_)) {
    workbench.set_title(title_, EditGrain::kPartOfGesture);
  }
  editing_title_ = ImGui::IsItemActive();
  if (ImGui::IsItemDeactivated()) workbench.end_gesture();
  finish_control(context, {"map.title", "The map's name, kept in the file"});
}

void MapPanel::show_notes(const std::string& notes, const UiContext& context) {
  const float room = ImGui::GetContentRegionAvail().x - 2.0f * ImGui::GetStyle().FramePadding.x;
  std::string lines = wrapped(notes.empty() ? kNotesHint : notes, room,
                              [](std::string_view words) { return text_size(words).x; });
  const float height = height_of_lines(std::max(lines_of(lines), kLeastLines));
  ImGui::PushStyleColor(ImGuiCol_Text,
                        vec4_of(notes.empty() ? context.theme.muted : context.theme.text));
  ImGui::InputTextMultiline("##map.notes_shown", &lines, ImVec2(-FLT_MIN, height),
                            ImGuiInputTextFlags_ReadOnly);
  ImGui::PopStyleColor();
  if (ImGui::IsItemActive()) notes_ = Notes::kToBeEdited;
  finish_control(context, {"map.notes", {}});  // A tooltip would lie over what is read.
}

void MapPanel::edit_notes(Workbench& workbench, const UiContext& context) {
  if (notes_ == Notes::kToBeEdited) {
    notes_text_ = workbench.map().notes();
    ImGui::SetKeyboardFocusHere();
    notes_ = Notes::kAwaitingFocus;
  }
  const float lines = std::clamp(lines_of(notes_text_) + 1.0f, kLeastLines, kMostLines);
  if (ImGui::InputTextMultiline("##map.notes_field", &notes_text_,
                                ImVec2(-FLT_MIN, height_of_lines(lines)))) {
    workbench.set_notes(notes_text_, EditGrain::kPartOfGesture);
  }
  const bool active = ImGui::IsItemActive();
  if (ImGui::IsItemDeactivated()) workbench.end_gesture();
  if (active) {
    notes_ = Notes::kEdited;
  } else if (notes_ == Notes::kEdited) {
    notes_ = Notes::kShown;
  }
  finish_control(context, {"map.notes", kNotesHint});
}

}  // namespace astrolabe::app
