#include "app/ui/layout.h"

#include <algorithm>
#include <cmath>

namespace astrolabe::app {

namespace {

// All in points.
constexpr float kMenuBarHeight = 36.0f;
constexpr float kToolBarWidth = 48.0f;
constexpr float kSplitterWidth = 6.0f;
constexpr float kTransportHeight = 52.0f;
constexpr float kStatusBarHeight = 28.0f;

/// The most of the window's width that the column takes when there is little of it.
constexpr float kColumnShare = 0.5f;

float pixels(float points, float scale) { return std::round(points * scale); }

/// Cuts strips off the sides of what is left of the window, so that places can neither overlap nor
/// leave it.
class Remainder {
 public:
  explicit Remainder(PixelRect whole) : rest_(whole) {}

  PixelRect take_top(float height) {
    const float taken = std::clamp(height, 0.0f, rest_.height);
    const PixelRect strip{rest_.x, rest_.y, rest_.width, taken};
    rest_.y += taken;
    rest_.height -= taken;
    return strip;
  }
  PixelRect take_bottom(float height) {
    const float taken = std::clamp(height, 0.0f, rest_.height);
    rest_.height -= taken;
    return {rest_.x, rest_.bottom(), rest_.width, taken};
  }
  PixelRect take_left(float width) {
    const float taken = std::clamp(width, 0.0f, rest_.width);
    const PixelRect strip{rest_.x, rest_.y, taken, rest_.height};
    rest_.x += taken;
    rest_.width -= taken;
    return strip;
  }
  PixelRect take_right(float width) {
    const float taken = std::clamp(width, 0.0f, rest_.width);
    rest_.width -= taken;
    return {rest_.right(), rest_.y, taken, rest_.height};
  }
  [[nodiscard]] PixelRect rest() const { return rest_; }

 private:
  PixelRect rest_;
};

float column_pixels(const LayoutRequest& request) {
  const double wished = std::clamp(request.column_width, kLeastColumnWidth, kGreatestColumnWidth);
  return std::min(pixels(static_cast<float>(wished), request.scale),
                  std::floor(request.width * kColumnShare));
}

}  // namespace

WindowLayout lay_out(const LayoutRequest& request) {
  WindowLayout layout;
  Remainder window({0.0f, 0.0f, std::max(std::floor(request.width), 0.0f),
                    std::max(std::floor(request.height), 0.0f)});
  layout.menu_bar = window.take_top(pixels(kMenuBarHeight, request.scale));
  layout.status_bar = window.take_bottom(pixels(kStatusBarHeight, request.scale));
  layout.transport = window.take_bottom(pixels(kTransportHeight, request.scale));
  if (request.tool_bar) {
    layout.tool_bar = window.take_left(pixels(kToolBarWidth, request.scale));
  }
  if (request.column) {
    layout.column = window.take_right(column_pixels(request));
    layout.splitter = window.take_right(pixels(kSplitterWidth, request.scale));
    const float beside_tabs = layout.column.height - pixels(kTabsHeightWished, request.scale);
    const float least = std::min(pixels(kLeastResultHeight, request.scale),
                                 std::floor(layout.column.height * kResultShare));
    const float most = std::max(beside_tabs, least);
    Remainder column(layout.column);
    layout.result =
        column.take_bottom(std::min(pixels(request.result_height, request.scale), most));
    layout.column = column.rest();
  }
  layout.canvas = window.rest();
  return layout;
}

double column_width_at(const LayoutRequest& request, float pixel_x) {
  const float right_of_splitter = pixel_x + pixels(kSplitterWidth, request.scale) / 2.0f;
  const float width = (request.width - right_of_splitter) / request.scale;
  return std::clamp(static_cast<double>(width), kLeastColumnWidth, kGreatestColumnWidth);
}

}  // namespace astrolabe::app
