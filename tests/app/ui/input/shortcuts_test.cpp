#include "app/ui/input/shortcuts.h"

#include <gtest/gtest.h>

#include "app/model/workbench.h"

namespace astrolabe::app {
namespace {

class ShortcutsTest : public testing::Test {
 protected:
  ShortcutsTest() {
    workbench_.files().new_map();
    workbench_.update();
    workbench_.wait_for_search(30.0);
    workbench_.update();
    workbench_.playback().to_start();
    workbench_.camera().set_viewport({0.0, 0.0, 800.0, 600.0});
  }

  bool press(const KeyChord& chord, KeyboardOwner owner = KeyboardOwner::kCanvas) {
    return shortcuts_.press(chord, false, owner, workbench_);
  }
  bool repeat(const KeyChord& chord) {
    return shortcuts_.press(chord, true, KeyboardOwner::kCanvas, workbench_);
  }

  Workbench workbench_;
  Shortcuts shortcuts_;
};

TEST_F(ShortcutsTest, PressRunsTheActionOfTheChord) {
  EXPECT_TRUE(press({.key = Key::kB}));
  EXPECT_EQ(workbench_.tool(), Tool::kBrush);
  EXPECT_FALSE(press({.key = Key::kB, .ctrl = true})) << "no such chord: Dear ImGui may have it";
}

TEST_F(ShortcutsTest, TabMovesTheFocusFromWhereverItIs) {
  EXPECT_TRUE(press({.key = Key::kTab}, KeyboardOwner::kTextField));
  EXPECT_TRUE(press({.key = Key::kTab, .shift = true}, KeyboardOwner::kNavigation));
  EXPECT_TRUE(press({.key = Key::kTab}, KeyboardOwner::kPopup));
  const std::vector<UiRequest> wanted{UiRequest::kNextControl, UiRequest::kPreviousControl,
                                      UiRequest::kNextControl};
  EXPECT_EQ(workbench_.take_ui_requests(), wanted);
}

TEST_F(ShortcutsTest, SpacePlaysOnlyWhenItIsLetGoOf) {
  EXPECT_TRUE(press({.key = Key::kSpace}));
  EXPECT_FALSE(workbench_.playback().playing());
  EXPECT_TRUE(shortcuts_.release(Key::kSpace, workbench_));
  EXPECT_TRUE(workbench_.playback().playing());
}

TEST_F(ShortcutsTest, HeldSpaceDoesNotPlayAgain) {
  press({.key = Key::kSpace});
  EXPECT_TRUE(repeat({.key = Key::kSpace}));
  EXPECT_TRUE(repeat({.key = Key::kSpace}));
  shortcuts_.release(Key::kSpace, workbench_);
  EXPECT_TRUE(workbench_.playback().playing());
}

TEST_F(ShortcutsTest, SpaceThatPannedDoesNotPlay) {
  press({.key = Key::kSpace});
  ASSERT_TRUE(shortcuts_.space_held());
  Modifiers modifiers;
  modifiers.space = true;
  workbench_.canvas().press({400.0, 300.0}, PointerButton::kLeft, modifiers);
  workbench_.canvas().move({440.0, 320.0});
  workbench_.canvas().release({440.0, 320.0}, PointerButton::kLeft);
  shortcuts_.release(Key::kSpace, workbench_);
  EXPECT_FALSE(workbench_.playback().playing());
}

TEST_F(ShortcutsTest, LosingTheFocusForgetsHeldSpace) {
  press({.key = Key::kSpace});
  shortcuts_.forget_held();
  EXPECT_FALSE(shortcuts_.space_held());
  EXPECT_FALSE(shortcuts_.release(Key::kSpace, workbench_));
  EXPECT_FALSE(workbench_.playback().playing());
}

TEST_F(ShortcutsTest, OnlyKeysThatDoABitMoreEachTimeRepeat) {
  press({.key = Key::kPeriod});
  repeat({.key = Key::kPeriod});
  EXPECT_EQ(workbench_.playback().expansion(), 2u);
  const bool lines = workbench_.view().grid_lines;
  press({.key = Key::kG});
  repeat({.key = Key::kG});
  EXPECT_NE(workbench_.view().grid_lines, lines);
}

TEST_F(ShortcutsTest, TextFieldHasAllKeysButFunctionKeys) {
  EXPECT_FALSE(press({.key = Key::kB}, KeyboardOwner::kTextField));
  EXPECT_FALSE(press({.key = Key::kSpace}, KeyboardOwner::kTextField));
  EXPECT_FALSE(press({.key = Key::kZ, .ctrl = true}, KeyboardOwner::kTextField));
  EXPECT_TRUE(press({.key = Key::kF9}, KeyboardOwner::kTextField));
}

TEST_F(ShortcutsTest, NavigationCursorHasArrowsSpaceAndLetters) {
  EXPECT_FALSE(press({.key = Key::kLeft}, KeyboardOwner::kNavigation));
  EXPECT_FALSE(press({.key = Key::kSpace}, KeyboardOwner::kNavigation));
  EXPECT_FALSE(press({.key = Key::kB}, KeyboardOwner::kNavigation));
  EXPECT_TRUE(press({.key = Key::kP, .ctrl = true}, KeyboardOwner::kNavigation));
  EXPECT_TRUE(press({.key = Key::kEscape}, KeyboardOwner::kNavigation));
}

TEST_F(ShortcutsTest, PopupHasTheWholeKeyboard) {
  EXPECT_FALSE(press({.key = Key::kF9}, KeyboardOwner::kPopup));
  EXPECT_FALSE(press({.key = Key::kEscape}, KeyboardOwner::kPopup));
}

TEST_F(ShortcutsTest, QuestionMarkCountsOnceByKeyOrByText) {
  ASSERT_TRUE(workbench_.take_ui_requests().empty());
  press({.key = Key::kQuestion});
  EXPECT_FALSE(shortcuts_.type_question_mark(KeyboardOwner::kCanvas, workbench_));
  EXPECT_EQ(workbench_.take_ui_requests().size(), 1u);

  press({.key = Key::kSlash});  // A layout on which this key types "?" with Shift.
  EXPECT_TRUE(shortcuts_.type_question_mark(KeyboardOwner::kCanvas, workbench_));
  EXPECT_EQ(workbench_.take_ui_requests().size(), 1u);
}

}  // namespace
}  // namespace astrolabe::app
