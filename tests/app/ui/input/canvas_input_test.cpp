#include "app/ui/input/canvas_input.h"

#include <gtest/gtest.h>

#include "app/model/workbench.h"

namespace astrolabe::app {
namespace {

class CanvasInputTest : public testing::Test {
 protected:
  CanvasInputTest() {
    workbench_.files().new_map();
    workbench_.update();
    workbench_.camera().set_viewport({100.0, 50.0, 640.0, 400.0});
    workbench_.take_tool(Tool::kBrush);
    workbench_.choose_terrain(1);
    input_.set_area({100.0f, 50.0f, 640.0f, 400.0f}, {{110.0f, 60.0f, 60.0f, 30.0f}}, false);
  }

  bool button(Uint32 type, int x, int y, Uint8 which = SDL_BUTTON_LEFT) {
    SDL_Event event{};
    event.button.type = type;
    event.button.button = which;
    event.button.x = x;
    event.button.y = y;
    return input_.handle(event, {}, workbench_);
  }
  bool move(int x, int y) {
    SDL_Event event{};
    event.motion.type = SDL_MOUSEMOTION;
    event.motion.x = x;
    event.motion.y = y;
    return input_.handle(event, {}, workbench_);
  }
  bool wheel(float precise, int notches) {
    SDL_Event event{};
    event.wheel.type = SDL_MOUSEWHEEL;
    event.wheel.y = notches;
    event.wheel.preciseY = precise;
    return input_.handle(event, {}, workbench_);
  }
  void window(Uint8 what) {
    SDL_Event event{};
    event.window.type = SDL_WINDOWEVENT;
    event.window.event = what;
    input_.handle(event, {}, workbench_);
  }
  [[nodiscard]] bool painted() const { return workbench_.document().history().size() > 0; }

  Workbench workbench_;
  CanvasInput input_;
};

TEST_F(CanvasInputTest, PressOnTheCanvasPaints) {
  EXPECT_TRUE(button(SDL_MOUSEBUTTONDOWN, 400, 200));
  EXPECT_TRUE(button(SDL_MOUSEBUTTONUP, 400, 200));
  EXPECT_TRUE(painted());
}

TEST_F(CanvasInputTest, PressBesideOrUnderSomethingIsNotTheCanvas) {
  EXPECT_FALSE(button(SDL_MOUSEBUTTONDOWN, 50, 200));  // A panel.
  EXPECT_FALSE(button(SDL_MOUSEBUTTONDOWN, 120, 70));  // A message over the canvas.
  input_.set_area({100.0f, 50.0f, 640.0f, 400.0f}, {}, true);
  EXPECT_FALSE(button(SDL_MOUSEBUTTONDOWN, 400, 200));  // A popup is open.
  EXPECT_FALSE(painted());
}

TEST_F(CanvasInputTest, DragGoesOnOutsideTheWindowAndEndsThere) {
  button(SDL_MOUSEBUTTONDOWN, 400, 200);
  EXPECT_TRUE(move(-30, 200));
  EXPECT_TRUE(workbench_.canvas().busy());
  EXPECT_TRUE(button(SDL_MOUSEBUTTONUP, -30, 200));
  EXPECT_FALSE(workbench_.canvas().busy());
  EXPECT_EQ(workbench_.document().history().size(), 1u);
}

TEST_F(CanvasInputTest, DragFromAPanelOverTheCanvasDoesNothing) {
  button(SDL_MOUSEBUTTONDOWN, 50, 200);
  move(400, 200);
  EXPECT_FALSE(button(SDL_MOUSEBUTTONUP, 400, 200));
  EXPECT_FALSE(painted());
}

TEST_F(CanvasInputTest, SecondButtonDuringAGestureIsIgnored) {
  button(SDL_MOUSEBUTTONDOWN, 400, 200);
  EXPECT_FALSE(button(SDL_MOUSEBUTTONDOWN, 400, 200, SDL_BUTTON_RIGHT));
  EXPECT_FALSE(button(SDL_MOUSEBUTTONUP, 400, 200, SDL_BUTTON_RIGHT));
  EXPECT_TRUE(workbench_.canvas().busy());
}

TEST_F(CanvasInputTest, LosingTheFocusEndsTheGestureAndKeepsWhatItDid) {
  button(SDL_MOUSEBUTTONDOWN, 400, 200);
  window(SDL_WINDOWEVENT_FOCUS_LOST);
  EXPECT_FALSE(workbench_.canvas().busy());
  EXPECT_TRUE(painted());
}

TEST_F(CanvasInputTest, HoverEndsWhereThePointerLeaves) {
  move(400, 200);
  EXPECT_TRUE(workbench_.canvas().hover().has_value());
  move(120, 70);
  EXPECT_FALSE(workbench_.canvas().hover().has_value());
  move(400, 200);
  window(SDL_WINDOWEVENT_LEAVE);
  EXPECT_FALSE(workbench_.canvas().hover().has_value());
}

TEST_F(CanvasInputTest, WheelUsesPreciseValuesWhereThereAreAny) {
  move(400, 200);
  const double before = workbench_.camera().zoom();
  EXPECT_TRUE(wheel(0.25f, 0));
  const double precise = workbench_.camera().zoom();
  EXPECT_GT(precise, before);
  EXPECT_TRUE(wheel(0.0f, 1));
  EXPECT_GT(workbench_.camera().zoom() / precise, precise / before);
}

TEST_F(CanvasInputTest, WheelElsewhereIsNotTheCanvas) {
  move(50, 200);
  EXPECT_FALSE(wheel(1.0f, 1));
}

}  // namespace
}  // namespace astrolabe::app
