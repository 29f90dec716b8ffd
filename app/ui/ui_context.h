#pragma once

#include <cmath>

#include "app/ui/fonts.h"
#include "app/ui/theme.h"

namespace astrolabe::app {

class CanvasView;
class FocusTravel;
class TooltipHush;

/// What a panel needs beside the workbench. Made anew for each frame by the application; refers to
/// things that outlive the frame.
struct UiContext {
  const Theme& theme;
  const Fonts& fonts;
  CanvasView& canvas;  ///< Draws the map; see app/ui/canvas_view.h.
  FocusTravel& focus;  ///< Every control is noted there; see app/ui/panels/focus_travel.h.
  TooltipHush& tooltip_hush;
  float scale = 1.0F;     ///< Screen pixels in one pixel of the design.
  bool scripted = false;  ///< A played script: built-in dialogs, nothing that blinks or waits.

  /// Design pixels as whole screen pixels.
  [[nodiscard]] float px(float design_pixels) const { return std::round(design_pixels * scale); }
};

}  // namespace astrolabe::app
