#include "app/ui/draft_governor.h"

namespace astrolabe::app {

namespace {

constexpr double kNewShare = 0.5;         // of a new measurement in the average
constexpr double kDraftToFullCost = 4.0;  // a draft takes a quarter of the samples

}  // namespace

bool DraftGovernor::begin_drawing() {
  if (until_measured_ > 0) {
    --until_measured_;
    return false;
  }
  until_measured_ = kMeasureEvery - 1;
  return true;
}

void DraftGovernor::note_cost(double milliseconds, bool was_draft) {
  const double full = was_draft ? milliseconds * kDraftToFullCost : milliseconds;
  full_cost_ = full_cost_ == 0.0 ? full : full_cost_ + (full - full_cost_) * kNewShare;
}

void DraftGovernor::forget() {
  full_cost_ = 0.0;
  until_measured_ = kFirstMeasured;
}

}  // namespace astrolabe::app
