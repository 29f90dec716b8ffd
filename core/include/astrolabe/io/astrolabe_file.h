#pragma once

// Our own map format (.astrolabe): JSON with one string for each row of cells, so that a change of
// the map reads as a change of its text. assets/FORMAT.md describes it;
// assets/astrolabe.schema.json is its JSON schema.
//
// It holds everything that a MapFile holds: reading what was written gives an equal value, and
// writing what was read gives the same text, except for layout, keys left out and key order of
// files made by hand.

#include <string>
#include <string_view>

#include "astrolabe/base/result.h"
#include "astrolabe/io/map_file.h"
#include "astrolabe/io/map_format.h"

namespace astrolabe {

/// The version that is written, and the newest that can be read.
inline constexpr int kAstrolabeFileVersion = 1;

[[nodiscard]] bool looks_like_astrolabe_file(std::string_view head);

/// Strict: unknown and repeated keys, missing ones, wrong types and values out of range are errors
/// with a line. O(text); takes memory in proportion to the text, whatever size it states.
[[nodiscard]] Result<MapFile> read_astrolabe_file(std::string_view text, const std::string& name,
                                                  const ReadOptions& options);

/// Loses nothing. Fails only on what could not be read back: texts that are not UTF-8, notes of
/// more than 10,000 lines, glyphs that are not unique printable ASCII. O(cells).
[[nodiscard]] Result<WrittenMap> write_astrolabe_file(const MapFile& file);

}  // namespace astrolabe
