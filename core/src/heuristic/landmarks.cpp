#include "heuristic/entries.h"

namespace astrolabe {

// h(n) = max over the landmarks L of d(L, goal) - d(L, n) and d(n, L) - d(goal, L), and 0, on every
// grid. (ALT: Goldberg and Harrelson 2005; on grids as differential heuristics: Sturtevant,
// Felner, Barrer, Schaeffer and Burch 2009.)
//
// d(L, goal) <= d(L, n) + d(n, goal), and d(n, L) <= d(n, goal) + d(goal, L): neither difference is
// above d(n, goal). For a step from n to m, d(L, m) <= d(L, n) + c(n, m) and d(n, L) <= c(n, m) +
// d(m, L): neither falls by more than the step costs, and so their maximum does not. Costs may
// differ by direction, hence two tables.
HeuristicEntry landmarks_heuristic() {
  return {
      .id = "landmarks",
      .name = "Landmarks (ALT)",
      .description =
          "What the true costs to and from a few far cells say about the rest of the way. It knows "
          "of walls, and takes time and memory beforehand.",
      .fits = [](const GridSpec&) { return true; },
      .source = HeuristicSource::kLandmarks,
      .standing = {.admissible = true, .consistent = true, .factor = Ratio{1, 1}},
      .reason = [](const GridSpec&) -> std::string_view {
        return "By the triangle inequality no difference of true costs is more than the way "
               "between.";
      },
  };
}

}  // namespace astrolabe
