#pragma once

#include <string>
#include <vector>

#include "app/model/workbench.h"
#include "app/ui/colour.h"
#include "app/ui/imgui_compat.h"
#include "app/ui/ui_context.h"

namespace astrolabe::app {

/// What the parts of the overlay draw with, for one frame: the map's plane and cells as points of
/// the screen. Refers to the list, the workbench and the context.
class OverlayCanvas {
 public:
  OverlayCanvas(ImDrawList& list, const Workbench& workbench, const UiContext& context)
      : list_(list), workbench_(workbench), context_(context) {}

  [[nodiscard]] ImDrawList& list() const { return list_; }
  [[nodiscard]] const Workbench& workbench() const { return workbench_; }
  [[nodiscard]] const UiContext& context() const { return context_; }
  [[nodiscard]] const Theme& theme() const { return context_.theme; }
  [[nodiscard]] const Fonts& fonts() const { return context_.fonts; }

  /// [Units: screen pixels for one plane unit; design pixels for one plane unit]
  [[nodiscard]] float zoom() const { return static_cast<float>(workbench_.camera().zoom()); }
  [[nodiscard]] float design_zoom() const { return zoom() / context_.scale; }
  /// Design pixels as screen pixels, not rounded.
  [[nodiscard]] float px(float design_pixels) const { return design_pixels * context_.scale; }

  [[nodiscard]] ImVec2 at(PlanePoint point) const {
    const ScreenPoint screen = workbench_.camera().to_screen(point);
    return {static_cast<float>(screen.x), static_cast<float>(screen.y)};
  }
  [[nodiscard]] ImVec2 centre(CellId cell) const { return at(workbench_.layout().centre(cell)); }
  /// The cell's corners, moved towards its centre by a distance. [Units: screen pixels]
  [[nodiscard]] std::vector<ImVec2> outline(CellId cell, float inset) const;
  /// Draws around a cell, inside its edges.
  void stroke_cell(CellId cell, float inset, float thickness, Colour colour) const;

  /// [Units: screen pixels]
  [[nodiscard]] float text_width(FontFace face, const std::string& text) const;
  /// Writes text with its middle at a point.
  void text_at(ImVec2 middle, FontFace face, Colour colour, const char* text) const;
  /// The same with a thin outline that sets it off from lines under it.
  void haloed_text_at(ImVec2 middle, FontFace face, Colour colour, Colour halo,
                      const char* text) const;

 private:
  ImDrawList& list_;
  const Workbench& workbench_;
  const UiContext& context_;
};

}  // namespace astrolabe::app
