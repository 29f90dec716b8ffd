#pragma once

#include <filesystem>

#include "astrolabe/base/result.h"

namespace astrolabe::app {

struct PlayOptions {
  std::filesystem::path script;
  /// Where screenshots go, and after a failure a picture of the window and a dump of the model.
  /// Made when missing.
  std::filesystem::path screenshots = "screenshots";
};

/// Plays a script in the real window: `astrolabe play`; assets/PLAY.md describes the language.
/// What the script prints goes to standard output, a failure to standard error. Returns the exit
/// status: 0 all commands did what they say; 1 one of them failed. Errors: the script cannot be
/// read or understood (with file and line), or there is no window to play in.
[[nodiscard]] Result<int> run_player(const PlayOptions& options);

}  // namespace astrolabe::app
