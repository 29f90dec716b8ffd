#include "astrolabe/search/ida_search.h"

#include "search/algorithm_entries.h"
#include "search/guarantees.h"
#include "search/loop_factory.h"

namespace astrolabe {

namespace {

std::unique_ptr<Search> make_ida(std::shared_ptr<const SearchSpace> space,
                                 const SearchSettings& settings, EventLog* log) {
  return make_loop<IdaSearch>(space, make_estimation(space, settings), log,
                              settings.weight_hundredths);
}

}  // namespace

AlgorithmEntry ida_algorithm() {
  return {
      .id = "ida",
      .name = "IDA*",
      .description =
          "Depth-first searches that turn back where f exceeds a bound, each with a higher bound "
          "than the last. It needs next to no memory, and on grids it looks at the same cells "
          "again "
          "and again: try it on the smallest of maps.",
      .source = "Korf, 1985",
      .default_limit = 1'000'000,
      .choice = "deepest within the bound",
      .uses = {.heuristic = true, .weight = true},
      .needs = {.static_weight = true},
      .guarantee = reopening_guarantee,
      .make = make_ida,
  };
}

}  // namespace astrolabe
