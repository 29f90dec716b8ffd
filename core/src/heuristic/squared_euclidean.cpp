#include "heuristic/entries.h"

namespace astrolabe {

// h = D distance^2, on every grid.
//
// Beyond a distance of 1 it is more than the straight line, and the more the farther: no factor
// bounds by how much it overestimates. A common mistake: it saves the square root.
HeuristicEntry squared_euclidean_heuristic() {
  return {
      .id = "squared-euclidean",
      .name = "Squared Euclidean",
      .description =
          "The straight line without its square root: a common shortcut that outweighs g far from "
          "the goal.",
      .fits = [](const GridSpec&) { return true; },
      .source = HeuristicSource::kSquared,
      .reason = [](const GridSpec&) -> std::string_view {
        return "It grows with the square of the distance, and no factor makes up for that.";
      },
  };
}

}  // namespace astrolabe
