#pragma once

#include <SDL.h>

#include <optional>
#include <vector>

#include "app/model/pointer_input.h"
#include "app/model/screen_point.h"
#include "app/ui/layout.h"

namespace astrolabe::app {

class Workbench;

/// Brings pointer events to the model's canvas. It takes them from SDL, not from Dear ImGui, so
/// that every point of a fast drag and precise wheel values arrive. A gesture that has begun goes
/// on outside the canvas and the window until the button is let go of.
class CanvasInput {
 public:
  /// What the last frame showed: where the canvas is, what lies over it, and whether a popup takes
  /// all clicks.
  void set_area(const PixelRect& canvas, std::vector<PixelRect> covered, bool behind_popup);

  /// True for an event that belongs to the canvas. Dear ImGui may see it as well.
  bool handle(const SDL_Event& event, Modifiers modifiers, Workbench& workbench);

 private:
  [[nodiscard]] bool is_over_canvas(ScreenPoint at) const;
  bool press(const SDL_MouseButtonEvent& event, Modifiers modifiers, Workbench& workbench);
  bool release(const SDL_MouseButtonEvent& event, Workbench& workbench);
  bool move(const SDL_MouseMotionEvent& event, Workbench& workbench);
  bool wheel(const SDL_MouseWheelEvent& event, Modifiers modifiers, Workbench& workbench);
  void end_gesture(Workbench& workbench);

  PixelRect canvas_;
  std::vector<PixelRect> covered_;
  bool behind_popup_ = false;
  ScreenPoint pointer_;
  std::optional<PointerButton> held_;  ///< The button whose press began a gesture.
};

}  // namespace astrolabe::app
