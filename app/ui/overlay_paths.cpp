#include "app/ui/overlay_paths.h"

#include <algorithm>
#include <cmath>

#include "app/ui/screen_line.h"

namespace astrolabe::app {

namespace {

constexpr float kLeastRawWidth = 2.0F;     // [Units: design pixels]
constexpr float kLeastSmoothWidth = 3.0F;  // [Units: design pixels]
constexpr float kHaloWidth = 1.75F;        // beyond each side [Units: design pixels]
constexpr float kRimWidth = 0.75F;         // beyond the halo [Units: design pixels]
constexpr float kDotZoom = 14.0F;          // [Units: design pixels for one plane unit]
constexpr float kSharpTurn = 0.5F;         // cosine of the angle
constexpr float kTolerance = 0.75F;        // of simplified lines [Units: design pixels]
constexpr float kStaleAlpha = 0.35F;

/// How both paths are drawn at a zoom. [Units: screen pixels]
struct PathWidths {
  float raw;
  float smooth;
  float halo;
  float rim;
  float dot;  ///< Radius; 0: no dots.
};

PathWidths widths_for(const OverlayCanvas& canvas) {
  const float raw = std::clamp(0.075F * canvas.zoom(), canvas.px(kLeastRawWidth), canvas.px(4.0F));
  const float smooth =
      std::clamp(0.1F * canvas.zoom(), canvas.px(kLeastSmoothWidth), canvas.px(5.5F));
  const bool dots = canvas.design_zoom() >= kDotZoom;
  return {.raw = raw,
          .smooth = smooth,
          .halo = canvas.px(kHaloWidth),
          .rim = canvas.px(kRimWidth),
          .dot = dots ? std::clamp(0.1F * canvas.zoom(), raw, canvas.px(6.0F)) : 0.0F};
}

void stroke(ImDrawList& list, const ScreenLine& line, Colour colour, float width) {
  list.AddPolyline(line.data(), static_cast<int>(line.size()), colour.packed(), ImDrawFlags_None,
                   width);
}

/// Whether a line turns so sharply at a point that a polyline's mitred corner would look cut off.
bool turns_sharply(ImVec2 before, ImVec2 at, ImVec2 after) {
  const ImVec2 in{at.x - before.x, at.y - before.y};
  const ImVec2 out{after.x - at.x, after.y - at.y};
  const float along = in.x * out.x + in.y * out.y;
  return along <= kSharpTurn * std::hypot(in.x, in.y) * std::hypot(out.x, out.y);
}

/// Round ends and sharp corners, which ImGui's polylines do not have.
void stroke_round(ImDrawList& list, const ScreenLine& line, Colour colour, float width) {
  stroke(list, line, colour, width);
  for (std::size_t i = 0; i < line.size(); ++i) {
    const bool end = i == 0 || i + 1 == line.size();
    if (!end && !turns_sharply(line[i - 1], line[i], line[i + 1])) continue;
    list.AddCircleFilled(line[i], 0.5F * width, colour.packed());
  }
}

/// The parts in sight of a line that is not simplified.
std::vector<ScreenLine> parts_in_sight(const OverlayCanvas& canvas, const ScreenLine& line) {
  const float margin = canvas.px(16.0F);
  const ImVec2 min = canvas.list().GetClipRectMin();
  const ImVec2 max = canvas.list().GetClipRectMax();
  return visible_parts(line, {min.x - margin, min.y - margin}, {max.x + margin, max.y + margin});
}

ScreenLine raw_line(const OverlayCanvas& canvas, const std::vector<CellId>& path) {
  ScreenLine line;
  line.reserve(path.size());
  for (const CellId cell : path) line.push_back(canvas.centre(cell));
  return line;
}

ScreenLine smoothed_line(const OverlayCanvas& canvas, const std::vector<PlanePoint>& points) {
  ScreenLine line;
  line.reserve(points.size());
  for (const PlanePoint& point : points) line.push_back(canvas.at(point));
  return line;
}

/// The band of contrast that a path lies on: a halo with a thin rim.
void stroke_band(const OverlayCanvas& canvas, const ScreenLine& line, float width, float alpha) {
  const PathWidths widths = widths_for(canvas);
  const float halo = width + 2.0F * widths.halo;
  stroke_round(canvas.list(), line, canvas.theme().halo_rim.with_alpha(alpha),
               halo + 2.0F * widths.rim);
  stroke_round(canvas.list(), line, canvas.theme().path_halo.with_alpha(alpha), halo);
}

void draw_discs(const OverlayCanvas& canvas, const ScreenLine& line, float radius, Colour colour) {
  for (const ImVec2& point : line) canvas.list().AddCircleFilled(point, radius, colour.packed());
}

/// What the raw path lies on.
void draw_raw_band(const OverlayCanvas& canvas, const std::vector<CellId>& path, float alpha) {
  const PathWidths widths = widths_for(canvas);
  const Colour halo = canvas.theme().path_halo.with_alpha(alpha);
  for (const ScreenLine& part : parts_in_sight(canvas, raw_line(canvas, path))) {
    stroke_band(canvas, simplified(part, canvas.px(kTolerance)), widths.raw, alpha);
    if (widths.dot > 0.0F) draw_discs(canvas, part, widths.dot + 0.7F * widths.halo, halo);
  }
}

void draw_raw(const OverlayCanvas& canvas, const std::vector<CellId>& path, float alpha) {
  const PathWidths widths = widths_for(canvas);
  const Colour colour = canvas.theme().raw_path.with_alpha(alpha);
  for (const ScreenLine& part : parts_in_sight(canvas, raw_line(canvas, path))) {
    const ScreenLine line = simplified(part, canvas.px(kTolerance));
    for (const ScreenLine& dash : dashes(line, 3.2F * widths.raw, 2.0F * widths.raw)) {
      stroke(canvas.list(), dash, colour, widths.raw);
    }
    if (widths.dot > 0.0F) draw_discs(canvas, part, widths.dot, colour);
  }
}

void draw_smoothed(const OverlayCanvas& canvas, const std::vector<PlanePoint>& points,
                   float alpha) {
  const PathWidths widths = widths_for(canvas);
  for (const ScreenLine& part : parts_in_sight(canvas, smoothed_line(canvas, points))) {
    const ScreenLine simple = simplified(part, canvas.px(kTolerance));
    stroke_band(canvas, simple, widths.smooth, alpha);
    stroke_round(canvas.list(), simple, canvas.theme().smooth_path.with_alpha(alpha),
                 widths.smooth);
  }
}

/// Which paths are drawn; none of them where the map has another size than the one searched.
struct ShownPaths {
  const std::vector<CellId>* raw = nullptr;
  const std::vector<PlanePoint>* smoothed = nullptr;
};

ShownPaths shown_paths(const Workbench& workbench) {
  const Solution* solution = workbench.solution();
  if (solution == nullptr || solution->map().size() != workbench.map().size()) return {};
  const Playback& playback = workbench.playback();
  ShownPaths shown;
  if (workbench.view().raw_path) shown.raw = &playback.shown_path();
  if (workbench.view().smoothed_path && playback.shows_final_path()) {
    shown.smoothed = &solution->smoothed.points;
  }
  return shown;
}

}  // namespace

void draw_paths(const OverlayCanvas& canvas) {
  const ShownPaths shown = shown_paths(canvas.workbench());
  const float alpha = canvas.workbench().solution_is_stale() ? kStaleAlpha : 1.0F;
  if (shown.raw != nullptr) draw_raw_band(canvas, *shown.raw, alpha);
  if (shown.smoothed != nullptr) draw_smoothed(canvas, *shown.smoothed, alpha);
  // Thinner, and dashed: both are seen where they run together.
  if (shown.raw != nullptr) draw_raw(canvas, *shown.raw, alpha);
}

PathCover path_cover(const OverlayCanvas& canvas) {
  const ImVec2 min = canvas.list().GetClipRectMin();
  const ImVec2 max = canvas.list().GetClipRectMax();
  PathCover cover(min.y, max.y, canvas.zoom());
  const auto add = [&](const ScreenLine& line, float width) {
    for (const ScreenLine& part : parts_in_sight(canvas, line)) {
      cover.add(simplified(part, canvas.px(kTolerance)), width);
    }
  };
  const ShownPaths shown = shown_paths(canvas.workbench());
  const PathWidths widths = widths_for(canvas);
  const float beyond = 2.0F * (widths.halo + widths.rim);
  if (shown.raw != nullptr) {
    const float dots = 2.0F * (widths.dot + widths.halo);
    add(raw_line(canvas, *shown.raw), std::max(widths.raw + beyond, dots));
  }
  if (shown.smoothed != nullptr) {
    add(smoothed_line(canvas, *shown.smoothed), widths.smooth + beyond);
  }
  return cover;
}

}  // namespace astrolabe::app
