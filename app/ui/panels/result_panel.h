#pragma once

#include "app/ui/layout.h"
#include "app/ui/ui_context.h"

namespace astrolabe::app {

class Workbench;

/// How the search ended: one sentence, the figures in one column, and what is promised of the path.
/// The figures of an old search stay, greyed, while a new one runs.
class ResultPanel {
 public:
  static constexpr const char* kWindow = "##result";

  void draw(Workbench& workbench, const UiContext& context, const PixelRect& place);

  /// What it needs to show everything without scrolling. [Units: points]
  [[nodiscard]] float natural_height() const { return natural_height_; }

 private:
  float natural_height_ = 316.0f;  ///< Measured while drawing.
};

}  // namespace astrolabe::app
