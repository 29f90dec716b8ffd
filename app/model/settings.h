#pragma once

#include <filesystem>
#include <string>
#include <string_view>
#include <vector>

#include "app/model/playback.h"
#include "app/model/view_options.h"
#include "astrolabe/base/result.h"

namespace astrolabe::app {

/// The window's size in its ordinary (not maximised) state. [Units: as ScreenPoint]
struct WindowSize {
  int width = 1280;
  int height = 800;
  bool maximised = false;
  friend bool operator==(const WindowSize&, const WindowSize&) = default;
};

/// How many files "Open recent" remembers.
inline constexpr std::size_t kMaxRecentFiles = 10;

/// All that is kept between runs. Plain data with the defaults of a first start.
struct Settings {
  ViewOptions view;
  WindowSize window;
  double speed = kDefaultSpeed;           ///< See playback.h.
  std::string passable = ".GS";           ///< See ReadOptions::passable.
  std::vector<std::string> recent_files;  ///< Absolute, newest first. [Limit: kMaxRecentFiles]

  friend bool operator==(const Settings&, const Settings&) = default;
};

/// Puts a file first among the recent ones; each is there once.
void remember_file(Settings& settings, const std::filesystem::path& path);
/// Takes one out, as when it could not be opened any more.
void forget_file(Settings& settings, const std::filesystem::path& path);

/// Where this person's settings are kept: $XDG_CONFIG_HOME (else ~/.config) on Linux, %APPDATA% on
/// Windows, ~/Library/Application Support on macOS; below that astrolabe/settings.json. Empty where
/// the environment names no such place: then nothing is kept.
[[nodiscard]] std::filesystem::path default_settings_path();

/// Settings as read, with what went wrong.
struct LoadedSettings {
  Settings settings;
  /// Empty, or one sentence for the person: the file was broken and set aside.
  std::string message;
};

/// A missing file gives the defaults. A broken one is renamed to "settings.broken.json" beside it,
/// the message says so, and the defaults are used. Unknown keys are ignored; a value out of range
/// counts as its default.
[[nodiscard]] LoadedSettings load_settings(const std::filesystem::path& path);

/// Writes atomically and makes the folder if it is missing. An error leaves the old file.
[[nodiscard]] Result<void> save_settings(const std::filesystem::path& path,
                                         const Settings& settings);

/// The text of the file; see load_settings() for how tolerant reading is.
[[nodiscard]] std::string settings_to_json(const Settings& settings);
[[nodiscard]] Result<Settings> settings_from_json(std::string_view text);

}  // namespace astrolabe::app
