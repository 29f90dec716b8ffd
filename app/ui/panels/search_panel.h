#pragma once

#include "app/ui/panels/search_more.h"
#include "app/ui/panels/text_entry.h"
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
  /// What the chosen heuristic is made from, where a person chooses that.
  void draw_heuristic_details(Workbench& workbench, const UiContext& context);
  void draw_expression(Workbench& workbench, const UiContext& context);
  void draw_landmarks(Workbench& workbench, const UiContext& context);
  void draw_beam_width(Workbench& workbench, const UiContext& context);

  TextEntry weight_;
  TextEntry expression_;
  TextEntry beam_width_;
  SearchMore more_;
  bool shows_more_ = false;
};

}  // namespace astrolabe::app
