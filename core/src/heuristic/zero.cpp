#include "heuristic/entries.h"

namespace astrolabe {

// h = 0. Consistent on every grid: it never changes, and no step is free. A* with it is Dijkstra's
// algorithm.
HeuristicEntry zero_heuristic() {
  return {
      .id = "zero",
      .name = "Zero (Dijkstra)",
      .description =
          "Always 0: the search knows nothing of the goal and spreads evenly, as Dijkstra's.",
      .fits = [](const GridSpec&) { return true; },
      .form = [](const GridSpec&, const CheapestSteps&) { return DistanceForm{}; },
      .reason = [](const GridSpec&) -> std::string_view {
        return "It expects nothing of the rest of the way, so it never expects too much.";
      },
  };
}

}  // namespace astrolabe
