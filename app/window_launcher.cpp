#include "app/window_launcher.h"

#include <memory>
#include <optional>

#include "app/ui/application.h"
#include "app/ui/player/run_player.h"

namespace astrolabe::app {

namespace {

Result<int> open_window(const WindowRequest& request) {
  ApplicationOptions options;
  options.map_path = request.map.string();
  if (request.look.scale) options.scale = static_cast<float>(*request.look.scale);
  options.dark = request.look.dark;
  Result<std::unique_ptr<Application>> application = Application::open(options);
  if (!application) return application.error();
  (*application)->run();
  return 0;
}

Result<int> play(const PlayRequest& request) {
  PlayOptions options;
  options.script = request.script;
  if (!request.screenshots.empty()) options.screenshots = request.screenshots;
  return run_player(options);
}

}  // namespace

WindowLauncher window_launcher() { return {.open_window = open_window, .play = play}; }

}  // namespace astrolabe::app
