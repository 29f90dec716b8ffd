#include "app/ui/panels/splitter.h"

#include <cmath>

#include "app/model/workbench.h"
#include "app/ui/panels/controls.h"
#include "app/ui/panels/region.h"

namespace astrolabe::app {

void draw_splitter(Workbench& workbench, const UiContext& context, const PixelRect& place,
                   const LayoutRequest& request) {
  if (place.empty()) return;
  const ScopedRegion region(
      context, "##splitter", place,
      {.padding_x = 0.0f, .padding_y = 0.0f, .flags = ImGuiWindowFlags_NoNav});
  ImGui::InvisibleButton("##splitter.handle", ImVec2(place.width, place.height));
  const bool held = ImGui::IsItemActive();
  const bool hovered = ImGui::IsItemHovered();
  finish_control(context, {"splitter", "Drag to make the panels wider or narrower"});
  if (held || hovered) ImGui::SetMouseCursor(ImGuiMouseCursor_ResizeEW);
  if (held) workbench.view().column_width = column_width_at(request, ImGui::GetIO().MousePos.x);
  if (hovered && ImGui::IsMouseDoubleClicked(ImGuiMouseButton_Left)) {
    workbench.view().column_width = kDefaultColumnWidth;
  }
  const float width = context.px(held || hovered ? 2 : 1);
  ImGui::GetWindowDrawList()->AddRectFilled(
      ImVec2(place.x, place.y), ImVec2(place.x + width, place.bottom()),
      packed(held || hovered ? context.theme.accent : context.theme.line));
}

}  // namespace astrolabe::app
