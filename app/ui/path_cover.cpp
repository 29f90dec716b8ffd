#include "app/ui/path_cover.h"

#include <algorithm>
#include <cmath>

namespace astrolabe::app {

PathCover::PathCover(float top, float bottom, float strip_height)
    : top_(top), strip_height_(strip_height) {
  const float count = std::ceil(std::max(bottom - top, 0.0F) / strip_height);
  strips_.resize(std::max(static_cast<std::size_t>(count), std::size_t{1}));
}

/// What lies above or below all strips belongs to the first or the last.
std::size_t PathCover::strip_at(float y) const {
  const auto last = static_cast<float>(strips_.size() - 1);
  return static_cast<std::size_t>(std::clamp((y - top_) / strip_height_, 0.0F, last));
}

void PathCover::add(const ScreenLine& line, float width) {
  const float half = 0.5F * width;
  for (std::size_t i = 1; i < line.size(); ++i) {
    const Segment segment{line[i - 1], line[i], half};
    const auto [above, below] = std::minmax(segment.from.y, segment.to.y);
    const std::size_t end = strip_at(below + half) + 1;
    for (std::size_t strip = strip_at(above - half); strip < end; ++strip) {
      strips_[strip].push_back(segment);
    }
  }
}

/// They are apart if they are so along an axis or across the segment.
bool PathCover::meet(const Segment& segment, ImVec2 min, ImVec2 max) {
  const auto [left, right] = std::minmax(segment.from.x, segment.to.x);
  const auto [above, below] = std::minmax(segment.from.y, segment.to.y);
  const float half = segment.half_width;
  if (right + half < min.x || left - half > max.x) return false;
  if (below + half < min.y || above - half > max.y) return false;
  const ImVec2 along{segment.to.x - segment.from.x, segment.to.y - segment.from.y};
  const ImVec2 middle{0.5F * (min.x + max.x) - segment.from.x,
                      0.5F * (min.y + max.y) - segment.from.y};
  const float away = std::fabs(along.x * middle.y - along.y * middle.x);
  const float reach =
      0.5F * (std::fabs(along.y) * (max.x - min.x) + std::fabs(along.x) * (max.y - min.y));
  return away <= reach + half * std::hypot(along.x, along.y);
}

bool PathCover::touches(ImVec2 min, ImVec2 max) const {
  const std::size_t end = strip_at(max.y) + 1;
  for (std::size_t strip = strip_at(min.y); strip < end; ++strip) {
    for (const Segment& segment : strips_[strip]) {
      if (meet(segment, min, max)) return true;
    }
  }
  return false;
}

}  // namespace astrolabe::app
