#include "astrolabe/search/path_query.h"

#include <gtest/gtest.h>

#include "tests/support/random_map.h"

namespace astrolabe {
namespace {

const Map& map() {
  static const Map kMap = test::map_of(GridSpec{}, {".#..", "####", "..#."});
  return kMap;
}

CellId cell(int col, int row) { return map().size().cell({col, row}); }

TEST(PathQuery, LeavesBlockedEndsAloneUnlessAskedTo) {
  const PathQuery query{.start = cell(1, 0), .goals = {cell(1, 1)}};
  EXPECT_EQ(with_open_ends(test::move_table_of(map()), query, BlockedEnds::kRefuse), query);
}

TEST(PathQuery, MovesBlockedEndsToTheNearestOpenCell) {
  const PathQuery open =
      with_open_ends(test::move_table_of(map()), {.start = cell(1, 0), .goals = {cell(2, 2)}},
                     BlockedEnds::kNearest);
  EXPECT_EQ(open.start, cell(0, 0));  // as near as (2,0), and before it
  EXPECT_EQ(open.goals, std::vector<CellId>{cell(1, 2)});
}

TEST(PathQuery, MakesOneOfGoalsThatComeToStandOnOneCell) {
  const PathQuery open = with_open_ends(test::move_table_of(map()),
                                        {.start = cell(0, 0), .goals = {cell(3, 0), cell(3, 1)}},
                                        BlockedEnds::kNearest);
  EXPECT_EQ(open.goals, std::vector<CellId>{cell(3, 0)});
}

TEST(PathQuery, IsUnreachableWhereNoGoalIsReached) {
  const MoveTable moves = test::move_table_of(map());
  Components components;
  components.follow(moves);
  const auto unreachable = [&](CellId start, std::vector<CellId> goals) {
    return is_unreachable(moves, components, {.start = start, .goals = std::move(goals)});
  };
  EXPECT_TRUE(unreachable(cell(0, 0), {cell(2, 0)}));
  EXPECT_TRUE(unreachable(cell(0, 0), {cell(2, 0), cell(0, 2)}));
  EXPECT_FALSE(unreachable(cell(2, 0), {cell(0, 0), cell(3, 0)}));
  EXPECT_FALSE(unreachable(cell(2, 0), {cell(2, 0)}));
  // Blocked ends are another status.
  EXPECT_FALSE(unreachable(cell(1, 0), {cell(2, 0)}));
  EXPECT_FALSE(unreachable(cell(0, 0), {cell(1, 1)}));
}

}  // namespace
}  // namespace astrolabe
