#include "astrolabe/search/order_registry.h"
#include "search/algorithm_entries.h"
#include "search/best_first_factory.h"
#include "search/guarantees.h"

namespace astrolabe {

namespace {

Guarantee dijkstra_guarantee(const SearchSpace&, const SearchSettings&) {
  return optimal("cells are expanded in the order of their cost.");
}

std::unique_ptr<Search> make_dijkstra(std::shared_ptr<const SearchSpace> space,
                                      const SearchSettings& settings, EventLog* log) {
  return make_best_first(
      {.space = space,
       .estimation = {find_heuristic("zero"), nullptr},
       .order = {.tie_break = find_tie_break(settings.tie_break)->value, .seed = settings.seed},
       .queue = settings.queue,
       .log = log});
}

}  // namespace

AlgorithmEntry dijkstra_algorithm() {
  return {
      .id = "dijkstra",
      .name = "Dijkstra",
      .description =
          "Expands the open cell that is cheapest to reach, and so spreads evenly in all "
          "directions. It needs no heuristic, and knows the best path to every cell that it "
          "closed.",
      .source = "Dijkstra, 1959",
      .f = FKind::kCost,
      .choice = "lowest g",
      .uses = {.tie_break = true, .queue = true},
      .guarantee = dijkstra_guarantee,
      .make = make_dijkstra,
  };
}

}  // namespace astrolabe
