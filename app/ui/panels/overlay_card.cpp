#include "app/ui/panels/overlay_card.h"

#include <string>

#include "app/ui/panels/controls.h"

namespace astrolabe::app {

OverlayCard::OverlayCard(const UiContext& context, std::string_view id, ImVec2 at, float width,
                         ImVec2 pivot) {
  ImGui::SetNextWindowPos(at, ImGuiCond_Always, pivot);
  ImGui::SetNextWindowSize(ImVec2(width, 0.0f));
  ImGui::PushStyleVar(ImGuiStyleVar_WindowPadding, ImVec2(context.px(12), context.px(8)));
  ImGui::PushStyleVar(ImGuiStyleVar_WindowRounding, context.px(4));
  ImGui::PushStyleVar(ImGuiStyleVar_WindowBorderSize, context.px(1));
  ImGui::Begin(hidden_label(id).c_str(), nullptr,
               ImGuiWindowFlags_NoDecoration | ImGuiWindowFlags_NoMove |
                   ImGuiWindowFlags_NoSavedSettings | ImGuiWindowFlags_NoFocusOnAppearing |
                   (width > 0.0f ? 0 : ImGuiWindowFlags_AlwaysAutoResize));
  ImGui::PopStyleVar(3);
}

OverlayCard::~OverlayCard() { ImGui::End(); }

PixelRect OverlayCard::place() const {
  const ImVec2 at = ImGui::GetWindowPos();
  const ImVec2 size = ImGui::GetWindowSize();
  return {at.x, at.y, size.x, size.y};
}

}  // namespace astrolabe::app
