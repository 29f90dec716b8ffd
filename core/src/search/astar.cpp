#include "search/algorithm_entries.h"
#include "search/best_first_factory.h"

namespace astrolabe {

namespace {

std::unique_ptr<Search> make_astar(std::shared_ptr<const SearchSpace> space,
                                   const SearchSettings& settings, EventLog* log) {
  const GridKind kind = space->spec().kind;
  const BestFirstRequest request{.space = std::move(space),
                                 .heuristic = find_heuristic(settings.heuristic),
                                 .weight_hundredths = settings.weight_hundredths,
                                 .reopen = settings.reopen,
                                 .log = log};
  switch (kind) {
    case GridKind::kHexPointy:
      return make_best_first<GridKind::kHexPointy>(request);
    case GridKind::kHexFlat:
      return make_best_first<GridKind::kHexFlat>(request);
    case GridKind::kDiamond:
      return make_best_first<GridKind::kDiamond>(request);
    case GridKind::kSquare:
      break;
  }
  return make_best_first<GridKind::kSquare>(request);
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
      .complete = true,
      .make = make_astar,
  };
}

}  // namespace astrolabe
