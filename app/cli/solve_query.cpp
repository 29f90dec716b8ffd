#include "app/cli/solve_query.h"

#include <chrono>
#include <string_view>

#include "astrolabe/path/smoother_registry.h"
#include "astrolabe/search/event_log.h"

namespace astrolabe::app {

namespace {

using Space = std::shared_ptr<const SearchSpace>;

/// Runs the search to its end or the limit. [Units of the result: microseconds]
double timed_run(Search& search, const Query& query, std::uint64_t limit) {
  search.begin(query.start, query.goal);
  const auto begin = std::chrono::steady_clock::now();
  search.run(limit);
  const auto end = std::chrono::steady_clock::now();
  return std::chrono::duration<double, std::micro>(end - begin).count();
}

/// Makes the same query once more with a log, and takes the cells' states from its end.
Result<void> record_states(const Space& space, const SearchSettings& settings, const Query& query,
                           std::uint64_t limit, SolveReport& report) {
  EventLog log;
  const Result<std::unique_ptr<Search>> search = make_search(space, settings, &log);
  if (!search) return search.error();
  (*search)->begin(query.start, query.goal);
  (*search)->run(limit);

  const auto cell_count = static_cast<std::size_t>(space->size().cell_count());
  Replay replay(log, cell_count);
  replay.seek(log.size());
  report.states.reserve(cell_count);
  for (std::uint32_t index = 0; index < cell_count; ++index) {
    report.states.push_back(replay.state(CellId{index}));
  }
  report.states_complete = !log.full();
  return {};
}

constexpr std::string_view kNoSmoother = "none";

std::optional<SmoothedPath> smoothed_path(const MapFile& file, const MoveTable& moves,
                                          const std::vector<CellId>& path) {
  const SmootherEntry* smoother = find_smoother(file.search.smoother);
  if (path.empty() || smoother == nullptr || smoother->id == kNoSmoother) return std::nullopt;
  return smooth(smoother->function, {.map = file.map, .moves = moves, .path = path});
}

Error cost_overflow() {
  return {.code = ErrorCode::kOutOfRange,
          .message =
              "the path's cost is too large to be counted; lower the map's terrain costs or "
              "the weight",
          .file = {}};
}

}  // namespace

Result<SolveReport> solve_query(const MapFile& file, const Query& query) {
  const Result<Space> space = SearchSpace::make(file.map, file.search.cost_scale);
  if (!space) return space.error();
  const Result<std::unique_ptr<Search>> search = make_search(*space, file.search);
  if (!search) return search.error();

  SolveReport report;
  const std::uint64_t limit = query.limit.value_or(default_limit(file.search));
  report.time_us = timed_run(**search, query, limit);
  report.result = result_of(**search, **space);
  if (report.result.status == SearchStatus::kCostOverflow) return cost_overflow();
  if (report.result.status == SearchStatus::kHeuristicFailed) {
    return Error{.code = ErrorCode::kOutOfRange, .message = (*search)->failure(), .file = {}};
  }
  report.guarantee = guarantee_of(**space, file.search);
  report.smoothed = smoothed_path(file, (*space)->moves(), report.result.path);
  if (query.record_states) {
    const Result<void> recorded = record_states(*space, file.search, query, limit, report);
    if (!recorded) return recorded.error();
  }
  return report;
}

}  // namespace astrolabe::app
