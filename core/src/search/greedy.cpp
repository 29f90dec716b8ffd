#include "astrolabe/search/order_registry.h"
#include "search/algorithm_entries.h"
#include "search/best_first_factory.h"
#include "search/guarantees.h"

namespace astrolabe {

namespace {

Guarantee greedy_guarantee(const SearchSpace&, const SearchSettings&) {
  return no_guarantee(
      "What the way so far has cost is ignored, so the path may be as dear as any.");
}

std::unique_ptr<Search> make_greedy(std::shared_ptr<const SearchSpace> space,
                                    const SearchSettings& settings, EventLog* log) {
  return make_best_first({.space = space,
                          .estimation = make_estimation(space, settings),
                          .order = {.key = KeyKind::kHeuristic,
                                    .tie_break = find_tie_break(settings.tie_break)->value,
                                    .seed = settings.seed},
                          .reopen = false,
                          .log = log});
}

}  // namespace

AlgorithmEntry greedy_algorithm() {
  return {
      .id = "greedy",
      .name = "Greedy best-first",
      .description =
          "Expands the open cell with the lowest h, the one that seems nearest to the goal. It is "
          "quick where the way is open, runs into dead ends, and cares nothing for the cost.",
      .source = "Doran and Michie, 1966",
      .f = FKind::kHeuristic,
      .choice = "lowest h",
      .uses = {.heuristic = true, .tie_break = true},
      .guarantee = greedy_guarantee,
      .make = make_greedy,
  };
}

}  // namespace astrolabe
