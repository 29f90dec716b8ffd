#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "astrolabe/base/result.h"
#include "astrolabe/io/map_file.h"

namespace astrolabe {

/// Choices about reading that a file does not answer itself.
struct ReadOptions {
  /// The glyphs that a walker on the ground may enter, for formats whose letters name terrains
  /// without saying which are passable (MovingAI).
  std::string passable = ".GS";
};

/// A map in the words of a format.
struct WrittenMap {
  std::string text;
  /// What the format has no place for, as noun phrases for a sentence such as "not kept: the start,
  /// the notes". Empty exactly where reading `text` gives back an equal MapFile.
  std::vector<std::string> lost;
};

/// What a file of a format is about.
enum class FormatHolds {
  kMap,
  kQueries,  ///< Queries on a map of another file.
};

/// One file format. `read` and `write` work on whole texts, so that they can be fuzzed and used
/// with a clipboard; the name is only for messages.
struct FormatEntry {
  std::string_view id;    ///< Also its file extension, without the dot.
  std::string_view name;  ///< As in file dialogs.
  std::string_view description;
  FormatHolds holds = FormatHolds::kMap;
  /// True where the first bytes look like this format; the file's name plays no part.
  bool (*sniff)(std::string_view head);
  /// Null where the format holds queries; scenario.h reads and writes those. Null as well where
  /// a format of maps is only written.
  Result<MapFile> (*read)(std::string_view text, const std::string& name,
                          const ReadOptions& options);
  /// Fails where the format cannot express the cells themselves (their shape, their costs); the
  /// message says what, and what to use instead. All else that it cannot hold is named in `lost`.
  /// Null where the format holds queries or is only read.
  Result<WrittenMap> (*write)(const MapFile& file);

  [[nodiscard]] constexpr bool can_read() const {
    return holds == FormatHolds::kQueries || read != nullptr;
  }
  [[nodiscard]] constexpr bool can_write() const {
    return holds == FormatHolds::kQueries || write != nullptr;
  }
};

}  // namespace astrolabe
