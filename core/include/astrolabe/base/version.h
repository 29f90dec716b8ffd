#pragma once

// The program's name and version, as `--version`, saved files and traces state them.

#include <string_view>

namespace astrolabe {

inline constexpr std::string_view kProgramName = "astrolabe";

// The version of the build ("MAJOR.MINOR.PATCH"), taken from the project's CMakeLists.txt.
[[nodiscard]] std::string_view program_version();

}  // namespace astrolabe
