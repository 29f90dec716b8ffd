#pragma once

#include <cstdint>
#include <filesystem>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "astrolabe/base/limits.h"
#include "astrolabe/base/result.h"
#include "astrolabe/io/map_file.h"
#include "astrolabe/io/map_format.h"

namespace astrolabe {

/// The longest file that is read as a map: four bytes a cell (an escaped glyph and a height) for
/// the largest map, and 64 MiB for everything else. [Units: bytes]
inline constexpr std::uint64_t kMaxMapFileBytes =
    4 * static_cast<std::uint64_t>(kMaxCells) + (std::uint64_t{64} << 20);

/// All map formats, in the order in which they are sniffed and shown.
[[nodiscard]] std::span<const FormatEntry> all_formats();
/// nullptr for an unknown id.
[[nodiscard]] const FormatEntry* find_format(std::string_view id);
/// The format that a path's extension names (in any case); nullptr for none of ours.
[[nodiscard]] const FormatEntry* format_for_path(const std::filesystem::path& path);
/// True where the path's extension names a format that holds queries.
[[nodiscard]] bool is_scenario_path(const std::filesystem::path& path);

/// Reads a map in whatever format its content shows; where the content shows none, the extension
/// decides in whose words the error is. The error names file, line, reason and remedy; files over
/// the limits are refused before memory is taken for them.
[[nodiscard]] Result<MapFile> read_map_file(const std::filesystem::path& path,
                                            const ReadOptions& options = {});

/// Writes a map in the format that the path's extension names, atomically: the old file stays as it
/// was unless the new one is complete on the disk. The value is WrittenMap::lost.
[[nodiscard]] Result<std::vector<std::string>> write_map_file(const std::filesystem::path& path,
                                                              const MapFile& file);

}  // namespace astrolabe
