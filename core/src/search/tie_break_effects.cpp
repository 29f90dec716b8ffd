#include "astrolabe/search/tie_break_effects.h"

#include "astrolabe/search/algorithm_registry.h"
#include "astrolabe/search/cancellable_run.h"
#include "astrolabe/search/order_registry.h"

namespace astrolabe {

std::vector<TieBreakEffect> tie_break_effects(const std::shared_ptr<const SearchSpace>& space,
                                              const PathQuery& query, SearchSettings settings,
                                              std::uint64_t limit,
                                              const std::function<bool()>& cancelled) {
  std::vector<TieBreakEffect> effects;
  const AlgorithmEntry* algorithm = find_algorithm(settings.algorithm);
  if (algorithm == nullptr || !algorithm->uses.tie_break) return effects;
  for (const TieBreakEntry& entry : all_tie_breaks()) {
    settings.tie_break = entry.id;
    const Result<std::unique_ptr<Search>> search = make_search(space, settings);
    if (!search) return {};
    (*search)->begin(query.start, query.goals);
    if (!run_unless(cancelled, **search, limit)) return {};
    effects.push_back({.tie_break = entry.id,
                       .expanded = (*search)->counts().expanded,
                       .ended = (*search)->status() != SearchStatus::kRunning});
  }
  return effects;
}

}  // namespace astrolabe
