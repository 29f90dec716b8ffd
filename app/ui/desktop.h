#pragma once

#include <filesystem>
#include <string>

namespace astrolabe::app {

/// Shows a folder in the desktop's file manager. Empty, or one sentence on why that did not work.
[[nodiscard]] std::string open_in_desktop(const std::filesystem::path& folder);

}  // namespace astrolabe::app
