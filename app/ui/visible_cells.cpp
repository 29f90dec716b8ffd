#include "app/ui/visible_cells.h"

#include <algorithm>

namespace astrolabe::app {

CellRect visible_cells(const Camera& camera, const Layout& layout) {
  const PlaneRect view = camera.visible();
  const PlaneRect map = layout.bounds();
  if (view.max.x < map.min.x || view.max.y < map.min.y) return {};
  if (view.min.x > map.max.x || view.min.y > map.max.y) return {};
  // Within the map's rectangle, columns and rows surely fit an int.
  const auto clamped = [&map](PlanePoint point) {
    return PlanePoint{std::clamp(point.x, map.min.x, map.max.x),
                      std::clamp(point.y, map.min.y, map.max.y)};
  };
  const Offset first = layout.nearest(clamped(view.min));
  const Offset last = layout.nearest(clamped(view.max));
  // A shifted line, or a tip that reaches into view, is at most one further.
  const GridSize size = layout.size();
  return {{std::max(0, first.col - 1), std::max(0, first.row - 1)},
          {std::min(size.width, last.col + 2), std::min(size.height, last.row + 2)}};
}

}  // namespace astrolabe::app
