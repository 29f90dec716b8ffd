#include "app/model/solve_job.h"

#include <algorithm>
#include <chrono>
#include <functional>
#include <utility>

#include "app/model/f_layers.h"
#include "app/model/status_text.h"
#include "astrolabe/grid/movement_profile.h"
#include "astrolabe/path/line_cost.h"
#include "astrolabe/path/smoother_registry.h"
#include "astrolabe/search/cancellable_run.h"
#include "astrolabe/search/optimum.h"

namespace astrolabe::app {

namespace {

/// The expansions of a search from which on its tie-breaks are not compared: that takes as many
/// once more for each.
constexpr std::uint64_t kMostCompared = 300000;
/// A search is given up that takes so many times the expansions of the one that is shown.
constexpr std::uint64_t kMostTimes = 10;

/// What keeps a search from being run at all.
SolveOutcome obstacle_of(const Map& map) {
  if (map.size().cell_count() == 0) return SolveOutcome::kNoCells;
  if (map.start() == kNoCell) return SolveOutcome::kNoStart;
  if (map.goal() == kNoCell) return SolveOutcome::kNoGoal;
  return SolveOutcome::kSearched;
}

std::function<bool()> is_cancelled(const SolveProgress& progress) {
  return [&progress] { return progress.cancelled.load(std::memory_order_relaxed); };
}

/// Runs a search to its end or the limit. False where it was cancelled.
bool run_to_end(Search& search, std::uint64_t limit, SolveProgress& progress) {
  const auto told_and_cancelled = [&] {
    progress.expanded.store(search.counts().expanded, std::memory_order_relaxed);
    return progress.cancelled.load(std::memory_order_relaxed);
  };
  return run_unless(told_and_cancelled, search, limit);
}

double microseconds_since(std::chrono::steady_clock::time_point begin) {
  const auto passed = std::chrono::steady_clock::now() - begin;
  return std::chrono::duration<double, std::micro>(passed).count();
}

/// The end of a search that found something, unless its recording stopped before.
std::size_t time_of_path(const Solution& solution) {
  const EventLog& log = solution.log;
  return solution.found() && !log.full() ? log.size() : log.size() + 1;
}

double path_length(const Solution& solution) {
  const Map& map = solution.map();
  const std::vector<CellId>& path = solution.result.path;
  double length = 0.0;
  for (std::size_t i = 1; i < path.size(); ++i) {
    length += line_length(map.spec(), map.size(), path[i - 1], path[i]);
  }
  return length;
}

SmoothedPath smoothed_path(const Solution& solution) {
  const SmootherEntry* smoother = find_smoother(solution.settings().smoother);
  if (smoother == nullptr || smoother->id == "none") return {};
  return smooth(smoother->function, {.map = solution.map(),
                                     .moves = solution.space->moves(),
                                     .path = solution.result.path,
                                     .climb = solution.settings().climb});
}

/// The document as who moves sees it.
std::shared_ptr<const MapFile> seen_by_mover(const std::shared_ptr<const MapFile>& file) {
  const MovementProfile& profile = *find_profile(file->search.profile);
  const bool several_goals = file->map.goals().size() > 1;
  if (!several_goals && !changes_map(profile, file->map.palette())) return file;
  auto seen = std::make_shared<MapFile>(*file);
  seen->map.set_palette(palette_for(profile, file->map.palette()));
  seen->search.several_goals = several_goals;
  return seen;
}

void refuse(Solution& solution, Error error) {
  solution.outcome = SolveOutcome::kRefused;
  solution.error = std::move(error);
}

/// A budget is in what costs are shown in: straight steps, under tens tenths of them.
void measure_reach(Solution& solution, int range_hundredths) {
  const bool tens = solution.space->scale() == CostScale::kTens;
  const double budget = range_hundredths / (tens ? 10.0 : 100.0);
  solution.reach = reach_within(solution.space, solution.ends.start, budget);
  solution.within_reach.resize(solution.map().terrain().size());
  for (const ReachableCell& reached : solution.reach.cells) {
    solution.within_reach[index_of(reached.cell)] = true;
  }
}

void compare_ties(Solution& solution, const SolveProgress& progress) {
  const std::uint64_t shown = solution.result.counts.expanded;
  if (solution.at_once || shown > kMostCompared) return;
  solution.tie_breaks =
      tie_break_effects(solution.space, solution.ends, solution.settings(),
                        std::max<std::uint64_t>(1, shown) * kMostTimes, is_cancelled(progress));
}

/// Everything that follows from a search that has ended.
void read_off(Solution& solution) {
  solution.result = result_of(*solution.search, *solution.space);
  solution.guarantee = guarantee_of(*solution.space, solution.settings());
  solution.stamps = CellStamps(solution.log, solution.map().size());
  solution.depths = depths_of_expansions(solution);
  solution.path_known_at = time_of_path(solution);
  if (solution.found()) solution.path_length = path_length(solution);
  if (solution.found()) solution.smoothed = smoothed_path(solution);
}

}  // namespace

std::optional<Solved> SolveJob::run(const SolveRequest& request, SolveProgress& progress) {
  auto solution = std::make_shared<Solution>();
  solution->revision = request.search_revision;
  solution->file = seen_by_mover(request.file);
  solution->outcome = obstacle_of(solution->map());
  if (solution->outcome == SolveOutcome::kSearched && !search(*solution, request, progress)) {
    return std::nullopt;
  }
  solution->status = status_sentence(*solution);
  Solved solved{.solution = solution, .replay = nullptr};
  if (solution->outcome == SolveOutcome::kSearched) {
    const auto cells = static_cast<std::size_t>(solution->map().size().cell_count());
    solved.replay = std::make_unique<Replay>(solution->log, cells);
    solved.replay->seek(solution->log.size());
  }
  if (progress.cancelled.load(std::memory_order_relaxed)) return std::nullopt;
  return solved;
}

bool SolveJob::search(Solution& solution, const SolveRequest& request, SolveProgress& progress) {
  Result<std::shared_ptr<const SearchSpace>> space = space_for(*solution.file, request);
  if (!space) {
    refuse(solution, space.error());
    return true;
  }
  solution.space = *space;
  solution.log = EventLog(log_budget_);
  Result<std::unique_ptr<Search>> made =
      make_search(solution.space, solution.settings(), &solution.log);
  if (!made) {
    refuse(solution, made.error());
    return true;
  }
  std::unique_ptr<Search> search = std::move(made).value();
  solution.ends = with_open_ends(solution.space->moves(),
                                 {.start = solution.map().start(), .goals = solution.map().goals()},
                                 solution.settings().blocked_ends);
  solution.at_once = is_known(solution);
  const auto begin = std::chrono::steady_clock::now();
  if (!solution.at_once) {
    search->begin(solution.ends.start, solution.ends.goals);
    if (!run_to_end(*search, default_limit(solution.settings()), progress)) return false;
  }
  solution.time_us = microseconds_since(begin);
  solution.search = std::move(search);
  read_off(solution);
  if (solution.result.status == SearchStatus::kNoPath) measure_separation(solution);
  solution.ratio = measured_ratio(solution.space, solution.ends, solution.settings(),
                                  solution.result, solution.guarantee, is_cancelled(progress));
  if (request.compares_ties) compare_ties(solution, progress);
  if (request.range_hundredths > 0) measure_reach(solution, request.range_hundredths);
  return true;
}

bool SolveJob::is_known(const Solution& solution) {
  return !solution.settings().search_unreachable &&
         is_unreachable(solution.space->moves(), components_of(solution.space), solution.ends);
}

void SolveJob::measure_separation(Solution& solution) {
  const Components& components = components_of(solution.space);
  solution.cells_around_start = components.size_of(solution.ends.start);
  for (const CellId goal : solution.ends.goals) {
    solution.cells_around_goals = std::max(solution.cells_around_goals, components.size_of(goal));
  }
}

const Components& SolveJob::components_of(const std::shared_ptr<const SearchSpace>& space) {
  if (components_of_ != space) components_.follow(space->moves());
  components_of_ = space;
  return components_;
}

Result<std::shared_ptr<const SearchSpace>> SolveJob::space_for(const MapFile& file,
                                                               const SolveRequest& request) {
  const CostRules rules = cost_rules(file.search);
  const bool fits = space_ != nullptr && space_revision_ == request.moves_revision &&
                    space_->rules() == rules && space_profile_ == file.search.profile;
  if (fits) return space_;
  Result<std::shared_ptr<const SearchSpace>> made = SearchSpace::make(file.map, rules);
  if (!made) return made;
  space_ = *made;
  space_revision_ = request.moves_revision;
  space_profile_ = file.search.profile;
  return space_;
}

}  // namespace astrolabe::app
