#include "tests/support/slow_adjacency.h"

#include "tests/support/slow_plane.h"

namespace astrolabe::test {

namespace {

constexpr int kReach = 2;  // as far as any neighbour on any grid, in rows and columns

bool is_free(const Map& map, Offset at) {
  return map.size().contains(at) && !map.blocked(map.size().cell(at));
}

int count_blocked_flanks(const Map& map, Offset from, Offset to) {
  int blocked = 0;
  for (int row = from.row - kReach; row <= from.row + kReach; ++row) {
    for (int col = from.col - kReach; col <= from.col + kReach; ++col) {
      const Offset flank{col, row};
      const bool between = shared_corners(map.spec(), flank, from) == 2 &&
                           shared_corners(map.spec(), flank, to) == 2;
      if (between && !is_free(map, flank)) ++blocked;
    }
  }
  return blocked;
}

bool corner_rule_allows(CornerRule rule, int blocked_flanks) {
  switch (rule) {
    case CornerRule::kNever:
      return blocked_flanks == 0;
    case CornerRule::kOne:
      return blocked_flanks <= 1;
    case CornerRule::kAlways:
      break;
  }
  return true;
}

}  // namespace

std::vector<SlowMove> slow_moves(const Map& map, CellId from) {
  const Offset at = map.size().offset(from);
  std::vector<SlowMove> moves;
  for (int row = at.row - kReach; row <= at.row + kReach; ++row) {
    for (int col = at.col - kReach; col <= at.col + kReach; ++col) {
      const Offset target{col, row};
      if (target == at || !is_free(map, target)) continue;
      const int shared = shared_corners(map.spec(), at, target);
      if (shared == 2) moves.push_back({map.size().cell(target), false});
      if (shared != 1 || map.spec().ways != 8) continue;
      if (!corner_rule_allows(map.spec().corner, count_blocked_flanks(map, at, target))) continue;
      moves.push_back({map.size().cell(target), true});
    }
  }
  return moves;
}

}  // namespace astrolabe::test
