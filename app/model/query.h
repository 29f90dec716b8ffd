#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "app/model/workbench.h"

namespace astrolabe::app {

/// The model by name, as text, for scripts that expect something of it. None for an unknown name.
/// Numbers use a point and no grouping; yes and no are "true" and "false"; a cell is "col,row", no
/// cell is "none".
///
///   status, outcome ("found", "no_path", …, "no_start", "no_goal", "no_cells", "refused", "none")
///   expanded, generated, updated, reopened, peak_open, guarantee, guarantee.text, bound, ratio
///   path.cost, path.cells (their number), path.steps, path (all cells, blank-separated)
///   smoothed.points, smoothed.length, smoothed.turns
///   playhead.time, playhead.end, playhead.expansion, playhead.expansions, playhead.current,
///   playhead.at_start, playhead.at_end, playhead.playing, playhead.speed, playhead.path (number of
///   cells of the path that is drawn), playhead.final, playhead.event (what happened last)
///   document.modified, document.path, document.name, document.title, document.notes
///   map.width, map.height, map.blocked (number of blocked cells)
///   grid, ways, corner, stagger, algorithm, heuristic, weight (hundredths), priority, tie_break,
///   seed, smoother, cost_scale, reopen, remedy, profile, climb.up, climb.down (hundredths),
///   blocked_ends, search_unreachable, expression, landmarks, beam_width
///   tie_breaks (the expansions with each, where they are compared)
///   at_once (whether it was known without a search), range.cells (how many are within the range)
///   start, goal (the first), goals, hover, cursor, selected, sight (what refuses the line shown;
///   "clear", "none") cell C,R terrain | blocked | state | g | h | f | parent; cell C,R alone is
///   the hover sentence tool, terrain, workspace, theme, view.grid_lines, view.numbers,
///   view.arrows, view.search_cells, view.raw_path, view.smoothed_path, view.range, view.panels,
///   view.hints camera.zoom, camera.fitted undo.count, redo.count, undo.name, redo.name message
///   (the newest), messages, question, dialog, searching, stale, idle
[[nodiscard]] std::optional<std::string> query(const Workbench& workbench, std::string_view name);

/// Every name that query() knows (except those of cells) with its value, one "name: value" a line
/// (line breaks in values as "\n").
[[nodiscard]] std::string dump(const Workbench& workbench);

}  // namespace astrolabe::app
