#include "astrolabe/search/optimum.h"

#include <cstdint>
#include <limits>
#include <string>

#include "astrolabe/heuristic/heuristic_registry.h"
#include "astrolabe/search/algorithm_registry.h"
#include "astrolabe/search/cancellable_run.h"

namespace astrolabe {

std::optional<double> shown_optimum(const std::shared_ptr<const SearchSpace>& space,
                                    const PathQuery& query,
                                    const std::function<bool()>& cancelled) {
  SearchSettings settings;
  settings.heuristic = std::string(default_heuristic(space->spec()).id);
  settings.queue = QueueOrder::kBuckets;
  settings.several_goals = query.goals.size() > 1;
  const Result<std::unique_ptr<Search>> search = make_search(space, settings);
  if (!search) return std::nullopt;
  (*search)->begin(query.start, query.goals);
  if (!run_unless(cancelled, **search, std::numeric_limits<std::uint64_t>::max())) {
    return std::nullopt;
  }
  const SearchResult result = result_of(**search, *space);
  if (result.status != SearchStatus::kFound) return std::nullopt;
  return result.shown_cost;
}

std::optional<double> measured_ratio(const std::shared_ptr<const SearchSpace>& space,
                                     const PathQuery& query, const SearchSettings& settings,
                                     const SearchResult& result, const Guarantee& guarantee,
                                     const std::function<bool()>& cancelled) {
  const bool found = result.status == SearchStatus::kFound;
  if (!found || find_algorithm(settings.algorithm)->any_angle) return std::nullopt;
  if (guarantee.kind == Guarantee::Kind::kOptimal) return 1.0;
  const std::optional<double> optimum = shown_optimum(space, query, cancelled);
  if (!optimum) return std::nullopt;
  return *optimum == 0.0 ? 1.0 : result.shown_cost / *optimum;
}

}  // namespace astrolabe
