#include "app/ui/panels/canvas_panel.h"

#include <array>
#include <string>
#include <string_view>

#include "app/model/workbench.h"
#include "app/ui/canvas_view.h"
#include "app/ui/panels/cell_menu.h"
#include "app/ui/panels/controls.h"
#include "app/ui/panels/overlay_card.h"
#include "app/ui/panels/region.h"

namespace astrolabe::app {

namespace {

constexpr const char* kMenuName = "##cell_menu";
constexpr float kNoticeMargin = 16.0f;
/// Shorter searches end before a person could read that they run. [Units: seconds]
constexpr double kSearchingShownAfter = 0.15;

void choose_pointer_shape(const Workbench& workbench, const PixelRect& place) {
  const ImVec2 at = ImGui::GetIO().MousePos;
  if (!ImGui::IsItemHovered(ImGuiHoveredFlags_AllowWhenBlockedByActiveItem)) return;
  if (!place.contains(at.x, at.y)) return;
  const Canvas& canvas = workbench.canvas();
  if (canvas.panning()) {
    ImGui::SetMouseCursor(ImGuiMouseCursor_ResizeAll);
  } else if (canvas.dragged_end() || canvas.end_near({at.x, at.y})) {
    ImGui::SetMouseCursor(ImGuiMouseCursor_Hand);
  }
}

}  // namespace

void CanvasPanel::draw(Workbench& workbench, const UiContext& context, const PixelRect& place) {
  if (place.empty()) return;
  workbench.camera().set_viewport({place.x, place.y, place.width, place.height}, context.scale);
  const ScopedRegion region(context, kWindow, place,
                            {.padding_x = 0.0f,
                             .padding_y = 0.0f,
                             .flags = ImGuiWindowFlags_NoBackground | ImGuiWindowFlags_NoNav});
  context.canvas.show(workbench, context, ImVec2(place.x, place.y),
                      ImVec2(place.right(), place.bottom()));
  // Takes the clicks in Dear ImGui's eyes, so that a press on the map ends the editing of a field.
  ImGui::SetCursorScreenPos(ImVec2(place.x, place.y));
  ImGui::InvisibleButton("##canvas.area", ImVec2(place.width, place.height),
                         ImGuiButtonFlags_MouseButtonLeft | ImGuiButtonFlags_MouseButtonRight |
                             ImGuiButtonFlags_MouseButtonMiddle);
  finish_control(context, {"canvas", {}});
  choose_pointer_shape(workbench, place);
  draw_cell_menu(workbench, context, place);
}

void CanvasPanel::draw_cell_menu(Workbench& workbench, const UiContext& context,
                                 const PixelRect& place) {
  if (const std::optional<CellId> asked = workbench.canvas().take_menu_request()) {
    menu_cell_ = asked;
    const ScreenPoint centre = workbench.camera().to_screen(workbench.layout().centre(*asked));
    const ImVec2 pointer = ImGui::GetIO().MousePos;
    const bool by_pointer = workbench.canvas().hover() == asked;
    ImGui::SetNextWindowPos(
        by_pointer && place.contains(pointer.x, pointer.y)
            ? pointer
            : ImVec2(static_cast<float>(centre.x), static_cast<float>(centre.y)));
    ImGui::OpenPopup(kMenuName);
  }
  if (!ImGui::BeginPopup(kMenuName)) return;
  const bool inside = menu_cell_ && index_of(*menu_cell_) < workbench.map().size().cell_count();
  if (inside) draw_cell_menu_items(workbench, context, *menu_cell_);
  if (!inside || compat::is_key_pressed(ImGuiKey_Escape)) ImGui::CloseCurrentPopup();
  ImGui::EndPopup();
}

std::vector<PixelRect> draw_canvas_notice(Workbench& workbench, const UiContext& context,
                                          const PixelRect& canvas) {
  if (canvas.empty()) return {};
  const bool searching = workbench.searching() && workbench.searching_for() > kSearchingShownAfter;
  const Solution* solution = workbench.solution();
  const bool nothing_to_say = !searching && (solution == nullptr || solution->found());
  if (nothing_to_say) return {};
  const ImVec2 foot(canvas.x + canvas.width / 2.0f, canvas.bottom() - context.px(kNoticeMargin));
  const OverlayCard card(context, "canvas_notice", foot, 0.0f, ImVec2(0.5f, 1.0f));
  ImGui::AlignTextToFramePadding();
  if (!searching) {
    text(workbench.status());
    finish_control(context, {"canvas.status", {}});
    return {card.place()};
  }
  text(workbench.status());
  finish_control(context, {"canvas.status", {}});
  ImGui::SameLine(0.0f, context.px(12));
  if (text_button(context, {"canvas.cancel", "Stop searching; the old result stays"}, "Cancel")) {
    workbench.cancel_search();
  }
  return {card.place()};
}

}  // namespace astrolabe::app
