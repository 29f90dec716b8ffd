#include "app/model/interface_scale.h"

#include <algorithm>
#include <cmath>

namespace astrolabe::app {

namespace {

/// Of ViewOptions::scale.
constexpr double kAsTheDisplaySays = 0.0;

}  // namespace

double InterfaceScale::now() const {
  const double chosen = settings_.view.scale;
  const double otherwise = chosen > kAsTheDisplaySays ? chosen : display_;
  return std::clamp(for_this_run_.value_or(otherwise), kMinScale, kMaxScale);
}

void InterfaceScale::enlarge() { choose((std::floor(now() / kStep) + 1.0) * kStep); }

void InterfaceScale::reduce() { choose((std::ceil(now() / kStep) - 1.0) * kStep); }

void InterfaceScale::follow_display() {
  for_this_run_.reset();
  settings_.view.scale = kAsTheDisplaySays;
}

bool InterfaceScale::follows_display() const {
  return !for_this_run_ && settings_.view.scale == kAsTheDisplaySays;
}

void InterfaceScale::choose(double scale) {
  for_this_run_.reset();
  settings_.view.scale = std::clamp(scale, kMinScale, kMaxScale);
}

}  // namespace astrolabe::app
