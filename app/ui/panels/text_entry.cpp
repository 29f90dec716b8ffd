#include "app/ui/panels/text_entry.h"

#include "app/ui/imgui_string.h"

namespace astrolabe::app {

std::optional<std::string> TextEntry::draw(const UiContext& context, const Control& control,
                                           float width, const std::string& shown) {
  if (!editing_) typed_ = shown;
  ImGui::SetNextItemWidth(width);
  ImGui::InputText(hidden_label(control.id).c_str(), &typed_, ImGuiInputTextFlags_AutoSelectAll);
  editing_ = ImGui::IsItemActive();
  const bool entered = ImGui::IsItemDeactivatedAfterEdit();
  finish_control(context, control);
  return entered ? std::optional(typed_) : std::nullopt;
}

}  // namespace astrolabe::app
