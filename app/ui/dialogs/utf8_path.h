#pragma once

#include <filesystem>
#include <string>
#include <string_view>

namespace astrolabe::app {

/// Dear ImGui and SDL speak UTF-8 on every system, paths speak the system's own encoding.
[[nodiscard]] inline std::string utf8_of(const std::filesystem::path& path) {
  const std::u8string text = path.u8string();
  return {text.begin(), text.end()};
}

[[nodiscard]] inline std::filesystem::path path_of(std::string_view utf8) {
  return std::filesystem::path(std::u8string(utf8.begin(), utf8.end()));
}

}  // namespace astrolabe::app
