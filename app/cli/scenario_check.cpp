#include "app/cli/scenario_check.h"

#include <limits>

#include "app/cli/cell_text.h"
#include "astrolabe/grid/movement_profile.h"
#include "astrolabe/search/guarantee.h"
#include "astrolabe/search/search.h"
#include "astrolabe/search/search_space.h"
#include "astrolabe/search/solve.h"

namespace astrolabe::app {

namespace {

constexpr std::size_t kRowsBetweenProgress = 16;

/// Whether a length that was found, or that there is none, is what the row states.
bool confirms(const ScenarioRow& row, std::optional<double> found, double tolerance,
              std::optional<double> bound) {
  if (!found) return row.length == 0.0;
  const double most =
      bound ? *bound * row.length + tolerance : std::numeric_limits<double>::infinity();
  return *found >= row.length - tolerance && *found <= most;
}

/// Runs one row and enters the outcome into the report.
void add_row(CheckReport& report, const Scenario& scenario, std::size_t index, Search& search,
             const SearchSpace& space, std::optional<double> bound, std::uint64_t limit) {
  const ScenarioRow& row = scenario.rows[index];
  search.begin(space.size().cell(row.start), space.size().cell(row.goal));
  search.run(limit);
  const SearchResult result = result_of(search, space);
  std::optional<double> found;
  if (result.status == SearchStatus::kFound) found = result.shown_cost;

  ++report.counts.rows;
  if (!found) ++report.counts.unreachable;
  if (confirms(row, found, length_tolerance(scenario, row), bound)) {
    ++report.counts.matched;
    return;
  }
  report.mismatched.push_back({.row = index + 1,
                               .line = row.line,
                               .from = row.start,
                               .to = row.goal,
                               .stated = row.length,
                               .found = found,
                               .status = result.status});
}

}  // namespace

Result<void> check_ends_inside(const Scenario& scenario, GridSize size) {
  for (const ScenarioRow& row : scenario.rows) {
    for (const Offset end : {row.start, row.goal}) {
      if (size.contains(end)) continue;
      return Error{.code = ErrorCode::kOutOfRange,
                   .message = "the cell " + cell_text(end) + " is outside the map of " +
                              std::to_string(size.width) + " x " + std::to_string(size.height) +
                              " cells; correct the row, or name the right map with --map",
                   .file = scenario.file,
                   .line = row.line};
    }
  }
  return {};
}

Result<CheckReport> check_scenario(const CheckJob& job, std::size_t stride,
                                   const std::function<void(std::size_t)>& progress) {
  SearchSettings settings = job.document->search;
  settings.cost_scale = CostScale::kExact;  // lengths are stated in straight steps
  Map map = job.document->map;
  map.set_palette(palette_for(*find_profile(settings.profile), map.palette()));
  const Result<std::shared_ptr<const SearchSpace>> space =
      SearchSpace::make(map, cost_rules(settings));
  if (!space) return space.error();
  const Result<std::unique_ptr<Search>> search = make_search(*space, settings);
  if (!search) return search.error();
  const std::optional<double> bound = guarantee_of(**space, settings).bound;

  const std::uint64_t limit = default_limit(settings);
  CheckReport report;
  report.file = job.scenario.file;
  for (std::size_t index = 0; index < job.scenario.rows.size(); index += stride) {
    add_row(report, job.scenario, index, **search, **space, bound, limit);
    if (report.counts.rows % kRowsBetweenProgress == 0) progress(report.counts.rows);
  }
  return report;
}

}  // namespace astrolabe::app
