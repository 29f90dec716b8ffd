#include "app/model/status_text.h"

#include <array>
#include <bit>
#include <vector>

#include "app/model/cell_info.h"
#include "astrolabe/base/count_text.h"
#include "astrolabe/grid/direction.h"
#include "astrolabe/grid/lattice.h"

namespace astrolabe::app {

namespace {

/// Beyond this ratio of the two regions the smaller one is called walled in.
constexpr std::uint64_t kMuchSmaller = 4;

/// How many cells can be reached from a cell, itself included; counting stops at `limit`. Moves
/// between passable cells lead both ways on every grid, so this is also from how many it can be
/// reached.
std::uint64_t region_size(const MoveTable& moves, CellId from, std::uint64_t limit) {
  const GridSize size = moves.size();
  const GridSpec& spec = moves.spec();
  const std::array steps{offset_steps(spec.kind, 0), offset_steps(spec.kind, 1)};
  std::vector<bool> seen(static_cast<std::size_t>(size.cell_count()), false);
  std::vector<CellId> frontier{from};
  seen[index_of(from)] = true;
  std::uint64_t count = 1;
  while (!frontier.empty() && count < limit) {
    const CellId cell = frontier.back();
    frontier.pop_back();
    const Offset at = size.offset(cell);
    const int line = spec.kind == GridKind::kHexFlat ? at.col : at.row;
    const auto& by_direction = steps[static_cast<std::size_t>(shift_of_line(line, spec.stagger))];
    for (unsigned left = moves.moves(cell); left != 0; left &= left - 1) {
      const Offset step = by_direction[static_cast<std::size_t>(std::countr_zero(left))];
      const CellId next = size.cell({at.col + step.col, at.row + step.row});
      if (seen[index_of(next)]) continue;
      seen[index_of(next)] = true;
      ++count;
      frontier.push_back(next);
    }
  }
  return count;
}

std::string no_path_sentence(const Solution& solution) {
  // The search has opened all that can be reached from the start.
  const std::uint64_t from_start = solution.result.counts.generated;
  const std::uint64_t enough = from_start * kMuchSmaller;
  const std::uint64_t from_goal =
      region_size(solution.space->moves(), solution.map().goal(), enough);
  if (from_goal >= enough) return "No path: the start is walled in.";
  if (from_start >= from_goal * kMuchSmaller) return "No path: the goal is walled in.";
  return "No path: walls keep start and goal apart.";
}

std::string found_sentence(const Solution& solution) {
  const SearchResult& result = solution.result;
  if (result.path.size() == 1) return "Start and goal are the same cell.";
  return "Cost " + cost_text(result.shown_cost, solution.settings().cost_scale) + " in " +
         count_text(result.path.size() - 1, "step", "steps") + ".";
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
  return "Stopped at its limit after " +
         count_text(solution.result.counts.expanded, "expansion", "expansions") + ".";
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
