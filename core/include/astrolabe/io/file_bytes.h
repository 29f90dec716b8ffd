#pragma once

#include <cstdint>
#include <filesystem>
#include <string>
#include <string_view>

#include "astrolabe/base/result.h"

namespace astrolabe {

/// Reads a whole regular file. Folders, devices, unreadable and over-long files are errors that say
/// which; nothing is allocated for a file longer than `limit`. [Units of limit: bytes]
[[nodiscard]] Result<std::string> read_file_bytes(const std::filesystem::path& path,
                                                  std::uint64_t limit);

/// Replaces a file atomically: a temporary beside it, synced, then renamed over it. Permissions are
/// kept and symbolic links followed. On an error the old file is as it was and no temporary is
/// left.
[[nodiscard]] Result<void> write_file_bytes(const std::filesystem::path& path,
                                            std::string_view bytes);

}  // namespace astrolabe
