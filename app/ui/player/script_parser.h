#pragma once

#include <filesystem>
#include <string_view>

#include "app/ui/player/script.h"
#include "astrolabe/base/result.h"

namespace astrolabe::app {

/// A script is at most this long. [Units: bytes]
inline constexpr std::uint64_t kLongestScript = std::uint64_t{1} << 20;

/// Names that every script can use as ${NAME}: a folder of its own for files it saves, and the
/// folder of the benchmark maps.
inline constexpr std::string_view kTemporaryFolderVariable = "TMP";
inline constexpr std::string_view kMapsFolderVariable = "MAPS";

/// Reads a whole script: all commands, or the first error with file, line, reason and remedy.
/// Variables are checked as well: a name must be built in or remembered on an earlier line.
/// `file` is only named, not read.
[[nodiscard]] Result<Script> parse_script(std::string_view text, const std::filesystem::path& file);

/// The same from a file. Errors: unreadable, over-long, or as above.
[[nodiscard]] Result<Script> read_script(const std::filesystem::path& file);

}  // namespace astrolabe::app
