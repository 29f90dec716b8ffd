#pragma once

struct ImDrawList;

namespace astrolabe::app {

class Workbench;
struct UiContext;

/// Draws what lies over the cells: terrain glyphs, parent arrows, numbers, the paths, start, goal
/// and the outlines of single cells. Visits only cells that are in view, and only where they are
/// large enough to hold something. [Limit: the list's clip rectangle is the camera's viewport]
void draw_canvas_overlay(ImDrawList& list, const Workbench& workbench, const UiContext& context);

}  // namespace astrolabe::app
