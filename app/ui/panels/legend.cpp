#include "app/ui/panels/legend.h"

#include <array>
#include <cmath>
#include <string>
#include <string_view>

#include "app/model/workbench.h"
#include "app/ui/panels/controls.h"
#include "app/ui/panels/figures.h"
#include "astrolabe/grid/movement_profile.h"

namespace astrolabe::app {

namespace {

constexpr float kSampleWidth = 32.0f;  ///< [Units: points]

/// Where a sample is drawn.
struct Place {
  ImDrawList& list;
  ImVec2 middle;
  float unit;  ///< Pixels in a point.

  [[nodiscard]] ImVec2 at(float x, float y) const {
    return {middle.x + x * unit, middle.y + y * unit};
  }
};

void draw_tile(const Place& place, float half, Colour colour) {
  place.list.AddRectFilled(place.at(-half, -half), place.at(half, half), packed(colour),
                           2.0f * place.unit);
}

void draw_letter(const Place& place, const UiContext& context, std::string_view letter) {
  const ScopedFont small_face(context.fonts.small_text());
  const ImVec2 size = text_size(letter);
  draw_text(place.list, {place.middle.x - size.x / 2.0f, place.middle.y - size.y / 2.0f},
            context.theme.on_marker, letter);
}

void draw_start_sample(const Place& place, const UiContext& context) {
  place.list.AddCircleFilled(place.middle, 8.0f * place.unit, packed(context.theme.start));
  draw_letter(place, context, "S");
}

void draw_goal_sample(const Place& place, const UiContext& context) {
  const Colour pole = mix(context.theme.goal, rgb(0x000000), 0.45f);
  place.list.AddRectFilled(place.at(-7, -8), place.at(7, 5), packed(context.theme.goal),
                           2.0f * place.unit);
  place.list.AddRectFilled(place.at(-8, -8), place.at(-6, 8), packed(pole));
  draw_letter(place, context, "G");
}

void draw_open_sample(const Place& place, const UiContext& context) {
  draw_tile(place, 8, context.theme.open_ring);
  draw_tile(place, 6, context.theme.open);
}

void draw_closed_sample(const Place& place, const UiContext& context) {
  const ImU32 early = packed(context.theme.closed_early);
  const ImU32 late = packed(context.theme.closed_late);
  place.list.AddRectFilledMultiColor(place.at(-16, -7), place.at(16, 7), early, late, late, early);
}

void draw_current_sample(const Place& place, const UiContext& context) {
  draw_tile(place, 8, context.theme.current_outline);
  draw_tile(place, 5, context.theme.current);
}

void draw_line(const Place& place, float from, float to, float width, Colour colour) {
  place.list.AddRectFilled(place.at(from, -width / 2), place.at(to, width / 2), packed(colour));
}

void draw_raw_sample(const Place& place, const UiContext& context) {
  for (const float left : {-16.0f, -5.0f, 6.0f}) {
    draw_line(place, left, left + 8, 3, context.theme.raw_path);
  }
  place.list.AddCircleFilled(place.at(-1, 0), 3.5f * place.unit, packed(context.theme.raw_path));
}

void draw_smoothed_sample(const Place& place, const UiContext& context) {
  draw_line(place, -16, 16, 4, context.theme.smooth_path);
}

void draw_arrow_sample(const Place& place, const UiContext& context) {
  place.list.AddTriangleFilled(place.at(-5, 0), place.at(5, -6), place.at(5, 6),
                               packed(context.theme.text));
}

void draw_barred_sample(const Place& place, const UiContext& context) {
  draw_tile(place, 8, context.theme.ground);
  place.list.PushClipRect(place.at(-8, -8), place.at(8, 8), true);
  for (const float left : {-14.0f, -6.0f, 2.0f, 10.0f}) {
    place.list.AddLine(place.at(left, 9), place.at(left + 18, -9), packed(context.theme.barred),
                       2.5f * place.unit);
  }
  place.list.PopClipRect();
}

void draw_landmark_sample(const Place& place, const UiContext& context) {
  place.list.AddQuadFilled(place.at(0, -9), place.at(9, 0), place.at(0, 9), place.at(-9, 0),
                           packed(context.theme.landmark));
}

void draw_range_sample(const Place& place, const UiContext& context) {
  place.list.AddRect(place.at(-8, -7), place.at(8, 7), packed(context.theme.start), 0.0f,
                     ImDrawFlags_None, 3.0f * place.unit);
}

bool always(const Workbench&) { return true; }

bool has_barred_ground(const Workbench& workbench) {
  return changes_map(*find_profile(workbench.document().search().profile),
                     workbench.map().palette());
}

bool has_landmarks(const Workbench& workbench) {
  const Solution* solution = workbench.solution();
  return solution != nullptr && solution->search != nullptr &&
         !solution->search->landmarks().empty();
}

bool has_range(const Workbench& workbench) { return workbench.view().range_hundredths > 0; }

struct Entry {
  std::string_view id;
  std::string_view words;
  std::string_view tooltip;
  void (*draw)(const Place& place, const UiContext& context);
  bool (*is_shown)(const Workbench& workbench) = always;
};

/// Two a row.
constexpr std::array kEntries{
    Entry{"start", "start", "Where the search begins", draw_start_sample},
    Entry{"goal", "goal", "What the search looks for", draw_goal_sample},
    Entry{"open", "open", "A way to it is known; it waits on the open list for its turn",
          draw_open_sample},
    Entry{"current", "expanded last", "Taken from the open list at this moment, or last",
          draw_current_sample},
    Entry{"closed", "closed",
          "Its neighbours have been looked at; the shade goes from those that "
          "were closed first to those closed last",
          draw_closed_sample},
    Entry{"parent", "reached from", "Points to the cell from which the cheapest way comes",
          draw_arrow_sample},
    Entry{"raw", "raw path", "The path along steps that the search found", draw_raw_sample},
    Entry{"smoothed", "smoothed", "The same path pulled straight wherever the view is free",
          draw_smoothed_sample},
    Entry{"barred", "not for mover", "Ground that the chosen mover cannot enter",
          draw_barred_sample, has_barred_ground},
    Entry{"landmark", "landmark",
          "The costs to and from it are known; the heuristic follows from "
          "them",
          draw_landmark_sample, has_landmarks},
    Entry{"range", "range", "What can be reached from the start at the cost that Range says",
          draw_range_sample, has_range},
};

void draw_entry(const UiContext& context, const Entry& entry, float width) {
  const ImVec2 at = ImGui::GetCursorScreenPos();
  const float height = figure_row_height(context) + context.px(4);
  const float sample = context.px(kSampleWidth);
  const Place place{
      *ImGui::GetWindowDrawList(), {at.x + sample / 2.0f, at.y + height / 2.0f}, context.scale};
  entry.draw(place, context);
  const float left = sample + context.px(8);
  draw_text(place.list, {at.x + left, at.y + (height - ImGui::GetTextLineHeight()) / 2.0f},
            context.theme.muted, elided(entry.words, width - left));
  ImGui::Dummy(ImVec2(width, height));
  finish_control(context, {"legend/" + std::string(entry.id), entry.tooltip});
}

}  // namespace

void draw_legend(const Workbench& workbench, const UiContext& context) {
  heading(context, "On the map");
  ImGui::PushStyleVar(ImGuiStyleVar_ItemSpacing, ImVec2(context.px(8), context.px(2)));
  {
    const ScopedFont small_face(context.fonts.small_text());
    const float width = std::floor((ImGui::GetContentRegionAvail().x - context.px(8)) / 2.0f);
    bool at_right = false;
    for (const Entry& entry : kEntries) {
      if (!entry.is_shown(workbench)) continue;
      if (at_right) ImGui::SameLine();
      draw_entry(context, entry, width);
      at_right = !at_right;
    }
  }
  ImGui::PopStyleVar();
}

}  // namespace astrolabe::app
