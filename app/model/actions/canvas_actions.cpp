#include <string>
#include <utility>

#include "app/model/actions/action_lists.h"
#include "app/model/workbench.h"

namespace astrolabe::app {

namespace {

Action cursor_action(std::string direction, Key key, int columns, int rows) {
  return {.id = "cursor." + direction,
          .label = "Cell cursor " + direction,
          .tooltip = "Move the cell cursor by one cell",
          .keys = {{.key = key}},
          .run = [columns, rows](Workbench& bench) { bench.canvas().move_cursor(columns, rows); }};
}

/// Cancels the innermost thing that is under way; where nothing is, the window goes back to the
/// canvas.
void cancel(Workbench& bench) {
  if (bench.canvas().cancel()) return;
  if (bench.playback().playing()) {
    bench.playback().pause();
    return;
  }
  if (bench.searching()) {
    bench.cancel_search();
    return;
  }
  bench.canvas().select(std::nullopt);
  bench.request_ui(UiRequest::kBackToCanvas);
}

}  // namespace

std::vector<Action> canvas_actions() {
  return {
      cursor_action("left", Key::kLeft, -1, 0),
      cursor_action("right", Key::kRight, 1, 0),
      cursor_action("up", Key::kUp, 0, -1),
      cursor_action("down", Key::kDown, 0, 1),
      {.id = "cursor.apply",
       .label = "Use the tool at the cell cursor",
       .tooltip = "What a click there would do",
       .keys = {{.key = Key::kEnter}},
       .run = [](Workbench& bench) { bench.canvas().apply_tool_at_cursor(); },
       .enabled = [](const Workbench& bench) { return bench.canvas().cursor().has_value(); }},
      {.id = "cursor.menu",
       .label = "Menu of the cell",
       .tooltip = "What can be done with the cell at the cursor, or under the pointer",
       .keys = {{.key = Key::kF10, .shift = true}},
       .run = [](Workbench& bench) { bench.canvas().request_menu(*bench.canvas().pointed()); },
       .enabled = [](const Workbench& bench) { return bench.canvas().pointed().has_value(); }},
      {.id = "edit.cancel",
       .label = "Cancel",
       .tooltip = "Stop what is under way, then go back to the canvas",
       .keys = {{.key = Key::kEscape}},
       .run = cancel},
  };
}

}  // namespace astrolabe::app
