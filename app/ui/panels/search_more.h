#pragma once

#include "app/ui/panels/text_entry.h"
#include "app/ui/ui_context.h"
#include "astrolabe/search/algorithm_registry.h"

namespace astrolabe::app {

class Workbench;

/// What is needed less often of how the map is searched: ties, re-opening, costs, who moves,
/// blocked ends, what cannot be reached, the range around the start.
class SearchMore {
 public:
  /// Into the current ImGui window. `uses`: what the algorithm looks at; only that is offered.
  void draw(Workbench& workbench, const UiContext& context, const SettingsUsed& uses);

 private:
  /// What each tie-break makes of the query that is shown, where that is unfolded.
  void draw_tie_break_effects(Workbench& workbench, const UiContext& context);
  void draw_seed(Workbench& workbench, const UiContext& context);
  void draw_range(Workbench& workbench, const UiContext& context);
  void draw_climbs(Workbench& workbench, const UiContext& context);

  TextEntry seed_;
  TextEntry climb_up_;
  TextEntry climb_down_;
  TextEntry range_;
  bool compares_ties_ = false;
};

}  // namespace astrolabe::app
