#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "astrolabe/grid/map.h"
#include "astrolabe/search/replay.h"

namespace astrolabe::app {

/// What is marked in a text picture besides the terrain.
struct PictureMarks {
  CellId start = kNoCell;
  std::vector<CellId> goals = {};
  std::vector<CellId> path;
  std::vector<CellState> states;  ///< By cell; may be empty.
  /// What the legend calls the states.
  std::string_view open_name = "open";
  std::string_view closed_name = "closed";
};

/// A map as text, one character a cell, with a legend of the characters used below it:
///
///     square             hex-pointy, diamond    hex-flat
///     S*x.               S * x .                S x
///     .#G.                . # G .                * .
///
/// On hexes and diamonds the shifted rows (hex-flat: columns) stand half a cell further. A terrain
/// is shown by its own glyph. Where that is a blank or one of the marks S G * o x, it is the first
/// of these that no other terrain of the map has: '.' (passable) or '#' (blocked), the glyph in the
/// other case, any other character. Only beyond 89 terrains do some share one. O(cells).
[[nodiscard]] std::string text_picture(const Map& map, const PictureMarks& marks);

}  // namespace astrolabe::app
