#pragma once

#include "app/ui/imgui_compat.h"

namespace astrolabe::app {

/// The three corner rules as pictures: the two cells of a diagonal step and its flanks, with as
/// many walls beside it as the rule still allows. [Units: pixels]
void draw_never_cut(ImDrawList& list, ImVec2 centre, float size, ImU32 colour);
void draw_cut_one(ImDrawList& list, ImVec2 centre, float size, ImU32 colour);
void draw_always_cut(ImDrawList& list, ImVec2 centre, float size, ImU32 colour);

}  // namespace astrolabe::app
