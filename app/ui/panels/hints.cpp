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

/// In place of all hints while there is nothing to drag and nothing to replay.
constexpr HintWords kPlaceEnds{Icon::kGoal, "right-click a cell to put the start or the goal there",
                               "A search needs both: where it begins and where it is to go"};
/// The same with a tool in hand that erases at a right click.
constexpr HintWords kTakePointer{Icon::kPointer, "take the pointer (V), then right-click a cell",
                                 "A menu there puts the start or the goal; a search needs both"};

/// In place of all hints while there is no map to speak of.
constexpr HintWords kMakeMap{Icon::kPlus, "make a map: Map menu, New map",
                             "This map has no cells. Ctrl+N makes a new one, Ctrl+O opens another"};

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

void draw_hint(const UiContext& context, std::string_view id, const HintWords& shown) {
  const float size = context.px(18);
  const ImVec2 at = ImGui::GetCursorScreenPos();
  draw_icon(*ImGui::GetWindowDrawList(), shown.icon,
            ImVec2(at.x + size / 2.0f, at.y + ImGui::GetFrameHeight() / 2.0f), size,
            packed(context.theme.accent));
  ImGui::SetCursorPosX(ImGui::GetCursorPosX() + size + context.px(6));
  ImGui::AlignTextToFramePadding();
  text(shown.words);
  finish_control(context, {"hints/" + std::string(id), shown.tooltip});
  ImGui::SameLine(0.0f, context.px(20));
}

/// What it invites to can be done now.
bool can_be_done(Hint hint, const Workbench& workbench) {
  return hint != Hint::kReplay || workbench.playback().end_time() > 0;
}

struct ShownHint {
  std::string_view id;
  HintWords words;
};

std::vector<ShownHint> hints_to_show(const Workbench& workbench) {
  const Map& map = workbench.map();
  if (map.size().cell_count() == 0) return {{"empty", kMakeMap}};
  if (map.start() == kNoCell || map.goal() == kNoCell) {
    return {{"ends", tool_entry(workbench.tool()).paints ? kTakePointer : kPlaceEnds}};
  }
  std::vector<ShownHint> hints;
  for (const Hint hint : all_hints()) {
    if (workbench.view().hints.has(hint) && can_be_done(hint, workbench)) {
      hints.push_back({id_of(hint), words_of(hint)});
    }
  }
  return hints;
}

}  // namespace

std::vector<PixelRect> draw_hints(Workbench& workbench, const UiContext& context,
                                  const PixelRect& canvas) {
  const ViewOptions& view = workbench.view();
  if (view.workspace != Workspace::kLearn || !view.hints.any() || canvas.empty()) return {};
  const std::vector<ShownHint> hints = hints_to_show(workbench);
  if (hints.empty()) return {};
  const ImVec2 foot(canvas.x + canvas.width / 2.0f, canvas.bottom() - context.px(kMargin));
  const OverlayCard card(context, "hints", foot, 0.0f, ImVec2(0.5f, 1.0f));
  for (const ShownHint& hint : hints) draw_hint(context, hint.id, hint.words);
  if (icon_button(context, {"hints.close", "Close the hints"}, Icon::kClose, ButtonStyle::kFlat,
                  28.0f)) {
    workbench.view().hints.take_all();
  }
  return {card.place()};
}

}  // namespace astrolabe::app
