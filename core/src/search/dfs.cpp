#include "search/algorithm_entries.h"
#include "search/best_first_factory.h"
#include "search/guarantees.h"

namespace astrolabe {

namespace {

Guarantee dfs_guarantee(const SearchSpace&, const SearchSettings&) {
  return no_guarantee("It takes the first way that leads to the goal, however long.");
}

std::unique_ptr<Search> make_dfs(std::shared_ptr<const SearchSpace> space, const SearchSettings&,
                                 EventLog* log) {
  return make_best_first({.space = space,
                          .estimation = {find_heuristic("zero"), nullptr},
                          .order = {.key = KeyKind::kLastIn},
                          .reopen = false,
                          .log = log});
}

}  // namespace

AlgorithmEntry dfs_algorithm() {
  return {
      .id = "dfs",
      .name = "Depth-first",
      .description =
          "Expands the cell that was opened last, and so follows one way to its end before it "
          "tries "
          "another. It finds a path, mostly a very long one: this is why nobody plans with it.",
      .source = "Tarjan, 1972",
      .f = FKind::kNone,
      .choice = "opened last",
      .guarantee = dfs_guarantee,
      .make = make_dfs,
  };
}

}  // namespace astrolabe
