#include "tests/support/slow_plane.h"

#include <algorithm>
#include <cmath>

namespace astrolabe::test {

namespace {

bool is_shifted(int line, Stagger stagger) {
  const bool odd = line % 2 != 0;
  return odd == (stagger == Stagger::kOdd);
}

SlowPoint exchanged(SlowPoint point) { return {point.y, point.x}; }

constexpr std::array<SlowPoint, 4> kSquareCorners{{{-1, -1}, {1, -1}, {1, 1}, {-1, 1}}};
constexpr std::array<SlowPoint, 4> kDiamondCorners{{{0, -1}, {1, 0}, {0, 1}, {-1, 0}}};
constexpr std::array<SlowPoint, 6> kPointyCorners{
    {{0, -2}, {1, -1}, {1, 1}, {0, 2}, {-1, 1}, {-1, -1}}};
constexpr std::array<SlowPoint, 6> kFlatCorners{
    {{-2, 0}, {-1, -1}, {1, -1}, {2, 0}, {1, 1}, {-1, 1}}};

std::span<const SlowPoint> corners_around_origin(GridKind kind) {
  switch (kind) {
    case GridKind::kHexPointy:
      return kPointyCorners;
    case GridKind::kHexFlat:
      return kFlatCorners;
    case GridKind::kDiamond:
      return kDiamondCorners;
    case GridKind::kSquare:
      break;
  }
  return kSquareCorners;
}

}  // namespace

SlowPoint slow_centre(const GridSpec& spec, Offset at) {
  switch (spec.kind) {
    case GridKind::kHexPointy:
      return {2 * at.col + (is_shifted(at.row, spec.stagger) ? 1 : 0), 3 * at.row};
    case GridKind::kHexFlat: {
      const GridSpec pointy{.kind = GridKind::kHexPointy, .ways = 6, .stagger = spec.stagger};
      return exchanged(slow_centre(pointy, {at.row, at.col}));
    }
    case GridKind::kDiamond:
      return {2 * at.col + (is_shifted(at.row, spec.stagger) ? 1 : 0), at.row};
    case GridKind::kSquare:
      break;
  }
  return {2 * at.col, 2 * at.row};
}

SlowOutline::SlowOutline(std::span<const SlowPoint> corners) : count_(corners.size()) {
  std::copy(corners.begin(), corners.end(), corners_.begin());
}

SlowOutline slow_outline(const GridSpec& spec, Offset at) {
  const SlowPoint centre = slow_centre(spec, at);
  const std::span<const SlowPoint> around_origin = corners_around_origin(spec.kind);
  std::array<SlowPoint, 6> corners{};
  for (std::size_t index = 0; index < around_origin.size(); ++index) {
    const SlowPoint corner = around_origin[index];
    corners[index] = {corner.x + centre.x, corner.y + centre.y};
  }
  return SlowOutline({corners.data(), around_origin.size()});
}

int shared_corners(const GridSpec& spec, Offset one, Offset other) {
  const SlowOutline ours = slow_outline(spec, one);
  const SlowOutline theirs = slow_outline(spec, other);
  int shared = 0;
  for (const SlowPoint& corner : ours.corners()) {
    const std::span<const SlowPoint> others = theirs.corners();
    if (std::find(others.begin(), others.end(), corner) != others.end()) ++shared;
  }
  return shared;
}

double slow_distance(const GridSpec& spec, Offset one, Offset other) {
  const SlowPoint from = slow_centre(spec, one);
  const SlowPoint to = slow_centre(spec, other);
  const double x = static_cast<double>(to.x - from.x);
  const double y = static_cast<double>(to.y - from.y);
  switch (spec.kind) {
    case GridKind::kHexPointy:
      return std::sqrt(x * x / 4.0 + y * y / 12.0);
    case GridKind::kHexFlat:
      return std::sqrt(y * y / 4.0 + x * x / 12.0);
    case GridKind::kDiamond:
      return std::sqrt((x * x + y * y) / 2.0);
    case GridKind::kSquare:
      break;
  }
  return std::sqrt((x * x + y * y) / 4.0);
}

}  // namespace astrolabe::test
