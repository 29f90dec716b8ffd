#include "app/cli/solve_query.h"

#include <chrono>
#include <span>
#include <string_view>

#include "astrolabe/grid/components.h"
#include "astrolabe/grid/movement_profile.h"
#include "astrolabe/path/smoother_registry.h"
#include "astrolabe/search/event_log.h"
#include "astrolabe/search/optimum.h"

namespace astrolabe::app {

namespace {

using Space = std::shared_ptr<const SearchSpace>;

/// Runs the search to its end or the limit. [Units of the result: microseconds]
double timed_run(Search& search, const PathQuery& ends, std::uint64_t limit) {
  search.begin(ends.start, ends.goals);
  const auto begin = std::chrono::steady_clock::now();
  search.run(limit);
  const auto end = std::chrono::steady_clock::now();
  return std::chrono::duration<double, std::micro>(end - begin).count();
}

/// Makes the same query once more with a log, and takes the cells' states from its end.
Result<void> record_states(const Space& space, const SearchSettings& settings, std::uint64_t limit,
                           SolveReport& report) {
  EventLog log;
  const Result<std::unique_ptr<Search>> search = make_search(space, settings, &log);
  if (!search) return search.error();
  (*search)->begin(report.ends.start, report.ends.goals);
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
  return smooth(smoother->function,
                {.map = file.map, .moves = moves, .path = path, .climb = file.search.climb});
}

Error cost_overflow() {
  return {.code = ErrorCode::kOutOfRange,
          .message =
              "the path's cost is too large to be counted; lower the map's terrain costs or "
              "the weight",
          .file = {}};
}

/// Whether the goals are known to be out of reach.
bool is_known_unreachable(const MapFile& file, const MoveTable& moves, const PathQuery& ends) {
  if (file.search.search_unreachable) return false;
  Components components;
  components.follow(moves);
  return is_unreachable(moves, components, ends);
}

/// The query by a search, entered into the report.
Result<void> search_for(const MapFile& file, const Space& space, const Query& query,
                        SolveReport& report) {
  const Result<std::unique_ptr<Search>> search = make_search(space, file.search);
  if (!search) return search.error();
  if (report.at_once) return {};
  const std::uint64_t limit = query.limit.value_or(default_limit(file.search));
  report.time_us = timed_run(**search, report.ends, limit);
  report.result = result_of(**search, *space);
  const std::span<const Improvement> improvements = (*search)->improvements();
  report.improvements.assign(improvements.begin(), improvements.end());
  if (report.result.status == SearchStatus::kCostOverflow) return cost_overflow();
  if (report.result.status == SearchStatus::kHeuristicFailed) {
    return Error{.code = ErrorCode::kOutOfRange, .message = (*search)->failure(), .file = {}};
  }
  return query.record_states ? record_states(space, file.search, limit, report) : Result<void>();
}

/// The document as its mover sees it.
MapFile seen_by_mover(MapFile file, const PathQuery& ends) {
  file.map.set_palette(palette_for(*find_profile(file.search.profile), file.map.palette()));
  file.search.several_goals = ends.goals.size() > 1;
  return file;
}

}  // namespace

Result<SolveReport> solve_query(const MapFile& document, const Query& query) {
  const MapFile file = seen_by_mover(document, query.ends);
  const Result<Space> space = SearchSpace::make(file.map, cost_rules(file.search));
  if (!space) return space.error();
  const MoveTable& moves = (*space)->moves();
  SolveReport report;
  report.asked = query.ends;
  report.ends = with_open_ends(moves, query.ends, file.search.blocked_ends);
  report.at_once = is_known_unreachable(file, moves, report.ends);
  const Result<void> searched = search_for(file, *space, query, report);
  if (!searched) return searched.error();
  report.guarantee = guarantee_of(**space, file.search);
  report.ratio = measured_ratio(*space, report.ends, file.search, report.result, report.guarantee,
                                [] { return false; });
  report.smoothed = smoothed_path(file, moves, report.result.path);
  return report;
}

}  // namespace astrolabe::app
