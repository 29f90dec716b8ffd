#include "app/model/undo_stack.h"

#include <gtest/gtest.h>

#include <array>
#include <memory>

#include "app/model/commands/change_search.h"
#include "app/model/commands/move_end.h"
#include "app/model/commands/paint_stroke.h"
#include "app/model/commands/set_text.h"
#include "tests/support/solving.h"

namespace astrolabe::app {
namespace {

constexpr GestureId kGesture{7};

/// A stack with the document it speaks of.
class UndoStackTest : public ::testing::Test {
 protected:
  bool paint(int cell, GestureId gesture = kNoGesture, TerrainIndex terrain = 1) {
    const std::array cells{CellId{static_cast<std::uint32_t>(cell)}};
    return stack_.push(std::make_unique<PaintStroke>(file_.map, cells, terrain, gesture), file_);
  }
  bool weigh(int hundredths, GestureId gesture = kNoGesture) {
    SearchSettings after = file_.search;
    after.weight_hundredths = hundredths;
    return stack_.push(std::make_unique<ChangeSearch>(file_.search, after, gesture), file_);
  }
  bool move_goal(int cell, GestureId gesture = kNoGesture) {
    const CellId to{static_cast<std::uint32_t>(cell)};
    return stack_.push(std::make_unique<MoveEnd>(file_.map, kGoalEnd, to, gesture), file_);
  }

  MapFile file_ = test::open_file({8, 8});
  UndoStack stack_;
};

TEST_F(UndoStackTest, UndoesAndRedoesInOrder) {
  const MapFile before = file_;
  paint(3);
  const MapFile between = file_;
  paint(4);
  const MapFile after = file_;

  stack_.undo(file_);
  EXPECT_EQ(file_, between);
  stack_.undo(file_);
  EXPECT_EQ(file_, before);
  EXPECT_FALSE(stack_.can_undo());
  stack_.redo(file_);
  stack_.redo(file_);
  EXPECT_EQ(file_, after);
  EXPECT_FALSE(stack_.can_redo());
}

TEST_F(UndoStackTest, ForgetsUndoneEntriesWhenAnotherOneIsMade) {
  paint(3);
  paint(4);
  stack_.undo(file_);
  paint(5);
  EXPECT_EQ(stack_.size(), 2u);
  EXPECT_FALSE(stack_.can_redo());
}

TEST_F(UndoStackTest, KeepsUndoneEntriesWhenAnEditChangesNothing) {
  paint(3);
  stack_.undo(file_);
  EXPECT_FALSE(weigh(file_.search.weight_hundredths));
  EXPECT_TRUE(stack_.can_redo());
}

TEST_F(UndoStackTest, MakesOneEntryOfADragOfASlider) {
  const MapFile before = file_;
  for (int weight = 101; weight <= 150; ++weight) weigh(weight, kGesture);
  EXPECT_EQ(stack_.size(), 1u);
  EXPECT_EQ(file_.search.weight_hundredths, 150);
  stack_.undo(file_);
  EXPECT_EQ(file_, before);
  stack_.redo(file_);
  EXPECT_EQ(file_.search.weight_hundredths, 150);
}

TEST_F(UndoStackTest, KeepsEditsOfDifferentGesturesApart) {
  weigh(110, kGesture);
  weigh(120, GestureId{8});
  weigh(130);
  weigh(140);
  EXPECT_EQ(stack_.size(), 4u);
}

TEST_F(UndoStackTest, KeepsEditsOfDifferentKindsApart) {
  weigh(110, kGesture);
  paint(3, kGesture);
  move_goal(9, kGesture);
  weigh(120, kGesture);
  EXPECT_EQ(stack_.size(), 4u);
}

TEST_F(UndoStackTest, DropsADragThatComesBack) {
  const MapFile before = file_;
  paint(3);
  stack_.mark_saved();
  move_goal(10, kGesture);
  EXPECT_TRUE(stack_.modified());
  move_goal(63, kGesture);
  EXPECT_EQ(stack_.size(), 1u);
  EXPECT_FALSE(stack_.modified());
  stack_.undo(file_);
  EXPECT_EQ(file_, before);
}

TEST_F(UndoStackTest, CountsAsSavedAtThatPositionOnly) {
  EXPECT_FALSE(stack_.modified());
  paint(3);
  EXPECT_TRUE(stack_.modified());
  stack_.mark_saved();
  EXPECT_FALSE(stack_.modified());
  stack_.undo(file_);
  EXPECT_TRUE(stack_.modified());
  stack_.redo(file_);
  EXPECT_FALSE(stack_.modified());
}

TEST_F(UndoStackTest, IsNeverAsSavedAgainOnceThatBranchIsGone) {
  paint(3);
  stack_.mark_saved();
  stack_.undo(file_);
  paint(4);
  EXPECT_TRUE(stack_.modified());
  stack_.undo(file_);
  EXPECT_TRUE(stack_.modified());
}

TEST_F(UndoStackTest, DoesNotCountSettingsAsModifying) {
  weigh(150);
  EXPECT_FALSE(stack_.modified());
  EXPECT_TRUE(stack_.differs_from_saved());
  paint(3);
  stack_.mark_saved();
  weigh(120);
  EXPECT_FALSE(stack_.modified());
  // The saved state itself is in a branch that goes; its map is the one that is there.
  stack_.undo(file_);
  weigh(130);
  EXPECT_FALSE(stack_.modified());
}

TEST_F(UndoStackTest, SavingWithinAGestureKeepsThatStateReachable) {
  paint(3, kGesture);
  stack_.mark_saved();
  paint(4, kGesture);
  EXPECT_EQ(stack_.size(), 2u);
  EXPECT_TRUE(stack_.modified());
  stack_.undo(file_);
  EXPECT_FALSE(stack_.modified());
}

TEST_F(UndoStackTest, ForgetsTheOldestBeyondItsBudgetButNeverTheNewest) {
  UndoStack small(3000);
  for (int i = 0; i < 60; ++i) {
    const std::array cells{CellId{static_cast<std::uint32_t>(i)}};
    small.push(std::make_unique<PaintStroke>(file_.map, cells, TerrainIndex{1}, kNoGesture), file_);
    EXPECT_LE(small.bytes(), 3000u);
  }
  EXPECT_LT(small.size(), 60u);
  EXPECT_EQ(small.position(), small.size());
  EXPECT_TRUE(small.modified());

  const std::string novel(10'000, 'x');
  small.push(std::make_unique<SetText>(file_.map, TextField::kNotes, novel, kNoGesture), file_);
  EXPECT_EQ(small.size(), 1u);
  small.undo(file_);
  EXPECT_EQ(file_.map.notes(), "");
}

TEST_F(UndoStackTest, NamesWhatEachEntryDid) {
  paint(3);
  move_goal(5);
  weigh(150);
  EXPECT_EQ(stack_.name(0), "Paint 1 cell wall");
  EXPECT_EQ(stack_.name(1), "Move the goal");
  EXPECT_EQ(stack_.name(2), "Weight 1.50");
}

}  // namespace
}  // namespace astrolabe::app
