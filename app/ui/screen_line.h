#pragma once

#include <vector>

#include "app/ui/imgui_compat.h"

namespace astrolabe::app {

/// A polyline on the screen. [Units: screen pixels]
using ScreenLine = std::vector<ImVec2>;

/// Leaves out points without moving the line by more than about `tolerance`: a straight run of any
/// number of points keeps its ends. First and last stay, and so do the tips of turns. In one pass,
/// by the wedge of directions that meet all points since the last one kept (Williams 1978). O(n).
[[nodiscard]] ScreenLine simplified(const ScreenLine& line, float tolerance);

/// Cuts a line into dashes with gaps between them, beginning with a dash; a dash goes round the
/// line's corners. [Limit: dash, gap > 0] O(points + length / (dash + gap)).
[[nodiscard]] std::vector<ScreenLine> dashes(const ScreenLine& line, float dash, float gap);

/// The parts of a line that may be seen in a rectangle: whole segments, none that lies entirely
/// beyond one of its sides.
[[nodiscard]] std::vector<ScreenLine> visible_parts(const ScreenLine& line, ImVec2 min, ImVec2 max);

}  // namespace astrolabe::app
