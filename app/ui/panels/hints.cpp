#include "app/ui/panels/hints.h"

#include <array>
#include <string_view>

#include "app/model/workbench.h"
#include "app/ui/panels/controls.h"
#include "app/ui/panels/overlay_card.h"

namespace astrolabe::app {

namespace {

struct Hint {
  Icon icon;
  std::string_view id;
  std::string_view words;
  std::string_view tooltip;
};

constexpr std::array kHints{Hint{Icon::kGoal, "hints/goal", "drag the goal",
                                 "Take the flag, or the start, with any tool: the search follows"},
                            Hint{Icon::kBrush, "hints/wall", "paint a wall",
                                 "Take the brush (B) and draw; begin on a wall to erase"},
                            Hint{Icon::kPlay, "hints/replay", "press Space to replay",
                                 "Watch the search from its start; . and , step by one expansion"}};
constexpr float kMargin = 16.0f;

void draw_hint(const UiContext& context, const Hint& hint) {
  const float size = context.px(18);
  const ImVec2 at = ImGui::GetCursorScreenPos();
  draw_icon(*ImGui::GetWindowDrawList(), hint.icon,
            ImVec2(at.x + size / 2.0f, at.y + ImGui::GetFrameHeight() / 2.0f), size,
            packed(context.theme.accent));
  ImGui::SetCursorPosX(ImGui::GetCursorPosX() + size + context.px(6));
  ImGui::AlignTextToFramePadding();
  text(hint.words);
  finish_control(context, {hint.id, hint.tooltip});
}

}  // namespace

std::vector<PixelRect> draw_hints(Workbench& workbench, const UiContext& context,
                                  const PixelRect& canvas) {
  if (!workbench.view().hints || canvas.empty()) return {};
  const ImVec2 foot(canvas.x + canvas.width / 2.0f, canvas.bottom() - context.px(kMargin));
  const OverlayCard card(context, "hints", foot, 0.0f, ImVec2(0.5f, 1.0f));
  for (const Hint& hint : kHints) {
    draw_hint(context, hint);
    ImGui::SameLine(0.0f, context.px(20));
  }
  if (icon_button(context, {"hints.close", "Close the hints"}, Icon::kClose, ButtonStyle::kFlat,
                  28.0f)) {
    workbench.view().hints = false;
  }
  return {card.place()};
}

}  // namespace astrolabe::app
