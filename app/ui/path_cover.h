#pragma once

#include <cstddef>
#include <vector>

#include "app/ui/imgui_compat.h"
#include "app/ui/screen_line.h"

namespace astrolabe::app {

/// Where thick lines lie on the screen, so that what is written can keep clear of them. Segments
/// are kept by horizontal strips: a question looks at those of its own height alone.
class PathCover {
 public:
  /// For questions between two heights. [Units: screen pixels] [Limit: strip_height > 0]
  PathCover(float top, float bottom, float strip_height);

  /// Adds a line of a width. O(points + strips that it crosses).
  void add(const ScreenLine& line, float width);

  /// True where a rectangle touches a line. O(segments in its strips).
  [[nodiscard]] bool touches(ImVec2 min, ImVec2 max) const;

 private:
  struct Segment {
    ImVec2 from;
    ImVec2 to;
    float half_width;
  };

  static bool meet(const Segment& segment, ImVec2 min, ImVec2 max);
  [[nodiscard]] std::size_t strip_at(float y) const;

  float top_;
  float strip_height_;
  std::vector<std::vector<Segment>> strips_;  ///< At least one.
};

}  // namespace astrolabe::app
