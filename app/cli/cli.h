#pragma once

#include <filesystem>
#include <functional>
#include <optional>

#include "app/cli/console.h"
#include "astrolabe/base/result.h"

namespace astrolabe::app {

/// How the window looks, as asked for on the command line; what is not said there comes from the
/// user's settings.
struct WindowLook {
  std::optional<double> scale;  ///< [Limit: kMinWindowScale to kMaxWindowScale]
  std::optional<bool> dark;
};

inline constexpr double kMinWindowScale = 0.5;
inline constexpr double kMaxWindowScale = 4.0;

/// `astrolabe [MAP]`.
struct WindowRequest {
  std::filesystem::path
      map;  ///< Empty: the map of the first start. It exists when it is asked for.
  WindowLook look;
};

/// `astrolabe play SCRIPT`.
struct PlayRequest {
  std::filesystem::path script;
  /// Where screenshots go; empty: the player's default.
  std::filesystem::path screenshots;
};

/// The way from the command line to the window, so that this library needs neither SDL nor ImGui.
/// Both return the exit status, or an error that is printed as one line and exits with 2. An empty
/// function stands for a build without a window: asking for it is then such an error.
struct WindowLauncher {
  std::function<Result<int>(const WindowRequest&)> open_window;
  std::function<Result<int>(const PlayRequest&)> play;
};

/// The whole program: parses the arguments, runs the verb they name (none: opens the window) and
/// returns the exit status: 0 done, 1 the honest negative answer, 2 wrong usage or input.
[[nodiscard]] int run_cli(int argc, const char* const* argv, const WindowLauncher& launcher,
                          Console& console);

/// The same on the process's own standard output and standard error.
[[nodiscard]] int run_cli(int argc, const char* const* argv, const WindowLauncher& launcher);

}  // namespace astrolabe::app
