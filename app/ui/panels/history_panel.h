#pragma once

#include <cstddef>

#include "app/ui/ui_context.h"

namespace astrolabe::app {

class Workbench;

/// What was done to the map, oldest first; a click goes back to that moment, or forward again.
class HistoryPanel {
 public:
  /// Into the current ImGui window.
  void draw(Workbench& workbench, const UiContext& context);

 private:
  std::size_t shown_position_ = 0;  ///< The moment that was scrolled to last.
};

}  // namespace astrolabe::app
