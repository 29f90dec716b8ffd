#include "app/ui/input/canvas_input.h"

#include <algorithm>
#include <utility>

#include "app/model/workbench.h"

namespace astrolabe::app {

namespace {

std::optional<PointerButton> button_of(Uint8 button) {
  switch (button) {
    case SDL_BUTTON_LEFT:
      return PointerButton::kLeft;
    case SDL_BUTTON_MIDDLE:
      return PointerButton::kMiddle;
    case SDL_BUTTON_RIGHT:
      return PointerButton::kRight;
    default:
      return std::nullopt;
  }
}

ScreenPoint point_of(int x, int y) {
  return {static_cast<double>(x) + 0.5, static_cast<double>(y) + 0.5};
}

}  // namespace

void CanvasInput::set_area(const PixelRect& canvas, std::vector<PixelRect> covered,
                           bool behind_popup) {
  canvas_ = canvas;
  covered_ = std::move(covered);
  behind_popup_ = behind_popup;
}

bool CanvasInput::handle(const SDL_Event& event, Modifiers modifiers, Workbench& workbench) {
  switch (event.type) {
    case SDL_MOUSEBUTTONDOWN:
      return press(event.button, modifiers, workbench);
    case SDL_MOUSEBUTTONUP:
      return release(event.button, workbench);
    case SDL_MOUSEMOTION:
      return move(event.motion, workbench);
    case SDL_MOUSEWHEEL:
      return wheel(event.wheel, modifiers, workbench);
    case SDL_WINDOWEVENT:
      if (event.window.event == SDL_WINDOWEVENT_LEAVE) workbench.canvas().leave();
      if (event.window.event == SDL_WINDOWEVENT_MOVED) workbench.canvas().window_moved();
      // Whoever took the focus may take the release as well.
      if (event.window.event == SDL_WINDOWEVENT_FOCUS_LOST) end_gesture(workbench);
      return false;
    default:
      return false;
  }
}

bool CanvasInput::is_over_canvas(ScreenPoint at) const {
  const auto holds = [&](const PixelRect& place) {
    return place.contains(static_cast<float>(at.x), static_cast<float>(at.y));
  };
  return !behind_popup_ && holds(canvas_) && std::none_of(covered_.begin(), covered_.end(), holds);
}

bool CanvasInput::press(const SDL_MouseButtonEvent& event, Modifiers modifiers,
                        Workbench& workbench) {
  pointer_ = point_of(event.x, event.y);
  const std::optional<PointerButton> button = button_of(event.button);
  if (!button || held_ || !is_over_canvas(pointer_)) return false;
  held_ = button;
  SDL_CaptureMouse(SDL_TRUE);  // Moves and the release arrive from outside the window too.
  workbench.canvas().press(pointer_, *button, modifiers);
  return true;
}

bool CanvasInput::release(const SDL_MouseButtonEvent& event, Workbench& workbench) {
  pointer_ = point_of(event.x, event.y);
  if (!held_ || held_ != button_of(event.button)) return false;
  end_gesture(workbench);
  return true;
}

void CanvasInput::end_gesture(Workbench& workbench) {
  if (!held_) return;
  workbench.canvas().release(pointer_, *held_);
  held_.reset();
  SDL_CaptureMouse(SDL_FALSE);
}

bool CanvasInput::move(const SDL_MouseMotionEvent& event, Workbench& workbench) {
  pointer_ = point_of(event.x, event.y);
  if (!held_ && !is_over_canvas(pointer_)) {
    workbench.canvas().leave();
    return false;
  }
  workbench.canvas().move(pointer_);
  return true;
}

bool CanvasInput::wheel(const SDL_MouseWheelEvent& event, Modifiers modifiers,
                        Workbench& workbench) {
  if (!is_over_canvas(pointer_)) return false;
  // An event that was made by hand, as in a played script, may lack the precise values.
  const bool precise = event.preciseX != 0.0f || event.preciseY != 0.0f;
  const double dx = precise ? static_cast<double>(event.preciseX) : event.x;
  const double dy = precise ? static_cast<double>(event.preciseY) : event.y;
  workbench.canvas().wheel(pointer_, dx, dy, modifiers);
  return true;
}

}  // namespace astrolabe::app
