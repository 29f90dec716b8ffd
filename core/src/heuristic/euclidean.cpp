#include <algorithm>

#include "heuristic/entries.h"

namespace astrolabe {

namespace {

WideCount square(Cost cost) { return static_cast<WideCount>(cost) * static_cast<WideCount>(cost); }

}  // namespace

DistanceForm euclidean_form(const GridSpec& spec, const CheapestSteps& cheapest, int times) {
  WideCount doubled_squared_unit = 2 * square(cheapest.straight);
  if (has_corner_moves(spec)) {
    doubled_squared_unit = std::min(doubled_squared_unit, square(cheapest.diagonal));
  }
  return {.shape = DistanceForm::Shape::kEuclidean,
          .times = times,
          .doubled_squared_unit = doubled_squared_unit * square(times)};
}

// h = floor(u * distance), with u = min(D, D2 / sqrt 2) where there are diagonal steps and u = D
// elsewhere, on every grid.
//
// A straight step moves by 1 and costs D >= u; a diagonal one moves by sqrt 2 and costs D2 >= u
// sqrt
// 2. By the triangle inequality the real value falls by no more than a step costs, and since the
// costs are whole numbers the rounded one does not either: consistent everywhere, also where D2 was
// rounded down (10 / 14: u is 14 / sqrt 2, not 10).
HeuristicEntry euclidean_heuristic() {
  return {
      .id = "euclidean",
      .name = "Euclidean",
      .description = "The straight line to the goal, as the crow flies.",
      .fits = [](const GridSpec&) { return true; },
      .form = [](const GridSpec& spec,
                 const CheapestSteps& cheapest) { return euclidean_form(spec, cheapest, 1); },
      .reason = [](const GridSpec&) -> std::string_view {
        return "No path is shorter than the straight line, and no step gains more than its length.";
      },
  };
}

}  // namespace astrolabe
