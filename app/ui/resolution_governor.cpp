#include "app/ui/resolution_governor.h"

namespace astrolabe::app {

namespace {

constexpr double kNewShare = 0.5;        // of a new measurement in the average
constexpr double kHalfToFullCost = 4.0;  // a quarter of the pixels

}  // namespace

bool ResolutionGovernor::begin_drawing() {
  if (until_measured_ > 0) {
    --until_measured_;
    return false;
  }
  until_measured_ = kMeasureEvery - 1;
  return true;
}

void ResolutionGovernor::note_cost(double milliseconds, bool was_half) {
  const double full = was_half ? milliseconds * kHalfToFullCost : milliseconds;
  full_cost_ = full_cost_ == 0.0 ? full : full_cost_ + (full - full_cost_) * kNewShare;
}

void ResolutionGovernor::forget() {
  full_cost_ = 0.0;
  until_measured_ = 0;
}

}  // namespace astrolabe::app
