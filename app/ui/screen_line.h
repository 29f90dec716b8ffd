#pragma once

#include <vector>

#include "app/ui/imgui_compat.h"

namespace astrolabe::app {

/// A polyline on the screen. [Units: screen pixels]
using ScreenLine = std::vector<ImVec2>;

/// Leaves out points that are closer than `least` to the one kept before; first and last stay.
[[nodiscard]] ScreenLine thinned(const ScreenLine& line, float least);

/// Cuts a line into dashes with gaps between them, beginning with a dash; a dash goes round the
/// line's corners. [Limit: dash, gap > 0] O(points + length / (dash + gap)).
[[nodiscard]] std::vector<ScreenLine> dashes(const ScreenLine& line, float dash, float gap);

/// The parts of a line that may be seen in a rectangle: whole segments, none that lies entirely
/// beyond one of its sides.
[[nodiscard]] std::vector<ScreenLine> visible_parts(const ScreenLine& line, ImVec2 min, ImVec2 max);

}  // namespace astrolabe::app
