#pragma once

#include "app/cli/cli.h"

namespace astrolabe::app {

/// How this build opens its window. Defined by window_launcher.cpp, and in a build without a window
/// by no_window_launcher.cpp, where both functions are empty.
[[nodiscard]] WindowLauncher window_launcher();

}  // namespace astrolabe::app
