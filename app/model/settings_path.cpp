#include <cstdlib>
#include <string>

#include "app/model/settings.h"

namespace astrolabe::app {

namespace {

std::filesystem::path from_environment(const char* name) {
  const char* value = std::getenv(name);
  return value == nullptr ? std::filesystem::path() : std::filesystem::path(value);
}

std::filesystem::path config_folder() {
#if defined(_WIN32)
  return from_environment("APPDATA");
#elif defined(__APPLE__)
  const std::filesystem::path home = from_environment("HOME");
  return home.empty() ? home : home / "Library" / "Application Support";
#else
  // The XDG specification: a relative path there is to be ignored.
  const std::filesystem::path config = from_environment("XDG_CONFIG_HOME");
  if (config.is_absolute()) return config;
  const std::filesystem::path home = from_environment("HOME");
  return home.empty() ? home : home / ".config";
#endif
}

}  // namespace

std::filesystem::path default_settings_path() {
  const std::filesystem::path folder = config_folder();
  return folder.empty() ? folder : folder / "astrolabe" / "settings.json";
}

}  // namespace astrolabe::app
