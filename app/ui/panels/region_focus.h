#pragma once

#include <cstddef>

#include "app/model/workspace.h"

namespace astrolabe::app {

class Workbench;

/// F6: gives the keyboard to one region of the window after the other.
class RegionFocus {
 public:
  /// Call it while a frame is drawn, after the regions. The canvas comes once a round.
  void next(const Workbench& workbench);
  /// Back to the canvas: no cursor of the navigation, all shortcuts work.
  void to_canvas();

 private:
  std::size_t index_ = 0;
};

}  // namespace astrolabe::app
