#include <algorithm>
#include <cstddef>

#include "search/algorithm_entries.h"
#include "search/best_first_factory.h"
#include "search/guarantees.h"

namespace astrolabe {

namespace {

Cost dearest_step(const SearchSpace& space) {
  const StepCosts& costs = space.costs();
  if (space.spec().ways == kMaxDirections) return costs.dearest;
  // That is a diagonal one: its climb is as high as that of a straight one may be.
  const auto dearest_level = [&costs](std::size_t diagonal) {
    return *std::max_element(costs.by_terrain[diagonal].begin(), costs.by_terrain[diagonal].end());
  };
  return dearest_level(0) + costs.dearest - dearest_level(1);
}

/// A path of the fewest steps costs at most as many of the dearest, the best at least as many of
/// the cheapest.
Guarantee bfs_guarantee(const SearchSpace& space, const SearchSettings&) {
  const Cost cheapest = std::max<Cost>(1, space.costs().cheapest_straight);
  return within({dearest_step(space), cheapest},
                "it has the fewest steps, and a step costs at most so many times another.",
                "none has fewer steps, and all steps cost the same.");
}

std::unique_ptr<Search> make_bfs(std::shared_ptr<const SearchSpace> space, const SearchSettings&,
                                 EventLog* log) {
  return make_best_first({.space = space,
                          .estimation = {find_heuristic("zero"), nullptr},
                          .order = {.key = KeyKind::kFirstIn},
                          .log = log});
}

}  // namespace

AlgorithmEntry bfs_algorithm() {
  return {
      .id = "bfs",
      .name = "Breadth-first",
      .description =
          "Expands the cell that has been open longest, ring after ring around the start. It "
          "finds a path of the fewest steps, whatever the steps cost.",
      .source = "Moore, 1959",
      .f = FKind::kNone,
      .choice = "open for longest",
      .guarantee = bfs_guarantee,
      .make = make_bfs,
  };
}

}  // namespace astrolabe
