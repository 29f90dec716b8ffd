#pragma once

#include "app/model/view_options.h"

namespace astrolabe::app {

/// A rectangle of the window. [Units: pixels, whole numbers] x to the right, y down.
struct PixelRect {
  float x = 0.0f;
  float y = 0.0f;
  float width = 0.0f;
  float height = 0.0f;

  [[nodiscard]] float right() const { return x + width; }
  [[nodiscard]] float bottom() const { return y + height; }
  [[nodiscard]] bool empty() const { return width <= 0.0f || height <= 0.0f; }
  [[nodiscard]] bool contains(float at_x, float at_y) const {
    return at_x >= x && at_y >= y && at_x < right() && at_y < bottom();
  }
};

/// The least size of the window that everything is designed for. [Units: points, which are pixels
/// at scale 1]
inline constexpr float kLeastWindowWidth = 960.0f;
inline constexpr float kLeastWindowHeight = 600.0f;

/// What the places of the window follow from.
struct LayoutRequest {
  float width = 0.0f;   ///< Of the window. [Units: pixels]
  float height = 0.0f;  ///< [Units: pixels]
  float scale = 1.0f;   ///< Pixels a point. [Limit: > 0]
  bool tool_bar = true;
  bool column = true;
  double column_width = kDefaultColumnWidth;  ///< Wished for; clamped. [Units: points]
  /// What the result figures would like at the foot of the column; see kTabsHeightWished for what
  /// they get. 0 leaves them out. [Units: points]
  float result_height = 0.0f;
};

/// Where everything is. The places tile the window without gaps; a place that is not shown is
/// empty. The canvas lies under nothing.
///
///     +-------------------------------+
///     | menu_bar                      |
///     +--+-------------------+-+------+
///     |t |                   |s|column|
///     |o | canvas            |p|------|
///     |ol|                   |l|result|
///     +--+-------------------+-+------+
///     | transport                     |
///     +-------------------------------+
///     | status_bar                    |
///     +-------------------------------+
struct WindowLayout {
  PixelRect menu_bar;
  PixelRect tool_bar;
  PixelRect canvas;
  PixelRect splitter;  ///< Between canvas and column; dragging it sets column_width.
  PixelRect column;
  PixelRect result;
  PixelRect transport;
  PixelRect status_bar;
};

/// What the tabs keep of the right column where there is room for both. [Units: points]
inline constexpr float kTabsHeightWished = 344.0f;
/// In a low window the result keeps what it needs for its headline and its guarantee; its figures
/// scroll, so that grid, heuristic and weight stay in sight... [Units: points]
inline constexpr float kLeastResultHeight = 168.0f;
/// ... but no more than this share of the column's height.
inline constexpr float kResultShare = 0.35f;

/// A pure function, O(1). In a window smaller than the least one the bars keep their height, the
/// column gives way to at most half of the width, and what is left over may be empty, never
/// negative.
[[nodiscard]] WindowLayout lay_out(const LayoutRequest& request);

/// The column width to wish for when the splitter's middle is dragged to a pixel. [Units: points]
[[nodiscard]] double column_width_at(const LayoutRequest& request, float pixel_x);

}  // namespace astrolabe::app
