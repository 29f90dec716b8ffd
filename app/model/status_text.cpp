#include "app/model/status_text.h"

#include <algorithm>
#include <cstdint>
#include <vector>

#include "app/model/cell_info.h"
#include "app/model/number_text.h"
#include "app/model/query_text.h"
#include "astrolabe/base/count_text.h"
#include "astrolabe/search/algorithm_registry.h"

namespace astrolabe::app {

namespace {

/// Beyond this ratio of the two regions the smaller one is called walled in.
constexpr std::int64_t kMuchSmaller = 4;

std::string no_path_sentence(const Solution& solution) {
  const bool several = solution.ends.goals.size() > 1;
  const std::int64_t around_start = solution.cells_around_start;
  const std::int64_t around_goals = solution.cells_around_goals;
  if (around_goals >= around_start * kMuchSmaller) return "No path: the start is walled in.";
  if (around_start >= around_goals * kMuchSmaller) {
    return several ? "No path: all goals are walled in." : "No path: the goal is walled in.";
  }
  return several ? "No path: walls keep the start from all goals."
                 : "No path: walls keep start and goal apart.";
}

/// "", " The start is (3,4), the nearest open cell."
std::string moved_ends(const Solution& solution) {
  std::string text;
  const GridSize size = solution.map().size();
  if (solution.ends.start != solution.map().start()) {
    text += " It begins at (" + cell_text(size, solution.ends.start) +
            "), the open cell nearest to the start.";
  }
  const std::vector<CellId>& asked = solution.map().goals();
  const CellId reached = solution.result.path.back();
  if (std::find(asked.begin(), asked.end(), reached) == asked.end()) {
    text += " It ends at (" + cell_text(size, reached) + "), the open cell nearest to the goal.";
  }
  return text;
}

std::string found_sentence(const Solution& solution) {
  const SearchResult& result = solution.result;
  if (result.path.size() == 1) return "Start and goal are the same cell.";
  return "Cost " + cost_text(result.shown_cost, solution.settings().cost_scale) + " in " +
         (find_algorithm(solution.settings().algorithm)->any_angle
              ? count_text(result.path.size() - 1, "line", "lines")
              : count_text(result.path.size() - 1, "step", "steps")) +
         "." + moved_ends(solution);
}

std::string search_sentence(const Solution& solution) {
  switch (solution.result.status) {
    case SearchStatus::kFound:
      return found_sentence(solution);
    case SearchStatus::kNoPath:
      return no_path_sentence(solution);
    case SearchStatus::kNotFound:
      return "No path found; this algorithm may miss one that is there.";
    case SearchStatus::kStartBlocked:
      return "No path: the start stands on blocked ground. Drag it to a free cell.";
    case SearchStatus::kGoalBlocked:
      return "No path: the goal stands on blocked ground. Drag it to a free cell.";
    case SearchStatus::kCostOverflow:
      return "Stopped: the path became dearer than the widest cost can hold. Use cheaper terrains "
             "or a smaller map.";
    case SearchStatus::kHeuristicFailed:
      return "Stopped: " + solution.search->failure() + ".";
    case SearchStatus::kLimitReached:
    case SearchStatus::kRunning:
      break;
  }
  return "Stopped at its limit after " + grouped(solution.result.counts.expanded) + " expansions.";
}

}  // namespace

std::string status_sentence(const Solution& solution) {
  switch (solution.outcome) {
    case SolveOutcome::kNoCells:
      return "The map has no cells. Make another in the Map menu.";
    case SolveOutcome::kNoStart:
      return "No start is set. With the pointer (V), right-click a cell > Start here.";
    case SolveOutcome::kNoGoal:
      return "No goal is set. With the pointer (V), right-click a cell > Goal here.";
    case SolveOutcome::kRefused:
      return "Not searched: " + solution.error->message;
    case SolveOutcome::kSearched:
      break;
  }
  std::string sentence = search_sentence(solution);
  if (solution.log.full()) {
    sentence += " The recording is full: the timeline ends at expansion " +
                std::to_string(solution.log.expansion_count()) + ".";
  }
  return sentence;
}

}  // namespace astrolabe::app
