#include "astrolabe/heuristic/distance.h"
#include "astrolabe/heuristic/heuristic_registry.h"
#include "astrolabe/search/jump_point_search.h"
#include "search/algorithm_entries.h"
#include "search/best_first_adapter.h"
#include "search/guarantees.h"

namespace astrolabe {

namespace {

struct Ingredients {
  std::shared_ptr<const SearchSpace> space;
  std::shared_ptr<const JumpTable> jumps;
  DistanceForm form;
};

template <GridKind kKind, class H, class Observer>
std::unique_ptr<Search> make_compiled(const Ingredients& parts, Observer observer) {
  using Compiled = JumpPointSearch<kKind, H, Observer>;
  const int reach = parts.space->size().width + parts.space->size().height;
  return std::make_unique<BestFirstAdapter<Compiled>>(
      Compiled(parts.space, parts.jumps, H(parts.form), upper_bound(parts.form, reach), observer));
}

template <GridKind kKind, class Observer>
std::unique_ptr<Search> make_with_distance(const Ingredients& parts, Observer observer) {
  if (parts.form.shape == DistanceForm::Shape::kEuclidean) {
    return make_compiled<kKind, EuclideanDistance<std::uint32_t, false>>(parts, observer);
  }
  return make_compiled<kKind, LatticeDistance<std::uint32_t>>(parts, observer);
}

template <class Observer>
std::unique_ptr<Search> make_on_grid(const Ingredients& parts, Observer observer) {
  if (parts.space->spec().kind == GridKind::kDiamond) {
    return make_with_distance<GridKind::kDiamond>(parts, observer);
  }
  return make_with_distance<GridKind::kSquare>(parts, observer);
}

std::unique_ptr<Search> make_jps(std::shared_ptr<const SearchSpace> space,
                                 const SearchSettings& settings, EventLog* log) {
  const CheapestSteps cheapest{space->costs().cheapest_straight, space->costs().cheapest_diagonal};
  const HeuristicEntry* heuristic = find_heuristic(settings.heuristic);
  const Ingredients parts{.space = space,
                          .jumps = std::make_shared<const JumpTable>(*space),
                          .form = heuristic->form(space->spec(), cheapest)};
  if (log != nullptr) return make_on_grid(parts, RecordingObserver(*log));
  return make_on_grid(parts, NullObserver{});
}

}  // namespace

AlgorithmEntry jps_algorithm() {
  return {
      .id = "jps",
      .name = "Jump point search",
      .description =
          "A* that walks straight on, without opening cells, until a turn may be needed. On open "
          "ground of one cost it finds the same best path with a fraction of the expansions.",
      .source = "Harabor and Grastien, 2011 and 2014",
      .uses = {.heuristic = true},
      .needs = {.uniform_costs = true, .corner_moves = true},
      .guarantee = unweighted_guarantee,
      .make = make_jps,
  };
}

}  // namespace astrolabe
