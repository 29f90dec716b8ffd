#include "app/ui/panels/history_panel.h"

#include <algorithm>
#include <optional>
#include <string>

#include "app/model/workbench.h"
#include "app/ui/panels/controls.h"
#include "app/ui/widget_registry.h"

namespace astrolabe::app {

namespace {

/// Of the list, in a window too low for more.
constexpr float kLeastRows = 2.0f;

/// Moment 0 is before all entries that are kept.
std::string moment_name(const UndoStack& history, std::size_t moment) {
  return moment == 0 ? "As it was opened" : history.name(moment - 1);
}

}  // namespace

void HistoryPanel::draw(Workbench& workbench, const UiContext& context) {
  heading(context, "History");
  ImGui::PushStyleVar(ImGuiStyleVar_ItemSpacing, ImVec2(context.px(8), context.px(4)));
  const UndoStack& history = workbench.document().history();
  const std::size_t position = history.position();
  // Only this list scrolls to where the history is: what stands above it keeps its place.
  const float least = kLeastRows * ImGui::GetTextLineHeightWithSpacing();
  ImGui::BeginChild("##history", ImVec2(0.0f, std::max(ImGui::GetContentRegionAvail().y, least)));
  std::optional<std::size_t> wanted;
  for (std::size_t moment = 0; moment <= history.size(); ++moment) {
    const std::string id = "history/" + std::to_string(moment);
    const bool undone = moment > position;
    ImGui::PushStyleColor(ImGuiCol_Text,
                          vec4_of(undone ? context.theme.muted : context.theme.text));
    const std::string label = moment_name(history, moment) + hidden_label(id);
    if (ImGui::Selectable(label.c_str(), moment == position)) wanted = moment;
    ImGui::PopStyleColor();
    if (moment == position && position != shown_position_) ImGui::SetScrollHereY();
    finish_control(context,
                   {id, undone ? "Do everything again up to here" : "Undo everything after this"});
  }
  ImGui::EndChild();
  shown_position_ = position;
  ImGui::PopStyleVar();
  if (wanted) workbench.go_to_history(*wanted);
}

}  // namespace astrolabe::app
