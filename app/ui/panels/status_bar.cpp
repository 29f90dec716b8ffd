#include "app/ui/panels/status_bar.h"

#include <optional>
#include <string>

#include "app/model/cell_info.h"
#include "app/model/workbench.h"
#include "app/ui/panels/controls.h"
#include "app/ui/panels/region.h"
#include "app/ui/panels/status_line.h"
#include "app/ui/visible_cells.h"

namespace astrolabe::app {

namespace {

constexpr float kPadding = 12.0f;   ///< Beside the words. [Units: points]
constexpr float kDotSpace = 10.0f;  ///< On each side of the dot before the event. [Units: points]
constexpr const char* kDot = "\xC2\xB7";

std::string cell_words(const Workbench& workbench) {
  const std::optional<CellId> cell = workbench.canvas().pointed();
  if (workbench.map().size().cell_count() == 0) return "The map has no cells";
  if (!cell) return "Point at a cell to see what it is";
  return cell_sentence(workbench.map(), workbench.playback(), *cell);
}

/// What just happened, or why the path that is pointed at bends.
std::string event_words(const Workbench& workbench, Wording wording) {
  const std::optional<SightProbe> probe = workbench.probed_sight();
  if (probe && !probe->sight.clear) return sight_sentence(workbench.map().size(), *probe);
  return event_sentence(workbench.playback(), wording);
}

/// Where a map is so long that fitting shows a part of it, which one is seen: ", rows 0 to 26
/// seen".
std::string seen_words(const Workbench& workbench) {
  if (workbench.camera().fit_shows_all()) return {};
  const CellRect seen = visible_cells(workbench.camera(), workbench.layout());
  const GridSize size = workbench.map().size();
  const bool by_rows = size.height > size.width;
  if (seen.empty() || (by_rows ? seen.height() == size.height : seen.width() == size.width))
    return {};
  const int first = by_rows ? seen.min.row : seen.min.col;
  const int last = (by_rows ? seen.max.row : seen.max.col) - 1;
  return std::string(by_rows ? ", rows " : ", columns ") + std::to_string(first) + " to " +
         std::to_string(last) + " seen";
}

std::string size_words(const Workbench& workbench) {
  return std::to_string(workbench.map().width()) + " \xC3\x97 " +
         std::to_string(workbench.map().height()) + " cells" + seen_words(workbench);
}

StatusWords words_of(const Workbench& workbench) {
  return {.cell = cell_words(workbench),
          .event = event_words(workbench, Wording::kFull),
          .brief_event = event_words(workbench, Wording::kBrief),
          .size = size_words(workbench)};
}

/// The whole of what the bar cuts, and what it leaves out.
std::string cell_tooltip(const StatusWords& words, const StatusLine& line) {
  std::string tooltip = "The cell under the pointer or the cell cursor, and its state now";
  if (line.cell != words.cell) tooltip = words.cell;
  if (line.size.empty()) tooltip += "\n\nThe map: " + words.size;
  return tooltip;
}

}  // namespace

void draw_status_bar(Workbench& workbench, const UiContext& context, const PixelRect& place) {
  if (place.empty()) return;
  const ScopedRegion region(
      context, "##status_bar", place,
      {.padding_x = kPadding, .padding_y = 0.0f, .edge = ScopedRegion::Edge::kTop});
  const StatusWords words = words_of(workbench);
  const float gap = 2.0f * context.px(kDotSpace) + text_size(kDot).x;
  const StatusLine line =
      fit_status(words, {.width = place.width - 2.0f * context.px(kPadding),
                         .gap = gap,
                         .scale = context.scale,
                         .measure = [](std::string_view text) { return text_size(text).x; }});

  centre_vertically(ImGui::GetTextLineHeight());
  const bool points_at_cell = workbench.canvas().pointed().has_value();
  text(line.cell, points_at_cell ? context.theme.text : context.theme.muted);
  finish_control(context, {"status.cell", cell_tooltip(words, line)});

  if (!line.event.empty()) {
    ImGui::SameLine(0.0f, context.px(kDotSpace));
    text(kDot, context.theme.muted);
    ImGui::SameLine(0.0f, context.px(kDotSpace));
    text(line.event, context.theme.muted);
    finish_control(context, {"status.event", words.event});
  }
  if (line.size.empty()) return;
  ImGui::SameLine();
  ImGui::SetCursorPosX(place.width - text_size(line.size).x - context.px(kPadding));
  text(line.size, context.theme.muted);
  finish_control(context, {"status.size",
                           "Columns and rows of the map; of a very long one, those that are seen"});
}

}  // namespace astrolabe::app
