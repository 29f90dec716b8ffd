#pragma once

#include <cstdint>

#include "app/ui/panels/controls.h"

namespace astrolabe::app {

enum class TrackScale : std::uint8_t { kLinear, kLogarithmic };

/// [Limit: min < max; min > 0 where logarithmic]
struct TrackRange {
  double min = 0.0;
  double max = 1.0;
  TrackScale scale = TrackScale::kLinear;
};

/// A thin line with a round knob, filled up to it. Keyboard and pointer work as for any slider.
/// True when it has changed `value`. [Units: width in pixels]
bool track_slider(const UiContext& context, const Control& control, float width, double& value,
                  const TrackRange& range);

}  // namespace astrolabe::app
