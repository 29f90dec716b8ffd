#pragma once

// MovingAI grid maps (.map), the format of the grid pathfinding benchmarks (Sturtevant, "Benchmarks
// for Grid-Based Pathfinding", 2012):
//
//     type octile
//     height H
//     width W
//     map
//     <H rows of W letters>
//
// Letters: . G ground, S swamp, W water, T trees, @ O out of bounds. The file does not say which of
// them can be entered; ReadOptions::passable does. All costs are 1.
//
// Reading copes with what is found in the wild: CR LF line ends, no newline at the end, blank lines
// and blanks at line ends, lowercase letters, header lines in any order, other types over a plain
// block of terrain (`tile`, `octile_unicost`; `hex` becomes hexagons with a pointy top). Writing is
// strict: a file without such quirks is written back byte for byte.

#include <string>
#include <string_view>

#include "astrolabe/base/result.h"
#include "astrolabe/grid/terrain.h"
#include "astrolabe/io/map_file.h"
#include "astrolabe/io/map_format.h"

namespace astrolabe {

/// The letters of the format, in the order in which its palette shows them.
inline constexpr std::string_view kMovingaiLetters = ".GSWT@O";

/// All terrains of the format, whether a map uses them or not, so that each can be painted. Those
/// whose letter is in `passable` can be entered at a cost of 1.00.
[[nodiscard]] Palette movingai_palette(std::string_view passable);

[[nodiscard]] bool looks_like_movingai_map(std::string_view head);

/// O(text). Takes no memory for cells that the text does not hold, whatever its header states.
[[nodiscard]] Result<MapFile> read_movingai_map(std::string_view text, const std::string& name,
                                                const ReadOptions& options);

/// A terrain whose glyph is a letter of the format keeps it; others become the first letter of
/// their kind (passable: . G S, blocked: @ O T W) that no terrain of the other kind has.
/// Fails on grids other than squares, and on passable cells whose cost is not 1.00.
[[nodiscard]] Result<WrittenMap> write_movingai_map(const MapFile& file);

}  // namespace astrolabe
