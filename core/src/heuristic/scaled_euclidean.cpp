#include "heuristic/entries.h"

namespace astrolabe {

namespace {

std::string_view reason(const GridSpec&) {
  return "It makes every distance longer than it is, so that a cell nearer to the goal looks "
         "better "
         "whatever the way there has cost.";
}

}  // namespace

// h = floor(s u * distance), u as in euclidean.cpp and s = 2 or 5, on every grid.
//
// The straight line falls by no more than a step costs, so s times it falls by no more than s times
// that: h / s is consistent. On open ground it is s times the length of a straight path, so it
// overestimates everywhere.

HeuristicEntry double_euclidean_heuristic() {
  return {
      .id = "euclidean-x2",
      .name = "Euclidean \u00d7 2",
      .description = "Twice the straight line: too much, to see what that does.",
      .fits = [](const GridSpec&) { return true; },
      .form = [](const GridSpec& spec,
                 const CheapestSteps& cheapest) { return euclidean_form(spec, cheapest, 2); },
      .reason = reason,
  };
}

HeuristicEntry fivefold_euclidean_heuristic() {
  return {
      .id = "euclidean-x5",
      .name = "Euclidean \u00d7 5",
      .description = "Five times the straight line: nearly greedy.",
      .fits = [](const GridSpec&) { return true; },
      .form = [](const GridSpec& spec,
                 const CheapestSteps& cheapest) { return euclidean_form(spec, cheapest, 5); },
      .reason = reason,
  };
}

}  // namespace astrolabe
