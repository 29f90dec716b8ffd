#include "app/model/f_layers.h"

#include "astrolabe/base/zeroed_array.h"
#include "astrolabe/search/algorithm_registry.h"
#include "astrolabe/search/order_registry.h"

namespace astrolabe::app {

namespace {

bool depth_counts(const SearchSettings& settings) {
  const AlgorithmEntry& algorithm = *find_algorithm(settings.algorithm);
  if (algorithm.f == FKind::kNone) return true;
  return algorithm.f == FKind::kWeighted && settings.weight_hundredths != kMinWeight &&
         find_priority(settings.priority)->value == KeyKind::kDynamic;
}

}  // namespace

std::vector<std::uint32_t> depths_of_expansions(const Solution& solution) {
  if (!depth_counts(solution.settings())) return {};
  std::vector<std::uint32_t> depths;
  ZeroedArray<std::uint32_t> depth_of(static_cast<std::size_t>(solution.map().size().cell_count()));
  for (const EventLog::Record& record : solution.log.records()) {
    if (EventLog::holds_old_values(record)) continue;
    const std::size_t cell = index_of(EventLog::cell_of(record));
    const EventKind kind = EventLog::kind_of(record);
    if (kind == EventKind::kExpanded) depths.push_back(depth_of[cell]);
    if (kind == EventKind::kExpanded || kind == EventKind::kClosed) continue;
    depth_of[cell] = record.parent == kNoCell ? 0 : depth_of[index_of(record.parent)] + 1;
  }
  return depths;
}

std::optional<Cost> f_of_expansion(const Solution& solution, std::size_t expansion) {
  const EventLog::Record& begin = solution.log.record(solution.log.end_of_expansion(expansion - 1));
  const std::uint32_t depth = solution.depths.empty() ? 0 : solution.depths[expansion - 1];
  return solution.search->f_hundredths({.cell = EventLog::cell_of(begin),
                                        .g = begin.g,
                                        .depth = depth,
                                        .side = EventLog::side_of(begin),
                                        .expansions = expansion});
}

Cost key_of_expansion(const Solution& solution, std::size_t expansion) {
  const std::optional<Cost> f = f_of_expansion(solution, expansion);
  return f ? *f : static_cast<Cost>(solution.depths[expansion - 1]);
}

std::size_t next_layer_end(const Solution& solution, std::size_t expansion) {
  const std::size_t count = solution.log.expansion_count();
  if (expansion >= count) return count;
  std::size_t end = expansion + 1;
  const Cost key = key_of_expansion(solution, end);
  while (end < count && key_of_expansion(solution, end + 1) == key) ++end;
  return end;
}

std::size_t previous_layer_end(const Solution& solution, std::size_t expansion) {
  if (expansion == 0) return 0;
  const Cost key = key_of_expansion(solution, expansion);
  std::size_t end = expansion - 1;
  while (end > 0 && key_of_expansion(solution, end) == key) --end;
  return end;
}

}  // namespace astrolabe::app
