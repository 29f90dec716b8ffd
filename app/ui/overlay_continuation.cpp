#include "app/ui/overlay_continuation.h"

#include <algorithm>

namespace astrolabe::app {

namespace {

// [Units: design pixels]
constexpr float kMargin = 8.0F;  ///< From the canvas' edge to the tip.
constexpr float kLength = 9.0F;
constexpr float kHalfWidth = 9.0F;
constexpr float kHalo = 2.0F;

/// A tip near an edge of the canvas, and the way it points.
struct Mark {
  ImVec2 tip;
  ImVec2 way;
};

void draw_triangle(ImDrawList& list, const Mark& mark, float length, float half_width,
                   Colour colour) {
  const ImVec2 base{mark.tip.x - mark.way.x * length, mark.tip.y - mark.way.y * length};
  list.AddTriangleFilled(
      mark.tip, {base.x - mark.way.y * half_width, base.y + mark.way.x * half_width},
      {base.x + mark.way.y * half_width, base.y - mark.way.x * half_width}, colour.packed());
}

void draw_mark(const OverlayCanvas& canvas, const Mark& mark) {
  const float halo = canvas.px(kHalo);
  const Mark around{{mark.tip.x + mark.way.x * 1.5F * halo, mark.tip.y + mark.way.y * 1.5F * halo},
                    mark.way};
  draw_triangle(canvas.list(), around, canvas.px(kLength) + 2.5F * halo,
                canvas.px(kHalfWidth) + 2.0F * halo, canvas.theme().surface);
  draw_triangle(canvas.list(), mark, canvas.px(kLength), canvas.px(kHalfWidth),
                canvas.theme().muted);
}

}  // namespace

void draw_continuation(const OverlayCanvas& canvas) {
  const Camera& camera = canvas.workbench().camera();
  if (camera.fit_shows_all()) return;
  const ScreenRect room = camera.room();
  const auto left = static_cast<float>(room.x);
  const auto top = static_cast<float>(room.y);
  const auto right = static_cast<float>(room.x + room.width);
  const auto foot = static_cast<float>(room.y + room.height);
  const ImVec2 first = canvas.at(camera.bounds().min);
  const ImVec2 last = canvas.at(camera.bounds().max);
  // The middle of what is seen of the map.
  const float x = 0.5F * (std::max(first.x, left) + std::min(last.x, right));
  const float y = 0.5F * (std::max(first.y, top) + std::min(last.y, foot));
  const float margin = canvas.px(kMargin);
  if (first.x < left) draw_mark(canvas, {{left + margin, y}, {-1.0F, 0.0F}});
  if (last.x > right) draw_mark(canvas, {{right - margin, y}, {1.0F, 0.0F}});
  if (first.y < top) draw_mark(canvas, {{x, top + margin}, {0.0F, -1.0F}});
  if (last.y > foot) draw_mark(canvas, {{x, foot - margin}, {0.0F, 1.0F}});
}

}  // namespace astrolabe::app
