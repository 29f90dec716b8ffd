#include "app/ui/panels/region.h"

#include <cmath>

namespace astrolabe::app {

namespace {

constexpr ImGuiWindowFlags kFixed = ImGuiWindowFlags_NoTitleBar | ImGuiWindowFlags_NoResize |
                                    ImGuiWindowFlags_NoMove | ImGuiWindowFlags_NoCollapse |
                                    ImGuiWindowFlags_NoSavedSettings |
                                    ImGuiWindowFlags_NoBringToFrontOnFocus;

void draw_edge(const UiContext& context, const PixelRect& place, ScopedRegion::Edge edge) {
  const float width = context.px(1);
  ImVec2 min(place.x, place.y);
  ImVec2 max(place.right(), place.bottom());
  switch (edge) {
    case ScopedRegion::Edge::kNone:
      return;
    case ScopedRegion::Edge::kLeft:
      max.x = min.x + width;
      break;
    case ScopedRegion::Edge::kTop:
      max.y = min.y + width;
      break;
    case ScopedRegion::Edge::kRight:
      min.x = max.x - width;
      break;
    case ScopedRegion::Edge::kBottom:
      min.y = max.y - width;
      break;
  }
  ImDrawList& list = *ImGui::GetWindowDrawList();
  list.PushClipRect(min, max, false);  // Past the padding.
  list.AddRectFilled(min, max, context.theme.line.packed());
  list.PopClipRect();
}

}  // namespace

ScopedRegion::ScopedRegion(const UiContext& context, const char* name, const PixelRect& place,
                           const Options& options) {
  ImGuiWindowFlags flags = kFixed | options.flags;
  if (!options.scrolls) {
    flags |= ImGuiWindowFlags_NoScrollbar | ImGuiWindowFlags_NoScrollWithMouse;
  }
  ImGui::SetNextWindowPos(ImVec2(place.x, place.y));
  ImGui::SetNextWindowSize(ImVec2(place.width, place.height));
  ImGui::PushStyleVar(ImGuiStyleVar_WindowMinSize, ImVec2(1.0f, 1.0f));
  ImGui::PushStyleVar(ImGuiStyleVar_WindowPadding,
                      ImVec2(context.px(options.padding_x), context.px(options.padding_y)));
  ImGui::Begin(name, nullptr, flags);
  ImGui::PopStyleVar(2);
  draw_edge(context, place, options.edge);
}

ScopedRegion::~ScopedRegion() { ImGui::End(); }

void centre_vertically(float item_height) {
  ImGui::SetCursorPosY(std::floor((ImGui::GetWindowHeight() - item_height) / 2.0f));
}

void centre_text_vertically() {
  centre_vertically(ImGui::GetFrameHeight());
  ImGui::AlignTextToFramePadding();
}

}  // namespace astrolabe::app
