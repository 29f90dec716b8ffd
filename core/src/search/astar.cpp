#include "astrolabe/search/order_registry.h"
#include "search/algorithm_entries.h"
#include "search/best_first_factory.h"
#include "search/guarantees.h"

namespace astrolabe {

namespace {

std::unique_ptr<Search> make_astar(std::shared_ptr<const SearchSpace> space,
                                   const SearchSettings& settings, EventLog* log) {
  const KeyKind priority = find_priority(settings.priority)->value;
  const bool weighted = settings.weight_hundredths != kMinWeight;
  return make_best_first({.space = space,
                          .estimation = make_estimation(space, settings),
                          .order = {.key = weighted ? priority : KeyKind::kWeighted,
                                    .tie_break = find_tie_break(settings.tie_break)->value,
                                    .weight_hundredths = settings.weight_hundredths,
                                    .seed = settings.seed},
                          .reopen = settings.reopen,
                          .queue = settings.queue,
                          .log = log});
}

}  // namespace

AlgorithmEntry astar_algorithm() {
  return {
      .id = "astar",
      .name = "A*",
      .description =
          "Expands the open cell with the lowest f = g + h: what the way to it cost plus "
          "what the heuristic expects of the rest. With a weight above 1 it leans on the "
          "heuristic: fewer expansions, a path within a known factor of the best.",
      .source = "Hart, Nilsson and Raphael, 1968; the weight: Pohl, 1970",
      .uses = {.heuristic = true,
               .weight = true,
               .tie_break = true,
               .reopen = true,
               .remedy = true,
               .queue = true},
      .guarantee = astar_guarantee,
      .make = make_astar,
  };
}

}  // namespace astrolabe
