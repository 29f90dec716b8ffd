#include "app/model/commands/move_end.h"

#include <gtest/gtest.h>

namespace astrolabe::app {
namespace {

class MoveEndTest : public ::testing::Test {
 protected:
  MoveEndTest() { file_.map.set_start(CellId{0}); }

  /// Applies it; its name.
  std::string move(const End& end, CellId to) {
    const MoveEnd command(file_.map, end, to, kNoGesture);
    const Map before = file_.map;
    command.apply(file_);
    MapFile undone = file_;
    command.undo(undone);
    EXPECT_EQ(undone.map, before);
    return command.name();
  }
  [[nodiscard]] End goal(std::size_t place) const {
    return {.kind = End::Kind::kGoal, .goal = place};
  }

  MapFile file_{.map = Map(GridSpec{}, {5, 5}), .search = {}};
};

TEST_F(MoveEndTest, MovesTheGoalAloneAndLeavesTheOthersWhereTheyAre) {
  EXPECT_EQ(move(kGoalEnd, CellId{4}), "Set the goal");
  EXPECT_EQ(move(further_goal(file_.map), CellId{7}), "Add a goal");
  EXPECT_EQ(move(further_goal(file_.map), CellId{9}), "Add a goal");
  EXPECT_EQ(move(goal(1), CellId{8}), "Move a goal");
  EXPECT_EQ(file_.map.goals(), (std::vector<CellId>{CellId{4}, CellId{8}, CellId{9}}));
  EXPECT_EQ(move(goal(0), kNoCell), "Take away a goal");
  EXPECT_EQ(file_.map.goals(), (std::vector<CellId>{CellId{8}, CellId{9}}));
  EXPECT_EQ(file_.map.goal(), CellId{8});
}

TEST_F(MoveEndTest, PutsNoTwoGoalsOnOneCell) {
  file_.map.set_goals({CellId{4}, CellId{7}});
  EXPECT_TRUE(MoveEnd(file_.map, goal(0), CellId{7}, kNoGesture).changes_nothing());
  EXPECT_FALSE(can_be_further_goal(file_.map, CellId{7}));
  EXPECT_TRUE(can_be_further_goal(file_.map, CellId{8}));
}

TEST_F(MoveEndTest, NamesWhatItDoesToTheStart) {
  EXPECT_EQ(move(kStartEnd, CellId{3}), "Move the start");
  EXPECT_EQ(move(kStartEnd, kNoCell), "Take away the start");
  EXPECT_EQ(move(kStartEnd, CellId{3}), "Set the start");
}

TEST_F(MoveEndTest, ListsTheEndsThatThereAre) {
  EXPECT_EQ(ends_of(file_.map), std::vector<End>{kStartEnd});
  file_.map.set_goals({CellId{4}, CellId{7}});
  EXPECT_EQ(ends_of(file_.map), (std::vector<End>{kStartEnd, goal(0), goal(1)}));
  EXPECT_EQ(cell_of(file_.map, goal(1)), CellId{7});
  EXPECT_EQ(cell_of(file_.map, goal(2)), kNoCell);
}

}  // namespace
}  // namespace astrolabe::app
