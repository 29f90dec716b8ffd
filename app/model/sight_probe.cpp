#include "app/model/sight_probe.h"

#include "app/model/query_text.h"

namespace astrolabe::app {

std::optional<SightProbe> probe_sight(const Solution& solution, CellId cell) {
  const std::vector<CellId>& bends = solution.smoothed.cells;
  if (!solution.found() || bends.size() < 2) return std::nullopt;
  CellId last = bends.front();
  CellId before_last = bends.front();
  std::size_t next = 1;  // The bend that is reached next along the path.
  for (const CellId passed : solution.result.path) {
    if (passed == cell) {
      if (cell == bends.front()) return std::nullopt;
      const Sight line = sight(solution.space->moves(), before_last, cell);
      return SightProbe{.from = before_last, .to = cell, .sight = line};
    }
    if (next < bends.size() && passed == bends[next]) {
      before_last = last;
      last = bends[next++];
    }
  }
  return std::nullopt;
}

std::string sight_sentence(GridSize size, const SightProbe& probe) {
  if (probe.sight.clear) return {};
  const std::string obstacle = probe.sight.blocked == kNoCell
                                   ? std::string("the edge of the map")
                                   : "(" + cell_text(size, probe.sight.blocked) + ")";
  return "no line of sight from (" + cell_text(size, probe.from) + "): " + obstacle +
         " is in the way";
}

}  // namespace astrolabe::app
