#include "app/ui/panels/status_bar.h"

#include <optional>
#include <string>

#include "app/model/cell_info.h"
#include "app/model/workbench.h"
#include "app/ui/panels/controls.h"
#include "app/ui/panels/region.h"

namespace astrolabe::app {

namespace {

std::optional<CellId> cell_of_interest(const Canvas& canvas) {
  if (canvas.hover()) return canvas.hover();
  return canvas.cursor() ? canvas.cursor() : canvas.selected();
}

std::string cell_words(const Workbench& workbench) {
  const std::optional<CellId> cell = cell_of_interest(workbench.canvas());
  if (!cell) return "Point at a cell to see what it is";
  return cell_sentence(workbench.map(), workbench.playback(), *cell);
}

/// What just happened, or why the path that is pointed at bends.
std::string event_words(const Workbench& workbench) {
  const std::optional<SightProbe> probe = workbench.probed_sight();
  if (probe && !probe->sight.clear) return sight_sentence(workbench.map().size(), *probe);
  return event_sentence(workbench.playback());
}

std::string size_words(const Workbench& workbench) {
  return std::to_string(workbench.map().width()) + " \xC3\x97 " +
         std::to_string(workbench.map().height()) + " cells";
}

}  // namespace

void draw_status_bar(Workbench& workbench, const UiContext& context, const PixelRect& place) {
  if (place.empty()) return;
  const ScopedRegion region(
      context, "##status_bar", place,
      {.padding_x = 12.0f, .padding_y = 0.0f, .edge = ScopedRegion::Edge::kTop});
  const std::string size = size_words(workbench);
  const float size_width = text_size(size).x;
  const float room =
      place.width - size_width - 2.0f * context.px(12) - context.px(24);  // beside the size
  const std::string cell = elided(cell_words(workbench), room);
  const std::string event = event_words(workbench);
  const float height = ImGui::GetTextLineHeight();

  centre_vertically(height);
  const bool points_at_cell = cell_of_interest(workbench.canvas()).has_value();
  text(cell, points_at_cell ? context.theme.text : context.theme.muted);
  finish_control(context, {"status.cell", "The cell under the pointer and its state now"});

  const float event_room = room - text_size(cell).x - context.px(24);
  if (!event.empty() && event_room > context.px(60)) {
    ImGui::SameLine(0.0f, context.px(8));
    text("\xC2\xB7", context.theme.muted);
    ImGui::SameLine(0.0f, context.px(8));
    text(elided(event, event_room), context.theme.muted);
    finish_control(context, {"status.event", event});
  }
  ImGui::SameLine();
  ImGui::SetCursorPosX(place.width - size_width - context.px(12));
  text(size, context.theme.muted);
  finish_control(context, {"status.size", "Columns and rows of the map"});
}

}  // namespace astrolabe::app
