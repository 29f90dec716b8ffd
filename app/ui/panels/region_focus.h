#pragma once

#include <cstddef>

#include "app/model/workspace.h"

namespace astrolabe::app {

class Workbench;

/// F6: gives the keyboard to one region of the window after the other.
class RegionFocus {
 public:
  /// The canvas comes once a round.
  void next(const Workbench& workbench);
  /// Back to the canvas: no cursor of the navigation, all shortcuts work.
  void to_canvas();
  /// Carries out what was wished. Call it before the regions are drawn: Dear ImGui looks for the
  /// first item of a region while that is drawn, in the same frame.
  void apply();

 private:
  std::size_t index_ = 0;
  bool wished_ = false;
};

}  // namespace astrolabe::app
