#include "astrolabe/search/fringe_search.h"

#include "search/algorithm_entries.h"
#include "search/guarantees.h"
#include "search/loop_factory.h"

namespace astrolabe {

namespace {

std::unique_ptr<Search> make_fringe(std::shared_ptr<const SearchSpace> space,
                                    const SearchSettings& settings, EventLog* log) {
  return make_loop<FringeSearch>(space, make_estimation(space, settings), log,
                                 settings.weight_hundredths);
}

}  // namespace

AlgorithmEntry fringe_algorithm() {
  return {
      .id = "fringe",
      .name = "Fringe search",
      .description =
          "Goes through a list of open cells again and again, each time with a higher bound on f, "
          "and expands what lies within. It sorts nothing, but where costs differ in many small "
          "parts it goes round many times.",
      .source = "Bj\u00f6rnsson, Enzenberger, Holte and Schaeffer, 2005",
      .default_limit = 1'000'000,
      .choice = "next in the list within the bound",
      .uses = {.heuristic = true, .weight = true},
      .needs = {.static_weight = true},
      .guarantee = reopening_guarantee,
      .make = make_fringe,
  };
}

}  // namespace astrolabe
