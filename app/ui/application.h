#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <string>

#include "astrolabe/base/result.h"

namespace astrolabe::app {

class Clock;
class Workbench;
struct FrameInput;  // app/ui/frame_input.h

/// How the window is opened.
struct ApplicationOptions {
  std::string map_path;        ///< Empty: the map of the first start.
  std::optional<float> scale;  ///< Else the setting, else by the display's DPI. [Limit: 0.5 to 4]
  std::optional<bool> dark;    ///< Else the setting.
  std::string settings_path;   ///< Empty: the user's own.
  int width = 0;               ///< 0: the setting's. [Units: screen pixels]
  int height = 0;
  bool scripted = false;  ///< A played script: pinned type, no vsync, built-in dialogs.
  std::shared_ptr<const Clock> clock;  ///< Empty: the machine's steady clock.
};

/// The open window: owns the SDL window, the workbench, the panels and the renderer, and runs the
/// frame loop. One at a time in a process. All functions belong to the thread that made it.
class Application {
 public:
  /// Errors: no display, no OpenGL 3; the message says what is missing and what to use instead.
  /// A map that cannot be read is no such error: the window opens and says so.
  [[nodiscard]] static Result<std::unique_ptr<Application>> open(const ApplicationOptions& options);

  ~Application();
  Application(const Application&) = delete;
  Application& operator=(const Application&) = delete;

  /// Runs until the person closes the window. Sleeps whenever nothing moves.
  void run();

  /// One frame, for a played script: handles the events, updates the model, draws and shows.
  void frame(const FrameInput& input);

  [[nodiscard]] Workbench& workbench();
  [[nodiscard]] bool quit_requested() const;
  /// True when another frame would show the same: no worker, no animation, no upload under way.
  [[nodiscard]] bool idle() const;
  /// The number that SDL events for this window carry.
  [[nodiscard]] std::uint32_t window_id() const;

  /// Writes the picture of the last frame() as a PNG. Draws one more frame to have it.
  /// Errors: the file cannot be written.
  [[nodiscard]] Result<void> screenshot(const std::string& path);

 private:
  struct Impl;
  explicit Application(std::unique_ptr<Impl> impl);
  std::unique_ptr<Impl> impl_;
};

}  // namespace astrolabe::app
