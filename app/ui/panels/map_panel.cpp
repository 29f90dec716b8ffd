#include "app/ui/panels/map_panel.h"

#include <cfloat>

#include "app/model/workbench.h"
#include "app/ui/imgui_string.h"
#include "app/ui/panels/controls.h"

namespace astrolabe::app {

namespace {

/// The field does not wrap its lines, so long ones are shown again where they can be read.
void draw_wrapped_notes(const UiContext& context, const std::string& notes) {
  const float room = ImGui::GetContentRegionAvail().x - context.px(kLabelWidth + 16.0f);
  if (text_size(notes).x <= room) return;
  space(context, 12);
  note_text(context, notes);
  finish_control(context, {"map.notes_text", {}});
}

}  // namespace

void MapPanel::draw(Workbench& workbench, const UiContext& context) {
  heading(context, "Map");
  if (!editing_title_) title_ = workbench.map().title();
  row_label(context, "Title");
  if (ImGui::InputTextWithHint("##map.title", "Untitled", &title_)) {
    workbench.set_title(title_, EditGrain::kPartOfGesture);
  }
  editing_title_ = ImGui::IsItemActive();
  if (ImGui::IsItemDeactivated()) workbench.end_gesture();
  finish_control(context, {"map.title", "The map's name, kept in the file"});

  if (!editing_notes_) notes_ = workbench.map().notes();
  row_label(context, "Notes");
  const float height = 3.0f * ImGui::GetTextLineHeight() + 2.0f * ImGui::GetStyle().FramePadding.y;
  if (ImGui::InputTextMultiline("##map.notes", &notes_, ImVec2(-FLT_MIN, height))) {
    workbench.set_notes(notes_, EditGrain::kPartOfGesture);
  }
  editing_notes_ = ImGui::IsItemActive();
  if (ImGui::IsItemDeactivated()) workbench.end_gesture();
  finish_control(context, {"map.notes", "What whoever opens the map should know"});
  draw_wrapped_notes(context, notes_);
}

}  // namespace astrolabe::app
