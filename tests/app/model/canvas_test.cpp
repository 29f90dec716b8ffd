#include "app/model/canvas.h"

#include <gtest/gtest.h>

#include <memory>

#include "app/model/workbench.h"
#include "tests/support/solving.h"

namespace astrolabe::app {
namespace {

std::size_t count_blocked(const Map& map) {
  std::size_t count = 0;
  for (int row = 0; row < map.height(); ++row) {
    for (int col = 0; col < map.width(); ++col) {
      if (map.blocked(map.size().cell({col, row}))) ++count;
    }
  }
  return count;
}

class CanvasTest : public ::testing::Test {
 protected:
  CanvasTest() {
    MapFile file = test::open_file({20, 14});
    file.map.set_start(cell(2, 7));
    file.map.set_goal(cell(17, 7));
    bench_.files().new_map(std::move(file));
    bench_.camera().set_viewport({100.0, 50.0, 800.0, 600.0});
  }

  static CellId cell(int col, int row) { return GridSize{20, 14}.cell({col, row}); }
  /// The middle of a cell in the window.
  ScreenPoint at(int col, int row) const {
    return bench_.camera().to_screen(bench_.layout().centre(Offset{col, row}));
  }
  void drag(ScreenPoint from, ScreenPoint to, PointerButton button = PointerButton::kLeft,
            Modifiers modifiers = {}) {
    canvas().press(from, button, modifiers);
    canvas().move(to);
    canvas().release(to, button);
  }
  Canvas& canvas() { return bench_.canvas(); }
  bool blocked(int col, int row) const { return bench_.map().blocked(cell(col, row)); }
  std::size_t entries() const { return bench_.document().history().position(); }

  Workbench bench_{{.settings_path = {}, .clock = std::make_shared<ManualClock>(), .wake = {}}};
};

TEST_F(CanvasTest, AFastStrokePaintsEveryCellOnItsWayAsOneEntry) {
  bench_.take_tool(Tool::kBrush);
  drag(at(4, 2), at(15, 2));
  for (int col = 4; col <= 15; ++col) EXPECT_TRUE(blocked(col, 2));
  EXPECT_EQ(entries(), 1u);
  bench_.undo();
  for (int col = 4; col <= 15; ++col) EXPECT_FALSE(blocked(col, 2));
}

TEST_F(CanvasTest, TwoStrokesAreTwoEntries) {
  bench_.take_tool(Tool::kBrush);
  drag(at(4, 2), at(6, 2));
  drag(at(4, 3), at(6, 3));
  EXPECT_EQ(entries(), 2u);
}

TEST_F(CanvasTest, AClickPaintsOneCell) {
  bench_.take_tool(Tool::kBrush);
  drag(at(4, 2), at(4, 2));
  EXPECT_TRUE(blocked(4, 2));
  EXPECT_EQ(entries(), 1u);
}

TEST_F(CanvasTest, AStrokeThatBeginsOnAWallErases) {
  bench_.take_tool(Tool::kBrush);
  drag(at(4, 2), at(15, 2));
  drag(at(8, 2), at(10, 2));
  EXPECT_TRUE(blocked(7, 2));
  EXPECT_FALSE(blocked(8, 2));
  EXPECT_FALSE(blocked(10, 2));
  EXPECT_TRUE(blocked(11, 2));
}

TEST_F(CanvasTest, TheRightButtonAndTheEraserErase) {
  bench_.take_tool(Tool::kBrush);
  drag(at(4, 2), at(15, 2));
  drag(at(4, 1), at(4, 3), PointerButton::kRight);
  EXPECT_FALSE(blocked(4, 2));
  bench_.take_tool(Tool::kEraser);
  drag(at(5, 1), at(5, 3));
  EXPECT_FALSE(blocked(5, 2));
  EXPECT_FALSE(blocked(5, 1));
}

TEST_F(CanvasTest, AnyToolGrabsAnEndFromNearby) {
  for (const ToolEntry& tool : all_tools()) {
    SCOPED_TRACE(std::string(tool.id));
    bench_.take_tool(tool.tool);
    drag(at(17, 7), at(12, 3));
    EXPECT_EQ(bench_.map().goal(), cell(12, 3));
    drag(at(12, 3), at(17, 7));
    EXPECT_EQ(bench_.map().goal(), cell(17, 7));
  }
  EXPECT_EQ(bench_.map().terrain(), std::vector<TerrainIndex>(280, 0));
}

TEST_F(CanvasTest, GrabsASmallEndFromTwelvePixelsAround) {
  bench_.camera().zoom_at(at(2, 7), 0.3);
  ASSERT_LT(bench_.camera().zoom(), 2.0 * Canvas::kGrabRadius);
  ScreenPoint near = at(2, 7);
  near.x += Canvas::kGrabRadius - 0.5;
  EXPECT_EQ(canvas().end_near(near), kStartEnd);
  near.x += 1.0;
  EXPECT_FALSE(canvas().end_near(near).has_value());
}

TEST_F(CanvasTest, ADragOfAnEndIsOneEntryAndStaysOnTheMap) {
  canvas().press(at(2, 7), PointerButton::kLeft, {});
  for (int col = 3; col < 12; ++col) canvas().move(at(col, 7));
  EXPECT_EQ(canvas().dragged_end(), kStartEnd);
  canvas().move(at(-40, 3));
  EXPECT_EQ(bench_.map().start(), cell(0, 3));
  canvas().release(at(-40, 3), PointerButton::kLeft);
  EXPECT_EQ(entries(), 1u);
  bench_.undo();
  EXPECT_EQ(bench_.map().start(), cell(2, 7));
}

TEST_F(CanvasTest, APressOnAnEndAloneMovesNothing) {
  drag(at(2, 7), at(2, 7));
  EXPECT_EQ(entries(), 0u);
}

TEST_F(CanvasTest, AStrokeThatTheCanvasIsResizedUnderPaintsOnlyWhereTheHandGoes) {
  bench_.camera().fit();
  bench_.take_tool(Tool::kBrush);
  canvas().press(at(4, 2), PointerButton::kLeft, {});
  const ScreenPoint end = at(7, 2);
  canvas().move(end);
  bench_.camera().set_viewport({48.0, 50.0, 500.0, 700.0});
  canvas().move(end);
  canvas().release(end, PointerButton::kLeft);
  EXPECT_EQ(count_blocked(bench_.map()), 4u);
  EXPECT_TRUE(bench_.camera().fitted());
}

TEST_F(CanvasTest, AZoomUnderAStillPointerPaintsNothing) {
  bench_.take_tool(Tool::kBrush);
  const ScreenPoint still = at(4, 2);
  canvas().press(still, PointerButton::kLeft, {});
  bench_.camera().zoom_at_middle(2.0);
  canvas().release(still, PointerButton::kLeft);
  EXPECT_EQ(count_blocked(bench_.map()), 1u);
}

TEST_F(CanvasTest, AWindowThatMovesUnderAStillPointerPaintsNothing) {
  bench_.take_tool(Tool::kBrush);
  canvas().press(at(4, 2), PointerButton::kLeft, {});
  canvas().window_moved();
  canvas().move(at(9, 9));
  EXPECT_EQ(count_blocked(bench_.map()), 1u);
  canvas().release(at(10, 9), PointerButton::kLeft);
  EXPECT_EQ(count_blocked(bench_.map()), 3u);
}

TEST_F(CanvasTest, UndoEndsARunningStrokeAndLeavesItUndone) {
  bench_.take_tool(Tool::kBrush);
  drag(at(4, 2), at(6, 2));
  canvas().press(at(4, 3), PointerButton::kLeft, {});
  canvas().move(at(6, 3));
  bench_.undo();
  canvas().move(at(9, 3));
  canvas().release(at(9, 3), PointerButton::kLeft);
  EXPECT_EQ(count_blocked(bench_.map()), 3u);
  EXPECT_EQ(entries(), 1u);
}

TEST_F(CanvasTest, CancelTakesARunningStrokeBack) {
  bench_.take_tool(Tool::kBrush);
  drag(at(4, 2), at(6, 2));
  canvas().press(at(4, 3), PointerButton::kLeft, {});
  canvas().move(at(9, 3));
  EXPECT_TRUE(canvas().cancel());
  EXPECT_FALSE(blocked(9, 3));
  EXPECT_TRUE(blocked(5, 2));
  canvas().move(at(12, 3));
  EXPECT_FALSE(blocked(12, 3));
  EXPECT_FALSE(canvas().cancel());
}

TEST_F(CanvasTest, ThePointerSelectsByAClickAndPansByADrag) {
  bench_.take_tool(Tool::kPointer);
  bench_.camera().zoom_at_middle(2.0);
  drag(at(9, 6), at(9, 6));
  EXPECT_EQ(canvas().selected(), cell(9, 6));
  const ScreenPoint before = at(9, 6);
  drag(at(9, 6), {before.x + 30.0, before.y - 20.0});
  EXPECT_NEAR(at(9, 6).x, before.x + 30.0, 1.0);
  EXPECT_NEAR(at(9, 6).y, before.y - 20.0, 1.0);
  EXPECT_EQ(canvas().selected(), cell(9, 6));
  EXPECT_EQ(entries(), 0u);
}

TEST_F(CanvasTest, TheRightButtonAsksForTheCellsMenuOnce) {
  bench_.take_tool(Tool::kPointer);
  drag(at(9, 6), at(9, 6), PointerButton::kRight);
  EXPECT_EQ(canvas().take_menu_request(), cell(9, 6));
  EXPECT_FALSE(canvas().take_menu_request().has_value());
}

TEST_F(CanvasTest, TheMiddleButtonAndSpacePanWithAnyTool) {
  bench_.take_tool(Tool::kBrush);
  bench_.camera().zoom_at_middle(2.0);
  const ScreenPoint before = at(9, 6);
  drag(before, {before.x + 30.0, before.y}, PointerButton::kMiddle);
  EXPECT_NEAR(at(9, 6).x, before.x + 30.0, 1.0);
  EXPECT_FALSE(canvas().take_panned_with_space());
  drag({before.x + 30.0, before.y}, before, PointerButton::kLeft, {.space = true});
  EXPECT_NEAR(at(9, 6).x, before.x, 1.0);
  EXPECT_TRUE(canvas().take_panned_with_space());
  EXPECT_FALSE(canvas().take_panned_with_space());
  EXPECT_EQ(entries(), 0u);
}

TEST_F(CanvasTest, OtherButtonsAreIgnoredDuringAGesture) {
  bench_.take_tool(Tool::kBrush);
  canvas().press(at(4, 2), PointerButton::kLeft, {});
  canvas().press(at(6, 2), PointerButton::kRight, {});
  canvas().release(at(6, 2), PointerButton::kRight);
  EXPECT_TRUE(canvas().busy());
  canvas().move(at(8, 2));
  canvas().release(at(8, 2), PointerButton::kLeft);
  EXPECT_FALSE(canvas().busy());
  EXPECT_TRUE(blocked(6, 2));
}

TEST_F(CanvasTest, TheWheelZoomsOrPansByChoice) {
  const double before = bench_.camera().zoom();
  canvas().wheel(at(9, 6), 0.0, 1.0, {});
  EXPECT_NEAR(bench_.camera().zoom(), before * Canvas::kWheelFactor, 1e-9);
  bench_.view().scroll = ScrollMode::kPans;
  const double zoomed = bench_.camera().zoom();
  const ScreenPoint place = at(9, 6);
  canvas().wheel(place, 0.0, 0.5, {});
  EXPECT_EQ(bench_.camera().zoom(), zoomed);
  EXPECT_GT(at(9, 6).y, place.y);
  canvas().wheel(at(9, 6), 0.0, -1.0, {.ctrl = true});
  EXPECT_NEAR(bench_.camera().zoom(), before, 1e-9);
}

TEST_F(CanvasTest, ShiftWheelPansSideways) {
  bench_.camera().zoom_at_middle(2.0);
  const ScreenPoint place = at(9, 6);
  const double zoom = bench_.camera().zoom();
  canvas().wheel(place, 0.0, 1.0, {.shift = true});
  EXPECT_GT(at(9, 6).x, place.x);
  EXPECT_NEAR(at(9, 6).y, place.y, 1.0);
  EXPECT_EQ(bench_.camera().zoom(), zoom);
}

TEST_F(CanvasTest, HoverIsTheCellUnderThePointer) {
  canvas().move(at(9, 6));
  EXPECT_EQ(canvas().hover(), cell(9, 6));
  canvas().move({110.0, 55.0});
  EXPECT_FALSE(canvas().hover().has_value());
  canvas().move(at(9, 6));
  canvas().leave();
  EXPECT_FALSE(canvas().hover().has_value());
}

TEST_F(CanvasTest, HoverIsTheCellUnderARestingPointerThoughTheViewMoves) {
  const ScreenPoint place = at(9, 6);
  canvas().move(place);
  bench_.camera().pan(2.0 * (at(10, 6).x - at(9, 6).x), 0.0);
  EXPECT_EQ(canvas().hover(), cell(7, 6));
  canvas().press(place, PointerButton::kLeft, {});
  canvas().release(place, PointerButton::kLeft);
  EXPECT_EQ(canvas().selected(), cell(7, 6));
}

TEST_F(CanvasTest, APersonIsWhereKeysOrPointerMovedLast) {
  EXPECT_FALSE(canvas().pointed().has_value());
  canvas().move(at(9, 6));
  EXPECT_EQ(canvas().pointed(), cell(9, 6));
  canvas().move_cursor(1, 0);
  EXPECT_EQ(canvas().pointed(), canvas().cursor());
  canvas().move(at(9, 6));  // It rests there.
  EXPECT_EQ(canvas().pointed(), canvas().cursor());
  canvas().move(at(8, 6));
  EXPECT_EQ(canvas().pointed(), cell(8, 6));
  canvas().leave();
  EXPECT_EQ(canvas().pointed(), canvas().cursor());
}

TEST_F(CanvasTest, TheKeyboardsCursorBeginsAtTheStartAndStaysOnTheMap) {
  EXPECT_FALSE(canvas().cursor().has_value());
  canvas().move_cursor(1, 0);
  EXPECT_EQ(canvas().cursor(), cell(3, 7));
  for (int i = 0; i < 40; ++i) canvas().move_cursor(0, -1);
  EXPECT_EQ(canvas().cursor(), cell(3, 0));
  bench_.take_tool(Tool::kBrush);
  canvas().apply_tool_at_cursor();
  EXPECT_TRUE(blocked(3, 0));
  canvas().apply_tool_at_cursor();
  EXPECT_FALSE(blocked(3, 0));
  bench_.take_tool(Tool::kPointer);
  canvas().apply_tool_at_cursor();
  EXPECT_EQ(canvas().selected(), cell(3, 0));
}

TEST_F(CanvasTest, ForgetsItsCellsWhenTheMapIsAnother) {
  canvas().move(at(9, 6));
  canvas().select(cell(9, 6));
  canvas().move_cursor(1, 0);
  canvas().leave();
  bench_.files().new_map(test::open_file({2, 2}));
  EXPECT_FALSE(canvas().pointed().has_value());
}

TEST_F(CanvasTest, DoesNothingOnAMapWithoutCells) {
  bench_.files().new_map(MapFile{});
  bench_.take_tool(Tool::kBrush);
  drag({200.0, 200.0}, {300.0, 300.0});
  canvas().move_cursor(1, 1);
  canvas().apply_tool_at_cursor();
  EXPECT_EQ(entries(), 0u);
}

}  // namespace
}  // namespace astrolabe::app
