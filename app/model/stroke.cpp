#include "app/model/stroke.h"

#include <algorithm>
#include <cmath>
#include <glm/geometric.hpp>

namespace astrolabe::app {

namespace {

/// Distance between the points that are looked at. Two cells that share neither edge nor corner are
/// at least 1/sqrt 3 apart on every grid (the side of a hex), so no cell between two points is
/// skipped. [Units: plane units]
constexpr double kSampleStep = 0.25;

/// The part of a segment, as two fractions of it, inside a rectangle (Liang and Barsky 1984).
struct Span {
  double begin = 0.0;
  double end = 1.0;

  /// Cuts off what lies beyond a border: the segment is at `offset` inside it (negative: outside)
  /// at its begin and moves away from it by `speed`.
  void cut(double offset, double speed) {
    const double crossing = -offset / speed;
    if (speed > 0.0) {
      begin = std::max(begin, crossing);
    } else if (speed < 0.0) {
      end = std::min(end, crossing);
    } else if (offset < 0.0) {
      end = -1.0;
    }
  }
  [[nodiscard]] bool empty() const { return begin > end; }
};

Span inside(const PlaneRect& rect, PlanePoint from, PlanePoint to) {
  const PlanePoint along = to - from;
  Span span;
  span.cut(from.x - rect.min.x, along.x);
  span.cut(rect.max.x - from.x, -along.x);
  span.cut(from.y - rect.min.y, along.y);
  span.cut(rect.max.y - from.y, -along.y);
  return span;
}

bool is_finite(PlanePoint point) { return std::isfinite(point.x) && std::isfinite(point.y); }

}  // namespace

std::vector<CellId> cells_along(const Layout& layout, PlanePoint from, PlanePoint to) {
  std::vector<CellId> cells;
  if (!is_finite(from) || !is_finite(to)) return cells;
  const Span span = inside(layout.bounds(), from, to);
  if (span.empty()) return cells;
  const PlanePoint first = from + span.begin * (to - from);
  const PlanePoint last = from + span.end * (to - from);
  const int steps = static_cast<int>(std::ceil(glm::distance(first, last) / kSampleStep));
  for (int i = 0; i <= steps; ++i) {
    const double share = steps == 0 ? 0.0 : static_cast<double>(i) / steps;
    const std::optional<CellId> cell = layout.cell_at(first + share * (last - first));
    if (cell && (cells.empty() || cells.back() != *cell)) cells.push_back(*cell);
  }
  return cells;
}

TerrainIndex erasing_terrain(const Palette& palette) {
  for (std::size_t i = 0; i < palette.size(); ++i) {
    if (!palette[i].blocked) return static_cast<TerrainIndex>(i);
  }
  return 0;
}

Stroke::Stroke(const Map& map, Mode mode, TerrainIndex terrain, std::optional<CellId> under)
    : terrain_(terrain) {
  const bool begins_on_itself =
      under && map.palette()[terrain].blocked && map.terrain_index(*under) == terrain;
  if (mode == Mode::kErase || begins_on_itself) terrain_ = erasing_terrain(map.palette());
}

}  // namespace astrolabe::app
