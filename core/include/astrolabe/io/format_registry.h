#pragma once

#include <filesystem>
#include <functional>
#include <span>
#include <string>
#include <string_view>

#include "astrolabe/base/result.h"
#include "astrolabe/io/map_file.h"

namespace astrolabe {

/// Choices about reading that a file does not answer itself.
struct ReadOptions {
  /// The glyphs that a walker on the ground may enter, for formats whose letters name terrains
  /// without saying which are passable (MovingAI).
  std::string passable = ".GS";
};

/// One file format. `read` and `write` work on whole texts, so that they can be fuzzed and used
/// with a clipboard; the name is only for messages.
struct FormatEntry {
  std::string_view id;    ///< Also its file extension, without the dot.
  std::string_view name;  ///< As in file dialogs.
  std::string_view description;
  /// True where the first bytes look like this format; the file's name plays no part.
  bool (*sniff)(std::string_view head);
  /// Null where the format cannot be read (or written) as a map.
  Result<MapFile> (*read)(std::string_view text, const std::string& name,
                          const ReadOptions& options);
  /// Fails where the map holds what the format cannot express; the message says what.
  Result<std::string> (*write)(const MapFile& file);
};

/// All map formats, in the order in which they are sniffed and shown.
[[nodiscard]] std::span<const FormatEntry> all_formats();
/// nullptr for an unknown id.
[[nodiscard]] const FormatEntry* find_format(std::string_view id);
/// The format that a path's extension names; nullptr for none of ours.
[[nodiscard]] const FormatEntry* format_for_path(const std::filesystem::path& path);

/// Reads a map in whatever format its content shows. The error names file, line, reason and remedy;
/// files over the limits are refused before memory is taken for them.
[[nodiscard]] Result<MapFile> read_map_file(const std::filesystem::path& path,
                                            const ReadOptions& options = {});

/// Writes a map in the format that the path's extension names, atomically: the old file stays as it
/// was unless the new one is complete on the disk.
[[nodiscard]] Result<void> write_map_file(const std::filesystem::path& path, const MapFile& file);

}  // namespace astrolabe
