#include "heuristic/entries.h"

namespace astrolabe {

// h = h*, the cost of the best way from a cell to the goal, on every grid.
//
// It is the truth, so never above it; and for a step from n to m, h*(n) <= c(n, m) + h*(m).
HeuristicEntry perfect_heuristic() {
  return {
      .id = "perfect",
      .name = "Perfect (h*)",
      .description =
          "The true cost of the rest of the way, found by a search backwards from the goal: with "
          "it "
          "A* walks straight along a best path. It shows what the others fall short of.",
      .fits = [](const GridSpec&) { return true; },
      .source = HeuristicSource::kPerfect,
      .standing = {.admissible = true, .consistent = true, .factor = Ratio{1, 1}},
      .reason = [](const GridSpec&) -> std::string_view { return "It is the true cost itself."; },
  };
}

}  // namespace astrolabe
