#include "app/ui/panels/modal.h"

#include <algorithm>

namespace astrolabe::app {

namespace {

constexpr float kMargin = 24.0f;  ///< Around the dialog in a small window. [Units: points]

}  // namespace

ScopedModal::ScopedModal(const UiContext& context, const char* name, float width, float height) {
  if (!ImGui::IsPopupOpen(name)) ImGui::OpenPopup(name);
  const ImVec2 window = ImGui::GetIO().DisplaySize;
  const float margin = 2.0f * context.px(kMargin);
  const ImVec2 size(std::min(context.px(width), window.x - margin),
                    std::min(context.px(height), window.y - margin));
  ImGui::SetNextWindowPos(ImVec2(window.x / 2.0f, window.y / 2.0f), ImGuiCond_Always,
                          ImVec2(0.5f, 0.5f));
  ImGui::SetNextWindowSize(ImVec2(size.x, std::max(size.y, 0.0f)));
  ImGui::PushStyleVar(ImGuiStyleVar_WindowPadding, ImVec2(context.px(16), context.px(16)));
  ImGui::PushStyleVar(ImGuiStyleVar_WindowRounding, context.px(4));
  shown_ = ImGui::BeginPopupModal(name, nullptr,
                                  ImGuiWindowFlags_NoTitleBar | ImGuiWindowFlags_NoResize |
                                      ImGuiWindowFlags_NoMove | ImGuiWindowFlags_NoSavedSettings);
  ImGui::PopStyleVar(2);
}

ScopedModal::~ScopedModal() {
  if (shown_) ImGui::EndPopup();
}

bool ScopedModal::escaped() const {
  return shown_ && ImGui::IsWindowFocused(ImGuiFocusedFlags_RootAndChildWindows) &&
         !ImGui::IsAnyItemActive() && compat::is_key_pressed(ImGuiKey_Escape);
}

void align_right(float width) {
  ImGui::SetCursorPosX(ImGui::GetCursorPosX() +
                       std::max(ImGui::GetContentRegionAvail().x - width, 0.0f));
}

}  // namespace astrolabe::app
