#include "search/algorithm_entries.h"
#include "search/best_first_factory.h"
#include "search/guarantees.h"

namespace astrolabe {

namespace {

std::unique_ptr<Search> make_canonical(std::shared_ptr<const SearchSpace> space,
                                       const SearchSettings& settings, EventLog* log) {
  return make_best_first({.space = space,
                          .estimation = make_estimation(space, settings),
                          .order = {},
                          .queue = settings.queue,
                          .pruning = Pruning::kCanonical,
                          .log = log});
}

}  // namespace

AlgorithmEntry canonical_algorithm() {
  return {
      .id = "canonical",
      .name = "Canonical A*",
      .description =
          "A* that of all paths which differ only in the order of their steps follows one: "
          "diagonal "
          "steps come first. It expands what A* expands and looks at far fewer neighbours.",
      .source = "Harabor and Grastien, 2011; Sturtevant and Rabin, 2016",
      .f = FKind::kSum,
      .leaves_out =
          "No path whose diagonal steps come first leads here from an expanded cell, so the search "
          "does not know it.",
      .uses = {.heuristic = true, .queue = true},
      .needs = {.uniform_costs = true, .consistent_heuristic = true, .corner_moves = true},
      .guarantee = unweighted_guarantee,
      .make = make_canonical,
  };
}

}  // namespace astrolabe
