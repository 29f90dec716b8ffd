#include "app/ui/overlay_canvas.h"

#include <cmath>
#include <limits>

namespace astrolabe::app {

std::vector<ImVec2> OverlayCanvas::outline(CellId cell, float inset) const {
  const Layout& layout = workbench_.layout();
  const CellOutline corners = layout.outline(layout.size().offset(cell));
  const PlanePoint middle = layout.centre(cell);
  // All edges are half a unit from the centre, so shrinking moves each inwards by the same.
  const double shrink = 1.0 - 2.0 * static_cast<double>(inset / zoom());
  std::vector<ImVec2> points;
  for (int i = 0; i < corners.count; ++i) {
    const PlanePoint corner = corners.corners[static_cast<std::size_t>(i)];
    points.push_back(at(middle + (corner - middle) * shrink));
  }
  return points;
}

void OverlayCanvas::stroke_cell(CellId cell, float inset, float thickness, Colour colour) const {
  const std::vector<ImVec2> points = outline(cell, inset + 0.5F * thickness);
  list_.AddPolyline(points.data(), static_cast<int>(points.size()), colour.packed(),
                    ImDrawFlags_Closed, thickness);
}

float OverlayCanvas::text_width(FontFace face, const std::string& text) const {
  constexpr float kNoLimit = std::numeric_limits<float>::max();
  return face.font->CalcTextSizeA(face.size, kNoLimit, 0.0F, text.c_str()).x;
}

void OverlayCanvas::text_at(ImVec2 middle, FontFace face, Colour colour, const char* text) const {
  const ImVec2 size =
      face.font->CalcTextSizeA(face.size, std::numeric_limits<float>::max(), 0.0F, text);
  list_.AddText(face.font, face.size,
                {std::round(middle.x - 0.5F * size.x), std::round(middle.y - 0.5F * size.y)},
                colour.packed(), text);
}

void OverlayCanvas::haloed_text_at(ImVec2 middle, FontFace face, Colour colour, Colour halo,
                                   const char* text) const {
  const float reach = std::round(px(1.0F));
  for (const float x : {-reach, reach}) {
    for (const float y : {-reach, reach}) text_at({middle.x + x, middle.y + y}, face, halo, text);
  }
  text_at(middle, face, colour, text);
}

}  // namespace astrolabe::app
