#include "astrolabe/search/path_query.h"

#include <algorithm>
#include <array>
#include <utility>

#include "astrolabe/grid/nearest_cell.h"

namespace astrolabe {

namespace {

constexpr std::array<NamedValue<BlockedEnds>, 2> kBlockedEnds{{
    {BlockedEnds::kRefuse, "refuse", "refuse", "A start or goal on a blocked cell has no path."},
    {BlockedEnds::kNearest, "nearest", "nearest open cell",
     "The nearest open cell stands for a blocked start or goal."},
}};

CellId open_cell_for(const MoveTable& moves, CellId cell) {
  const CellId nearest = nearest_passable(moves, cell);
  return nearest == kNoCell ? cell : nearest;
}

}  // namespace

std::span<const NamedValue<BlockedEnds>> all_blocked_ends() { return kBlockedEnds; }

std::string_view id_of(BlockedEnds choice) { return id_of_value(kBlockedEnds, choice); }

std::optional<BlockedEnds> find_blocked_ends(std::string_view id) {
  return find_value(kBlockedEnds, id);
}

PathQuery with_open_ends(const MoveTable& moves, PathQuery query, BlockedEnds choice) {
  if (choice == BlockedEnds::kRefuse) return query;
  PathQuery open{.start = open_cell_for(moves, query.start), .goals = {}};
  for (const CellId goal : query.goals) {
    const CellId cell = open_cell_for(moves, goal);
    if (std::find(open.goals.begin(), open.goals.end(), cell) == open.goals.end()) {
      open.goals.push_back(cell);
    }
  }
  return open;
}

bool is_unreachable(const MoveTable& moves, const Components& components, const PathQuery& query) {
  if (!moves.passable(query.start)) return false;
  const auto is_open = [&](CellId goal) { return moves.passable(goal); };
  const auto is_reached = [&](CellId goal) { return components.connected(query.start, goal); };
  return std::any_of(query.goals.begin(), query.goals.end(), is_open) &&
         std::none_of(query.goals.begin(), query.goals.end(), is_reached);
}

}  // namespace astrolabe
