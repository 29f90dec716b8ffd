#pragma once

#include <cstdint>
#include <filesystem>
#include <string>
#include <string_view>

#include "astrolabe/base/result.h"

namespace astrolabe {

/// Reads a whole regular file. Folders, devices, pipes, unreadable and over-long files are errors
/// that say which; nothing is allocated for a file longer than `limit`. [Units of limit: bytes]
[[nodiscard]] Result<std::string> read_file_bytes(const std::filesystem::path& path,
                                                  std::uint64_t limit);

/// The first bytes of a regular file: all of it where it is no longer than `count`. Errors as
/// above.
[[nodiscard]] Result<std::string> read_file_head(const std::filesystem::path& path,
                                                 std::uint64_t count);

/// Replaces a file atomically: a temporary beside it, synced, then renamed over it. Permissions are
/// kept and symbolic links followed (other hard links keep the old content). A file that may not be
/// written is not replaced either. On an error the old file is as it was and no temporary is left.
[[nodiscard]] Result<void> write_file_bytes(const std::filesystem::path& path,
                                            std::string_view bytes);

}  // namespace astrolabe
