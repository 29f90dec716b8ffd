#pragma once

#include <string>

#include "app/ui/ui_context.h"

namespace astrolabe::app {

class Workbench;

/// How the map is searched: grid, algorithm, heuristic, weight and, folded away, what is needed
/// less often. Beside each stands what it means, and a warning where the best path is no longer
/// certain.
class SearchPanel {
 public:
  /// Into the current ImGui window.
  void draw(Workbench& workbench, const UiContext& context);

 private:
  void draw_weight(Workbench& workbench, const UiContext& context);
  void draw_weight_entry(Workbench& workbench, const UiContext& context);
  void take_weight_entry(Workbench& workbench) const;

  std::string weight_entry_;     ///< What is typed while the field is edited.
  bool editing_weight_ = false;  ///< It is edited now.
  bool shows_more_ = false;
};

}  // namespace astrolabe::app
