#include "astrolabe/search/tie_break_effects.h"

#include <algorithm>

#include "astrolabe/search/algorithm_registry.h"
#include "astrolabe/search/order_registry.h"
#include "astrolabe/search/search.h"

namespace astrolabe {

namespace {

/// Expansions between two questions whether to go on: below a millisecond.
constexpr std::uint64_t kSlice = 8192;

/// False where it was cancelled.
bool run_to_limit(Search& search, std::uint64_t limit, const std::function<bool()>& cancelled) {
  while (search.status() == SearchStatus::kRunning && search.counts().expanded < limit) {
    if (cancelled()) return false;
    search.run(std::min(kSlice, limit - search.counts().expanded));
  }
  return true;
}

}  // namespace

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
    if (!run_to_limit(**search, limit, cancelled)) return {};
    effects.push_back({.tie_break = entry.id,
                       .expanded = (*search)->counts().expanded,
                       .ended = (*search)->status() != SearchStatus::kRunning});
  }
  return effects;
}

}  // namespace astrolabe
