#pragma once

#include "app/ui/colour.h"

namespace astrolabe::app {

/// Every colour that the window uses, by what it is for. Surfaces are neutral; saturated colour is
/// kept for the map. The search colours are those of Okabe and Ito, "Color Universal Design"
/// (2008), which people with any common colour vision tell apart.
struct Theme {
  bool dark = false;

  // The frame around the map.
  Colour surface;  ///< Behind the map and between panels.
  Colour panel;    ///< Panels, bars, popups.
  Colour raised;   ///< Buttons and fields at rest, on a panel.
  Colour hovered;  ///< The same under the pointer.
  Colour pressed;  ///< The same while pressed.
  Colour line;     ///< Separators and borders.
  Colour text;
  Colour muted;        ///< Secondary text: labels, hints, units.
  Colour accent;       ///< The chosen thing, sliders, focus.
  Colour on_accent;    ///< Text and icons on accent.
  Colour accent_tint;  ///< Behind a chosen row or tool: accent, faint, over panel.
  Colour warning;      ///< A lost guarantee; text on panel.
  Colour error;        ///< A failed action; text on panel.

  // The map's ground.
  Colour ground;  ///< Open ground.
  Colour wall;
  Colour wall_edge;  ///< The slight edge inside a wall.
  Colour barred;     ///< Stripes on ground that bars who moves; translucent.
  Colour grid_line;  ///< Between cells, over any terrain; translucent.
  Colour shadow;     ///< The soft border around the map; translucent at the map's edge.

  // The search.
  Colour start;
  Colour goal;
  Colour open;
  Colour open_ring;
  Colour closed_early;  ///< A cell closed at the beginning of the search.
  Colour closed_late;   ///< A cell closed just now.
  Colour current;
  Colour current_outline;
  Colour raw_path;
  Colour smooth_path;
  Colour path_halo;          ///< Around both paths.
  Colour rejected;           ///< The cross where a line of sight was refused.
  Colour landmark;           ///< The cells that a heuristic is derived from.
  Colour on_landmark;        ///< Its letter L.
  Colour on_marker;          ///< The letters S and G.
  Colour marker_halo;        ///< Around start, goal and cursor.
  Colour halo_rim;           ///< A thin line around both halos, where those alone don't stand out.
  Colour cell_text;          ///< Numbers, arrows and glyphs on light tiles and ground.
  Colour cell_text_inverse;  ///< The same on dark terrain.
  Colour hover_outline;
  Colour selection;  ///< Outline of the selected cell and of the cell cursor.
};

[[nodiscard]] const Theme& light_theme();
[[nodiscard]] const Theme& dark_theme();

/// Sets Dear ImGui's colours and, in multiples of `scale`, its spacing: a 4 px rhythm, 8 px inside,
/// corners of 4 px. Replaces the current context's whole style; call it when theme or scale change.
void apply_style(const Theme& theme, float scale);

}  // namespace astrolabe::app
