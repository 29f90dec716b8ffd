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

ScreenLine thinned(const ScreenLine& line, float least) {
  ScreenLine kept;
  for (const ImVec2& point : line) {
    if (kept.empty() || distance(kept.back(), point) >= least) kept.push_back(point);
  }
  if (kept.size() > 1 && distance(kept.back(), line.back()) > 0.0F) kept.back() = line.back();
  if (kept.size() == 1 && line.size() > 1) kept.push_back(line.back());
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
