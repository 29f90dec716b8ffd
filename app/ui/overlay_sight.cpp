#include "app/ui/overlay_sight.h"

#include <algorithm>

#include "app/ui/screen_line.h"

namespace astrolabe::app {

namespace {

// [Units: design pixels]
constexpr float kLineWidth = 1.25F;
constexpr float kCrossWidth = 2.0F;
constexpr float kHaloWidth = 1.0F;
constexpr float kDash = 6.0F;
constexpr float kGap = 4.0F;
constexpr float kLeastCross = 5.0F;

constexpr float kCrossShare = 0.22F;  ///< Half the cross. [Units: plane units]

void draw_line(const OverlayCanvas& canvas, ImVec2 from, ImVec2 to) {
  const float width = canvas.px(kLineWidth);
  canvas.list().AddLine(from, to, canvas.theme().path_halo.with_alpha(0.8F).packed(),
                        width + 2.0F * canvas.px(kHaloWidth));
  for (const ScreenLine& dash : dashes({from, to}, canvas.px(kDash), canvas.px(kGap))) {
    canvas.list().AddLine(dash.front(), dash.back(), canvas.theme().rejected.packed(), width);
  }
}

void draw_cross(const OverlayCanvas& canvas, ImVec2 middle) {
  const float reach = std::max(canvas.px(kLeastCross), kCrossShare * canvas.zoom());
  const auto draw = [&](Colour colour, float width) {
    canvas.list().AddLine({middle.x - reach, middle.y - reach},
                          {middle.x + reach, middle.y + reach}, colour.packed(), width);
    canvas.list().AddLine({middle.x - reach, middle.y + reach},
                          {middle.x + reach, middle.y - reach}, colour.packed(), width);
  };
  const float width = canvas.px(kCrossWidth);
  draw(canvas.theme().path_halo, width + 2.0F * canvas.px(kHaloWidth));
  draw(canvas.theme().rejected, width);
}

}  // namespace

void draw_sight(const OverlayCanvas& canvas) {
  const std::optional<SightProbe> probe = canvas.workbench().probed_sight();
  if (!probe || probe->sight.clear) return;
  draw_line(canvas, canvas.centre(probe->from), canvas.centre(probe->to));
  if (probe->sight.blocked != kNoCell) draw_cross(canvas, canvas.centre(probe->sight.blocked));
}

}  // namespace astrolabe::app
