#pragma once

#include <optional>
#include <string_view>

#include "astrolabe/grid/grid_spec.h"

namespace astrolabe::app {

/// Half the width of a cell's shape at a height above or below its middle; 0 beyond its tips. All
/// shapes are symmetric, and all edges are `apothem` from the middle. [Units: any, the same]
[[nodiscard]] float half_chord(GridKind kind, float apothem, float height);

/// What is known before numbers are laid out.
struct NumberRoom {
  GridKind kind = GridKind::kSquare;
  float zoom = 0.0F;      ///< [Units: screen pixels for one plane unit]
  float scale = 1.0F;     ///< Screen pixels in one pixel of the design.
  double greatest = 0.0;  ///< Of all numbers to be written: none is longer than it.
  bool whole = false;     ///< All of them are whole, and written without decimals.
};

/// A size of type and the decimals that are written. [Units: em in screen pixels]
struct NumberType {
  float em = 0.0F;
  int decimals = 0;
};

/// Where g and h stand beside each other below f. [Units: screen pixels from the cell's middle]
struct SideNumbers {
  float em = 0.0F;
  float outer = 0.0F;  ///< g begins at -outer, h ends at +outer.
  float drop = 0.0F;   ///< Their middles are so far below the cell's.
};

/// How the numbers of all cells are written at a zoom: all cells alike, so that nothing jumps.
struct NumberLayout {
  NumberType f;
  std::optional<SideNumbers> sides;  ///< With the decimals of f; none: f stands alone.
};

/// The width that a number is given room for: that of DejaVu Sans, the widest of the faces that are
/// looked for. Not measured, because rounding to whole pixels makes real type wider at one scale
/// than at another, and the layout is to be the same at all. [Units: as em]
[[nodiscard]] float nominal_width(std::string_view number, float em);

/// As textbooks place them: f large in the middle, g lower left, h lower right, where a cell is 48
/// design pixels or more; f alone from 24; no number below.
///
/// 1. Every number, up to `greatest`, lies inside the tile of its cell's state and clear of the
///    arrow heads on the cell's edges (see arrow_reach()); no two overlap. f alone may touch the
///    ring of an open cell where it has at most four characters.
/// 2. g and h are at least 10 design pixels, f alone at least 9.
/// 3. Numbers have two decimals where that is possible, else one; f alone has one or none. Where
///    not even that fits, nothing is written. Zooming in never takes a decimal away.
/// 4. It is the same at every scale, in design pixels.
[[nodiscard]] std::optional<NumberLayout> lay_out_numbers(const NumberRoom& room);

/// How far a parent arrow's head reaches into each of the two cells whose edge it straddles.
/// [Units: screen pixels]
[[nodiscard]] float arrow_reach(float zoom, float scale);
/// Half the width of that head: numbers leave it little length in a small cell, but there is room
/// along the edge. [Units: screen pixels]
[[nodiscard]] float arrow_half_width(float zoom, float scale);

/// Below this no number is written. [Units: design pixels for one plane unit]
inline constexpr float kLeastNumberZoom = 24.0F;
/// The height of digits. [Units: em]
inline constexpr float kDigitHeight = 0.75F;

}  // namespace astrolabe::app
