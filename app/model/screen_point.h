#pragma once

namespace astrolabe::app {

/// A point of the window; x to the right, y down, (0,0) the upper-left corner. [Units: pixels as
/// the user interface counts them; fractions are allowed]
struct ScreenPoint {
  double x = 0.0;
  double y = 0.0;
  friend constexpr bool operator==(const ScreenPoint&, const ScreenPoint&) = default;
};

/// A rectangle of the window. [Units: as ScreenPoint] [Limit: width, height >= 0]
struct ScreenRect {
  double x = 0.0;
  double y = 0.0;
  double width = 0.0;
  double height = 0.0;

  [[nodiscard]] constexpr bool contains(ScreenPoint point) const {
    return point.x >= x && point.y >= y && point.x < x + width && point.y < y + height;
  }
  friend constexpr bool operator==(const ScreenRect&, const ScreenRect&) = default;
};

}  // namespace astrolabe::app
