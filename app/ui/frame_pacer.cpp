#include "app/ui/frame_pacer.h"

#include <algorithm>

namespace astrolabe::app {

std::optional<double> FramePacer::wait(double now, bool moving, double due_in) const {
  const double until_allowed = std::max(0.0, last_frame_ + kShortestFrame - now);
  if (moving || frames_left_ > 0) return until_allowed;
  if (due_in < 0.0) return std::nullopt;
  return std::max(until_allowed, due_in);
}

}  // namespace astrolabe::app
