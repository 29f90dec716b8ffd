#pragma once

#include <filesystem>

namespace astrolabe::app {

struct PlayOptions {
  std::filesystem::path script;
  /// Where screenshots, and the dump of the model after a failure, are written. Made when missing.
  std::filesystem::path screenshots = "screenshots";
};

/// Plays a script in the real window: `astrolabe play`. Prints what the script prints on standard
/// output and failures on standard error. Returns the exit status: 0 all commands succeeded; 1 a
/// command failed or an expectation wasn't met; 2 the script cannot be read or has a syntax error,
/// or no window can be opened.
[[nodiscard]] int run_player(const PlayOptions& options);

}  // namespace astrolabe::app
