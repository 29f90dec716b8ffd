#pragma once

#include <cstdint>
#include <filesystem>
#include <string>

#include "astrolabe/base/result.h"

namespace astrolabe {

/// An Error about a whole file.
[[nodiscard]] Error file_error(ErrorCode code, const std::filesystem::path& path,
                               std::string message);

/// The error for a failed call of the operating system, from its error number (errno).
/// `action` ends the sentence "cannot be …", as in "read".
[[nodiscard]] Error system_error(int number, const std::filesystem::path& path,
                                 const std::string& action);

/// [Units: bytes]
[[nodiscard]] Error too_long_error(const std::filesystem::path& path, std::uint64_t limit);

}  // namespace astrolabe
