#include "astrolabe/path/smoother.h"

#include <algorithm>
#include <cassert>
#include <cstddef>

#include "astrolabe/grid/layout.h"
#include "astrolabe/path/line_cost.h"

namespace astrolabe {

SmoothedPath smooth(SmoothingFunction function, const SmoothingInput& input) {
  assert(input.map.size() == input.moves.size() && input.map.spec() == input.moves.spec());
  const Layout layout(input.map.spec(), input.map.size());
  SmoothedPath smoothed;
  smoothed.cells = function(input);
  for (const CellId cell : smoothed.cells) smoothed.points.push_back(layout.centre(cell));
  for (std::size_t index = 1; index < smoothed.cells.size(); ++index) {
    const CellId from = smoothed.cells[index - 1];
    const CellId to = smoothed.cells[index];
    smoothed.length += line_length(layout.spec(), layout.size(), from, to);
    smoothed.cost += line_cost(input.map, input.moves, from, to, input.climb);
  }
  smoothed.turns = std::max(0, static_cast<int>(smoothed.cells.size()) - 2);
  return smoothed;
}

}  // namespace astrolabe
