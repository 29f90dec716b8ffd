#pragma once

#include <optional>
#include <string>

#include "app/model/solution.h"
#include "astrolabe/path/line_of_sight.h"

namespace astrolabe::app {

/// A line of sight that string pulling cares about, between two cells of the raw path.
struct SightProbe {
  CellId from = kNoCell;
  CellId to = kNoCell;
  Sight sight;

  friend bool operator==(const SightProbe&, const SightProbe&) = default;
};

/// Why the smoothed path bends before a cell of the raw path: the line to it from the bend before
/// the last one (from the start, as long as there is none). Where that line is refused, the
/// smoothed path could not have run straight on. None for other cells, and where nothing is
/// smoothed. O(cells of the path).
[[nodiscard]] std::optional<SightProbe> probe_sight(const Solution& solution, CellId cell);

/// "no line of sight from (0,3): (2,4) is in the way"; empty for a clear line.
[[nodiscard]] std::string sight_sentence(GridSize size, const SightProbe& probe);

}  // namespace astrolabe::app
