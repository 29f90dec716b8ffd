#include "app/ui/panels/corner_picture.h"

#include <cmath>

namespace astrolabe::app {

namespace {

/// Upper left and lower right are the step; `walls` of the other two cells are filled.
void draw_corner(ImDrawList& list, ImVec2 centre, float size, ImU32 colour, int walls) {
  const float half = std::floor(size / 2.0f);
  const float line = std::fmax(1.0f, std::round(size / 16.0f));
  const ImVec2 min(centre.x - half, centre.y - half);
  const ImVec2 max(centre.x + half, centre.y + half);
  if (walls > 0) list.AddRectFilled(ImVec2(centre.x, min.y), ImVec2(max.x, centre.y), colour);
  if (walls > 1) list.AddRectFilled(ImVec2(min.x, centre.y), ImVec2(centre.x, max.y), colour);
  list.AddRect(min, max, colour, 0.0f, 0, line);
  list.AddLine(ImVec2(centre.x, min.y), ImVec2(centre.x, max.y), colour, line);
  list.AddLine(ImVec2(min.x, centre.y), ImVec2(max.x, centre.y), colour, line);
  const float reach = half * 0.55f;
  list.AddLine(ImVec2(centre.x - reach, centre.y - reach),
               ImVec2(centre.x + reach, centre.y + reach), colour, line * 1.5f);
  list.AddCircleFilled(ImVec2(centre.x - reach, centre.y - reach), line * 1.75f, colour);
  list.AddCircleFilled(ImVec2(centre.x + reach, centre.y + reach), line * 1.75f, colour);
}

}  // namespace

void draw_never_cut(ImDrawList& list, ImVec2 centre, float size, ImU32 colour) {
  draw_corner(list, centre, size, colour, 0);
}

void draw_cut_one(ImDrawList& list, ImVec2 centre, float size, ImU32 colour) {
  draw_corner(list, centre, size, colour, 1);
}

void draw_always_cut(ImDrawList& list, ImVec2 centre, float size, ImU32 colour) {
  draw_corner(list, centre, size, colour, 2);
}

}  // namespace astrolabe::app
