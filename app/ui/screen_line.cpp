#include "app/ui/screen_line.h"

#include <algorithm>
#include <cmath>
#include <cstddef>
#include <utility>

namespace astrolabe::app {

namespace {

float distance(ImVec2 from, ImVec2 to) { return std::hypot(to.x - from.x, to.y - from.y); }

ImVec2 between(ImVec2 from, ImVec2 to, float share) {
  return {from.x + (to.x - from.x) * share, from.y + (to.y - from.y) * share};
}

bool may_show(ImVec2 a, ImVec2 b, ImVec2 min, ImVec2 max) {
  return std::max(a.x, b.x) >= min.x && std::min(a.x, b.x) <= max.x &&
         std::max(a.y, b.y) >= min.y && std::min(a.y, b.y) <= max.y;
}

/// The directions from a tip in which a straight line passes all points so far.
class Wedge {
 public:
  Wedge(ImVec2 tip, float tolerance) : tip_(tip), tolerance_(tolerance) {}

  /// Takes one more point in; false, and nothing changed, where no such line would be left, or
  /// where the points have turned back.
  bool narrow(ImVec2 point) {
    const float reach = distance(tip_, point);
    if (reach < farthest_ - tolerance_) return false;
    if (reach > tolerance_) {
      const float direction = std::atan2(point.y - tip_.y, point.x - tip_.x);
      const float turn = open_ ? 0.0F : std::remainder(direction - axis_, kFullTurn);
      if (turn < least_ || turn > most_) return false;
      if (open_) axis_ = direction;
      open_ = false;
      const float spread = std::asin(tolerance_ / reach);
      least_ = std::max(least_, turn - spread);
      most_ = std::min(most_, turn + spread);
    }
    farthest_ = std::max(farthest_, reach);
    return true;
  }

 private:
  static constexpr float kFullTurn = 6.2831853F;

  ImVec2 tip_;
  float tolerance_;
  bool open_ = true;  ///< No point was farther than the tolerance.
  float axis_ = 0.0F;
  float least_ = -kFullTurn;  ///< Relative to the axis. [Units: radians]
  float most_ = kFullTurn;
  float farthest_ = 0.0F;
};

/// Collects dashes while a pen walks along a line.
class DashPen {
 public:
  DashPen(ImVec2 start, float dash, float gap)
      : dash_(dash), gap_(gap), rest_(dash), current_{start} {}

  void walk(ImVec2 from, ImVec2 to) {
    const float length = distance(from, to);
    float done = 0.0F;
    while (length - done > rest_) {
      done += rest_;
      toggle(between(from, to, done / length));
    }
    rest_ -= length - done;
    if (down_) current_.push_back(to);
  }

  std::vector<ScreenLine> take() {
    finish();
    return std::move(dashes_);
  }

 private:
  void toggle(ImVec2 at) {
    if (down_) {
      current_.push_back(at);
      finish();
    } else {
      current_.push_back(at);
    }
    down_ = !down_;
    rest_ = down_ ? dash_ : gap_;
  }
  void finish() {
    if (current_.size() > 1) dashes_.push_back(std::move(current_));
    current_.clear();
  }

  float dash_;
  float gap_;
  float rest_;  ///< Until the pen is lifted or put down.
  bool down_ = true;
  ScreenLine current_;
  std::vector<ScreenLine> dashes_;
};

}  // namespace

ScreenLine simplified(const ScreenLine& line, float tolerance) {
  if (line.size() < 3) return line;
  ScreenLine kept{line.front()};
  Wedge wedge(line.front(), tolerance);
  for (std::size_t i = 1; i < line.size(); ++i) {
    if (wedge.narrow(line[i])) continue;
    kept.push_back(line[i - 1]);
    wedge = Wedge(line[i - 1], tolerance);
    (void)wedge.narrow(line[i]);  // the first point always fits
  }
  kept.push_back(line.back());
  return kept;
}

std::vector<ScreenLine> dashes(const ScreenLine& line, float dash, float gap) {
  if (line.size() < 2) return {};
  DashPen pen(line.front(), dash, gap);
  for (std::size_t i = 1; i < line.size(); ++i) pen.walk(line[i - 1], line[i]);
  return pen.take();
}

std::vector<ScreenLine> visible_parts(const ScreenLine& line, ImVec2 min, ImVec2 max) {
  std::vector<ScreenLine> parts;
  bool joined = false;  // the last part ends where the next segment begins
  for (std::size_t i = 1; i < line.size(); ++i) {
    if (!may_show(line[i - 1], line[i], min, max)) {
      joined = false;
      continue;
    }
    if (!joined) parts.push_back({line[i - 1]});
    parts.back().push_back(line[i]);
    joined = true;
  }
  return parts;
}

}  // namespace astrolabe::app
