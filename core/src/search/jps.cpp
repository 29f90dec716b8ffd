#include "astrolabe/heuristic/heuristic_registry.h"
#include "astrolabe/search/jump_point_search.h"
#include "search/algorithm_entries.h"
#include "search/grid_dispatch.h"
#include "search/guarantees.h"
#include "search/search_adapter.h"

namespace astrolabe {

namespace {

template <class Observer>
std::unique_ptr<Search> make_compiled(const std::shared_ptr<const SearchSpace>& space,
                                      const HeuristicEntry& heuristic, Observer observer) {
  const auto jumps = std::make_shared<const JumpTable>(*space);
  const DistanceForm form = form_of(heuristic, space->spec(), space->costs());
  const auto make = [&](auto grid, auto distance) -> std::unique_ptr<Search> {
    using Compiled = JumpPointSearch<decltype(grid)::kKind, decltype(distance), Observer>;
    return std::make_unique<SearchAdapter<Compiled>>(
        Compiled(space, jumps, distance, largest_h(form, space->size()), observer));
  };
  if (space->spec().kind == GridKind::kDiamond) {
    return with_distance_on<std::uint32_t, GridKind::kDiamond>(form, make);
  }
  return with_distance_on<std::uint32_t, GridKind::kSquare>(form, make);
}

std::unique_ptr<Search> make_jps(std::shared_ptr<const SearchSpace> space,
                                 const SearchSettings& settings, EventLog* log) {
  const HeuristicEntry& heuristic = *find_heuristic(settings.heuristic);
  if (log != nullptr) return make_compiled(space, heuristic, RecordingObserver(*log));
  return make_compiled(space, heuristic, NullObserver{});
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
