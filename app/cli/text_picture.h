#pragma once

#include <string>
#include <vector>

#include "astrolabe/grid/map.h"
#include "astrolabe/search/replay.h"

namespace astrolabe::app {

/// What is marked in a text picture besides the terrain.
struct PictureMarks {
  CellId start = kNoCell;
  CellId goal = kNoCell;
  std::vector<CellId> path;
  std::vector<CellState> states;  ///< By cell; may be empty.
};

/// A map as text, one character a cell, with a legend of the characters used below it:
///
///     square             hex-pointy, diamond    hex-flat
///     S*x.               S * x .                S x
///     .#G.                . # G .                * .
///
/// On hexes and diamonds the shifted rows (hex-flat: columns) stand half a cell further. A terrain
/// is shown by its own glyph, or by '.' (passable) or '#' (blocked) where its glyph is one of the
/// marks S G * o x. O(cells).
[[nodiscard]] std::string text_picture(const Map& map, const PictureMarks& marks);

}  // namespace astrolabe::app
