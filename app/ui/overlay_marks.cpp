#include "app/ui/overlay_marks.h"

#include <algorithm>
#include <array>
#include <vector>

namespace astrolabe::app {

namespace {

constexpr float kLeastMarker = 14.0F;  // [Units: design pixels]
constexpr float kHalo = 2.0F;          // [Units: design pixels]
constexpr float kSharedSize = 0.7F;    // of a marker that shares its cell with the other one
constexpr float kRim = 0.75F;          // beyond the halo [Units: design pixels]

constexpr float kLeastOutline = 10.0F;  // [Units: design pixels]
constexpr float kCornerShare = 0.28F;   // of an edge, that the cursor shows from each end

/// Where a marker stands and how large it is. [Units: screen pixels]
struct MarkerPlace {
  ImVec2 middle;
  float size;
};

/// In the middle of its cell; where numbers are written there, in the upper part.
MarkerPlace place_of(const OverlayCanvas& canvas, CellId cell, bool above_numbers) {
  const float zoom = canvas.zoom();
  const ImVec2 centre = canvas.centre(cell);
  const float least = canvas.px(kLeastMarker);
  if (!above_numbers) return {centre, std::max(least, 0.56F * zoom)};
  return {{centre.x, centre.y - 0.32F * zoom}, std::max(least, 0.28F * zoom)};
}

/// Both in one cell: the start at the left and the goal at the right, so that each is seen.
struct SharedPlaces {
  MarkerPlace start;
  MarkerPlace goal;
};
SharedPlaces side_by_side(const OverlayCanvas& canvas, const MarkerPlace& whole) {
  const float size = std::max(canvas.px(kLeastMarker), kSharedSize * whole.size);
  const float aside = 0.5F * size + canvas.px(kHalo);
  return {.start = {{whole.middle.x - aside, whole.middle.y}, size},
          .goal = {{whole.middle.x + aside, whole.middle.y}, size}};
}

FontFace letter_face(const OverlayCanvas& canvas, float size) {
  return canvas.fonts().numerals(0.62F * size);
}

void draw_start(const OverlayCanvas& canvas, const MarkerPlace& place) {
  const Theme& theme = canvas.theme();
  const float radius = 0.5F * place.size;
  canvas.list().AddCircleFilled(place.middle, radius + canvas.px(kHalo + kRim),
                                theme.halo_rim.packed());
  canvas.list().AddCircleFilled(place.middle, radius + canvas.px(kHalo),
                                theme.marker_halo.packed());
  canvas.list().AddCircleFilled(place.middle, radius, theme.start.packed());
  canvas.text_at(place.middle, letter_face(canvas, place.size), theme.on_marker, "S");
}

// The flag around its middle, as shares of its size: the cloth's rectangle, and the pole.
constexpr float kClothLeft = -0.42F;
constexpr float kClothRight = 0.56F;
constexpr float kClothTop = -0.52F;
constexpr float kClothFoot = 0.24F;
constexpr float kPoleAt = -0.46F;
constexpr float kPoleTop = -0.56F;
constexpr float kPoleFoot = 0.62F;

void draw_flag(const OverlayCanvas& canvas, const MarkerPlace& place, float grow, Colour cloth,
               Colour pole) {
  const auto at = [&place](float x, float y) {
    return ImVec2{place.middle.x + x * place.size, place.middle.y + y * place.size};
  };
  const ImVec2 min = at(kClothLeft, kClothTop);
  const ImVec2 max = at(kClothRight, kClothFoot);
  const float pole_half = 0.5F * std::max(canvas.px(2.0F), 0.11F * place.size) + grow;
  const ImVec2 top = at(kPoleAt, kPoleTop);
  const ImVec2 foot = at(kPoleAt, kPoleFoot);
  canvas.list().AddRectFilled({min.x - grow, min.y - grow}, {max.x + grow, max.y + grow},
                              cloth.packed(), 0.12F * place.size);
  canvas.list().AddRectFilled({top.x - pole_half, top.y - grow},
                              {foot.x + pole_half, foot.y + grow}, pole.packed(), pole_half);
}

void draw_goal(const OverlayCanvas& canvas, const MarkerPlace& place) {
  const Theme& theme = canvas.theme();
  draw_flag(canvas, place, canvas.px(kHalo + kRim), theme.halo_rim, theme.halo_rim);
  draw_flag(canvas, place, canvas.px(kHalo), theme.marker_halo, theme.marker_halo);
  draw_flag(canvas, place, 0.0F, theme.goal, mix(theme.goal, rgb(0x000000), 0.45F));
  const ImVec2 letter{place.middle.x + 0.08F * place.size, place.middle.y - 0.14F * place.size};
  canvas.text_at(letter, letter_face(canvas, place.size), rgb(0x1f1420), "G");
}

bool is_end(const Map& map, CellId cell) {
  const std::vector<CellId>& goals = map.goals();
  return cell == map.start() || std::find(goals.begin(), goals.end(), cell) != goals.end();
}

/// A square on its corner.
void draw_landmark(const OverlayCanvas& canvas, const MarkerPlace& place) {
  const Theme& theme = canvas.theme();
  const auto diamond = [&](float reach, Colour colour) {
    const ImVec2 middle = place.middle;
    canvas.list().AddQuadFilled({middle.x, middle.y - reach}, {middle.x + reach, middle.y},
                                {middle.x, middle.y + reach}, {middle.x - reach, middle.y},
                                colour.packed());
  };
  const float reach = 0.6F * place.size;
  diamond(reach + canvas.px(kHalo + kRim), theme.halo_rim);
  diamond(reach + canvas.px(kHalo), theme.marker_halo);
  diamond(reach, theme.landmark);
  canvas.text_at(place.middle, letter_face(canvas, 0.9F * place.size), theme.on_landmark, "L");
}

/// Of the search that is shown, where it has any.
void draw_landmarks(const OverlayCanvas& canvas, bool above_numbers) {
  const Workbench& workbench = canvas.workbench();
  if (!workbench.solution_fits_map() || workbench.solution()->search == nullptr) return;
  for (const CellId cell : workbench.solution()->search->landmarks()) {
    if (!is_end(workbench.map(), cell)) {
      draw_landmark(canvas, place_of(canvas, cell, above_numbers));
    }
  }
}

/// The current cell, where its tile would be smaller than a marker may be.
void draw_small_current(const OverlayCanvas& canvas) {
  const Workbench& workbench = canvas.workbench();
  const CellId current = workbench.playback().current();
  if (current == kNoCell || canvas.zoom() >= canvas.px(kLeastMarker)) return;
  if (is_end(workbench.map(), current)) return;
  const ImVec2 middle = canvas.centre(current);
  const float half = 0.5F * canvas.px(kLeastMarker);
  const auto square = [&](float reach, Colour colour) {
    canvas.list().AddRectFilled({middle.x - reach, middle.y - reach},
                                {middle.x + reach, middle.y + reach}, colour.packed(),
                                canvas.px(3.0F));
  };
  square(half + canvas.px(1.5F + kRim), canvas.theme().halo_rim);
  square(half + canvas.px(1.5F), canvas.theme().marker_halo);
  square(half, canvas.theme().current_outline);
  square(half - canvas.px(2.5F), canvas.theme().current);
}

bool on_this_map(const Workbench& workbench, CellId cell) {
  return cell != kNoCell &&
         static_cast<std::int64_t>(index_of(cell)) < workbench.map().size().cell_count();
}

/// An outline that stays visible where cells are small.
void draw_outline(const OverlayCanvas& canvas, CellId cell, float thickness, Colour colour) {
  const float least = canvas.px(kLeastOutline);
  if (canvas.zoom() >= least) {
    canvas.stroke_cell(cell, 0.0F, thickness, colour);
    return;
  }
  canvas.list().AddCircle(canvas.centre(cell), 0.5F * least, colour.packed(), 0, thickness);
}

/// Only the corners of an outline; all of it where cells are small.
void draw_corners(const OverlayCanvas& canvas, CellId cell, float thickness, float share,
                  Colour colour) {
  if (canvas.zoom() < canvas.px(kLeastOutline)) {
    draw_outline(canvas, cell, thickness, colour);
    return;
  }
  const std::vector<ImVec2> outline = canvas.outline(cell, 0.5F * thickness);
  const std::size_t count = outline.size();
  for (std::size_t i = 0; i < count; ++i) {
    const ImVec2 corner = outline[i];
    const auto towards = [&](ImVec2 other) {
      return ImVec2{corner.x + share * (other.x - corner.x),
                    corner.y + share * (other.y - corner.y)};
    };
    const std::array<ImVec2, 3> piece{towards(outline[(i + count - 1) % count]), corner,
                                      towards(outline[(i + 1) % count])};
    canvas.list().AddPolyline(piece.data(), 3, colour.packed(), ImDrawFlags_None, thickness);
  }
}

/// A frame around what was chosen.
void draw_selection(const OverlayCanvas& canvas, CellId cell) {
  draw_outline(canvas, cell, canvas.px(4.0F), canvas.theme().marker_halo);
  draw_outline(canvas, cell, canvas.px(2.5F), canvas.theme().selection);
}

/// Four corners, or six, so that it is not taken for the selection.
void draw_cursor(const OverlayCanvas& canvas, CellId cell) {
  draw_corners(canvas, cell, canvas.px(5.0F), kCornerShare + 0.02F, canvas.theme().marker_halo);
  draw_corners(canvas, cell, canvas.px(3.5F), kCornerShare, canvas.theme().selection);
}

}  // namespace

void draw_cell_outlines(const OverlayCanvas& canvas) {
  const Workbench& workbench = canvas.workbench();
  const Theme& theme = canvas.theme();
  if (const auto hover = workbench.canvas().hover()) {
    draw_outline(canvas, *hover, canvas.px(1.5F), theme.hover_outline.with_alpha(0.65F));
  }
  if (const auto selected = workbench.canvas().selected()) draw_selection(canvas, *selected);
  if (const auto cursor = workbench.canvas().cursor()) draw_cursor(canvas, *cursor);
}

void draw_markers(const OverlayCanvas& canvas, bool above_numbers) {
  const Workbench& workbench = canvas.workbench();
  if (workbench.view().search_cells && workbench.solution() != nullptr &&
      workbench.solution()->map().size() == workbench.map().size()) {
    draw_small_current(canvas);
  }
  draw_landmarks(canvas, above_numbers);
  const CellId start = workbench.map().start();
  bool start_is_goal = false;
  for (const CellId goal : workbench.map().goals()) {
    if (goal == start) {
      start_is_goal = true;
    } else if (on_this_map(workbench, goal)) {
      draw_goal(canvas, place_of(canvas, goal, above_numbers));
    }
  }
  if (!on_this_map(workbench, start)) return;
  const MarkerPlace place = place_of(canvas, start, above_numbers);
  if (!start_is_goal) {
    draw_start(canvas, place);
    return;
  }
  const SharedPlaces places = side_by_side(canvas, place);
  draw_start(canvas, places.start);
  draw_goal(canvas, places.goal);
}

}  // namespace astrolabe::app
