#include "astrolabe/search/ara_search.h"

#include "search/algorithm_entries.h"
#include "search/guarantees.h"
#include "search/loop_factory.h"

namespace astrolabe {

namespace {

std::unique_ptr<Search> make_ara(std::shared_ptr<const SearchSpace> space,
                                 const SearchSettings& settings, EventLog* log) {
  return make_loop<AraSearch>(space, make_estimation(space, settings), log,
                              settings.weight_hundredths);
}

}  // namespace

AlgorithmEntry ara_algorithm() {
  return {
      .id = "ara",
      .name = "ARA*",
      .description =
          "Weighted A* in passes, each with a weight half a unit lower, down to 1: a path soon, "
          "and "
          "ever better ones after it. What a pass has found is kept for the next; set a weight "
          "above 1 to begin with.",
      .source = "Likhachev, Gordon and Thrun, 2003",
      .lowers_weight = true,
      .uses = {.heuristic = true, .weight = true},
      .needs = {.consistent_heuristic = true, .static_weight = true},
      .guarantee = unweighted_guarantee,
      .make = make_ara,
  };
}

}  // namespace astrolabe
