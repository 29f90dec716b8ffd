#include "app/model/settings.h"

#include <algorithm>
#include <system_error>

#include "astrolabe/io/file_bytes.h"

namespace astrolabe::app {

namespace {

/// More than any settings file needs. [Units: bytes]
constexpr std::uint64_t kMaxSettingsBytes = 1 << 20;

/// Moves a broken file out of the way, so that nothing in it is lost, and says so.
std::string set_aside(const std::filesystem::path& path, const std::string& reason) {
  std::filesystem::path aside = path;
  aside.replace_extension(".broken.json");
  std::error_code failed;
  std::filesystem::rename(path, aside, failed);
  const std::string begin = "The settings in " + path.string() + " could not be read (" + reason +
                            "); the usual ones are used";
  if (failed) return begin + ". Mend or remove that file.";
  return begin + ", and the old file was kept as " + aside.filename().string() + ".";
}

}  // namespace

void remember_file(Settings& settings, const std::filesystem::path& path) {
  forget_file(settings, path);
  std::vector<std::string>& files = settings.recent_files;
  files.insert(files.begin(), std::filesystem::absolute(path).lexically_normal().string());
  if (files.size() > kMaxRecentFiles) files.resize(kMaxRecentFiles);
}

void forget_file(Settings& settings, const std::filesystem::path& path) {
  const std::string name = std::filesystem::absolute(path).lexically_normal().string();
  std::vector<std::string>& files = settings.recent_files;
  files.erase(std::remove(files.begin(), files.end(), name), files.end());
}

LoadedSettings load_settings(const std::filesystem::path& path) {
  std::error_code ignored;
  if (!std::filesystem::exists(path, ignored)) return {};
  const Result<std::string> bytes = read_file_bytes(path, kMaxSettingsBytes);
  if (!bytes) return {.settings = {}, .message = set_aside(path, bytes.error().message)};
  const Result<Settings> settings = settings_from_json(*bytes);
  if (!settings) return {.settings = {}, .message = set_aside(path, settings.error().message)};
  return {.settings = *settings, .message = {}};
}

Result<void> save_settings(const std::filesystem::path& path, const Settings& settings) {
  std::error_code failed;
  std::filesystem::create_directories(path.parent_path(), failed);
  if (failed) {
    return Error{.code = ErrorCode::kUnreadable,
                 .message = "the folder cannot be made (" + failed.message() + ")",
                 .file = path.parent_path().string()};
  }
  return write_file_bytes(path, settings_to_json(settings));
}

}  // namespace astrolabe::app
