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

float height_of_lines(float lines) {
  return lines * ImGui::GetTextLineHeight() + 2.0f * ImGui::GetStyle().FramePadding.y;
}

float lines_of(const std::string& notes) {
  return 1.0f + static_cast<float>(std::count(notes.begin(), notes.end(), '\n'));
}

float width_of(std::string_view words) { return text_size(words).x; }

/// For a line in a field that takes all of the width.
float field_room() {
  return ImGui::GetContentRegionAvail().x - 2.0f * ImGui::GetStyle().FramePadding.x;
}

/// What the field's callback works on.
struct NotesEdit {
  SoftWrap& notes;
  float room;
  int caret;
};

/// Puts the wrapped text in the place of what was just typed. Both are of the same length, which
/// keeps the caret and the field's history of edits right.
int wrap_as_typed(ImGuiInputTextCallbackData* data) {
  NotesEdit& edit = *static_cast<NotesEdit*>(data->UserData);
  edit.caret = data->CursorPos;
  if (data->EventFlag != ImGuiInputTextFlags_CallbackEdit) return 0;
  edit.notes.edit({data->Buf, static_cast<std::size_t>(data->BufTextLen)}, edit.room, width_of);
  std::copy(edit.notes.shown().begin(), edit.notes.shown().end(), data->Buf);
  data->BufDirty = true;
  return 0;
}

/// In the empty field that begins at `at`, in a child window as the field's own: anything else
/// would lie below that.
void draw_notes_hint(const UiContext& context, ImVec2 at) {
  const ImVec2 next = ImGui::GetCursorScreenPos();
  const ImVec2 padding = ImGui::GetStyle().FramePadding;
  ImGui::SetCursorScreenPos(ImVec2(at.x + padding.x, at.y + padding.y));
  ImGui::BeginChild("##map.notes_hint",
                    ImVec2(field_room() - padding.x, height_of_lines(kLeastLines)), false,
                    ImGuiWindowFlags_NoInputs | ImGuiWindowFlags_NoBackground);
  ImGui::PushTextWrapPos(0.0f);
  text(kNotesHint, context.theme.muted);
  ImGui::PopTextWrapPos();
  ImGui::EndChild();
  ImGui::SetCursorScreenPos(next);
}

/// The field is as high as its text, so it is the panel that has to follow the caret.
void scroll_to_caret(std::string_view shown, int caret, ImVec2 at) {
  const float line = ImGui::GetTextLineHeight();
  const auto breaks = std::count(shown.begin(), shown.begin() + caret, '\n');
  const float top = at.y + ImGui::GetStyle().FramePadding.y + static_cast<float>(breaks) * line;
  const float panel_top = ImGui::GetWindowPos().y;
  const float panel_bottom = panel_top + ImGui::GetWindowHeight();
  if (top >= panel_top && top + 2.0f * line <= panel_bottom) return;
  ImGui::SetScrollFromPosY(top - panel_top, 0.5f);
}

}  // namespace

void MapPanel::draw(Workbench& workbench, const UiContext& context) {
  heading(context, "Map");
  draw_title(workbench, context);
  row_label(context, "Notes");
  draw_notes(workbench, context);
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

void MapPanel::draw_notes(Workbench& workbench, const UiContext& context) {
  NotesEdit edit{notes_, field_room(), notes_caret_};
  if (!editing_notes_) notes_.reset(workbench.map().notes(), edit.room, width_of);
  std::string shown = notes_.shown();
  const ImVec2 at = ImGui::GetCursorScreenPos();
  const float height = height_of_lines(std::max(lines_of(shown), kLeastLines));
  const bool changed = ImGui::InputTextMultiline(
      "##map.notes", &shown, ImVec2(-FLT_MIN, height),
      ImGuiInputTextFlags_CallbackEdit | ImGuiInputTextFlags_CallbackAlways, wrap_as_typed, &edit);
  if (changed) {
    // Without a call of the callback where Escape has brought the first text back.
    notes_.edit(shown, edit.room, width_of);
    workbench.set_notes(notes_.text(), EditGrain::kPartOfGesture);
  }
  editing_notes_ = ImGui::IsItemActive();
  if (ImGui::IsItemDeactivated()) workbench.end_gesture();
  finish_control(context, {"map.notes", {}});  // A tooltip would lie over what is read or typed.
  if (notes_.shown().empty() && !editing_notes_) draw_notes_hint(context, at);
  if (editing_notes_ && edit.caret != notes_caret_) {
    scroll_to_caret(notes_.shown(), edit.caret, at);
  }
  notes_caret_ = edit.caret;
}

}  // namespace astrolabe::app
