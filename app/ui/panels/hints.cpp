#include "app/ui/panels/hints.h"

#include <string>
#include <string_view>

#include "app/model/workbench.h"
#include "app/ui/panels/controls.h"
#include "app/ui/panels/overlay_card.h"

namespace astrolabe::app {

namespace {

/// How a hint is shown.
struct HintWords {
  Icon icon;
  std::string_view words;
  std::string_view tooltip;
};

HintWords words_of(Hint hint) {
  switch (hint) {
    case Hint::kDragGoal:
      return {Icon::kGoal, "drag the goal",
              "Take the flag, or the start, with any tool: the search follows"};
    case Hint::kPaintWall:
      return {Icon::kBrush, "paint a wall",
              "Take the brush (B) and draw; begin on a wall to erase"};
    case Hint::kReplay:
      break;
  }
  return {Icon::kPlay, "press Space to replay",
          "Watch the search from its start; . and , step by one expansion"};
}

constexpr float kMargin = 8.0f;

void draw_hint(const UiContext& context, Hint hint) {
  const HintWords shown = words_of(hint);
  const float size = context.px(18);
  const ImVec2 at = ImGui::GetCursorScreenPos();
  draw_icon(*ImGui::GetWindowDrawList(), shown.icon,
            ImVec2(at.x + size / 2.0f, at.y + ImGui::GetFrameHeight() / 2.0f), size,
            packed(context.theme.accent));
  ImGui::SetCursorPosX(ImGui::GetCursorPosX() + size + context.px(6));
  ImGui::AlignTextToFramePadding();
  text(shown.words);
  finish_control(context, {"hints/" + std::string(id_of(hint)), shown.tooltip});
}

}  // namespace

std::vector<PixelRect> draw_hints(Workbench& workbench, const UiContext& context,
                                  const PixelRect& canvas) {
  const HintsLeft hints = workbench.view().hints;
  if (workbench.view().workspace != Workspace::kLearn || !hints.any() || canvas.empty()) return {};
  const ImVec2 foot(canvas.x + canvas.width / 2.0f, canvas.bottom() - context.px(kMargin));
  const OverlayCard card(context, "hints", foot, 0.0f, ImVec2(0.5f, 1.0f));
  for (const Hint hint : all_hints()) {
    if (!hints.has(hint)) continue;
    draw_hint(context, hint);
    ImGui::SameLine(0.0f, context.px(20));
  }
  if (icon_button(context, {"hints.close", "Close the hints"}, Icon::kClose, ButtonStyle::kFlat,
                  28.0f)) {
    workbench.view().hints.take_all();
  }
  return {card.place()};
}

}  // namespace astrolabe::app
