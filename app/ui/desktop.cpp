#include "app/ui/desktop.h"

#include <SDL.h>

#include <cstdio>
#include <string_view>

#include "app/ui/dialogs/utf8_path.h"

namespace astrolabe::app {

namespace {

bool may_stand_in_url(unsigned char byte) {
  static constexpr std::string_view kPlain = "-._~/:";
  const bool letter = (byte >= 'a' && byte <= 'z') || (byte >= 'A' && byte <= 'Z');
  return letter || (byte >= '0' && byte <= '9') ||
         kPlain.find(static_cast<char>(byte)) != std::string_view::npos;
}

std::string file_url(const std::filesystem::path& path) {
  std::string url = "file://";
  for (const char8_t byte : path.generic_u8string()) {
    if (may_stand_in_url(byte)) {
      url += static_cast<char>(byte);
      continue;
    }
    char escaped[4];
    std::snprintf(escaped, sizeof escaped, "%%%02X", static_cast<unsigned>(byte));
    url += escaped;
  }
  return url;
}

}  // namespace

std::string open_in_desktop(const std::filesystem::path& folder) {
  std::error_code error;
  const std::filesystem::path whole =
      std::filesystem::absolute(folder.empty() ? std::filesystem::path(".") : folder, error);
  if (!error && SDL_OpenURL(file_url(whole).c_str()) == 0) return {};
  return "No file manager could be opened; the folder is " + utf8_of(folder) + ".";
}

}  // namespace astrolabe::app
