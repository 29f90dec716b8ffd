#pragma once

#include <filesystem>

#include "astrolabe/base/result.h"

struct SDL_Window;

namespace astrolabe::app {

class Workbench;
class WidgetRegistry;

/// What an InputDriver may reach in the running window. Owned by the application; valid from
/// InputDriver::start() to the end of the frame loop.
class DrivenWindow {
 public:
  virtual ~DrivenWindow() = default;

  [[nodiscard]] virtual SDL_Window* sdl_window() = 0;
  [[nodiscard]] virtual Workbench& workbench() = 0;
  [[nodiscard]] virtual const WidgetRegistry& widgets() const = 0;

  /// Writes the frame that was drawn last, as it is on the screen, as a PNG. To be called from
  /// InputDriver::after_draw() only.
  virtual Result<void> save_screenshot(const std::filesystem::path& file) = 0;
};

/// Takes the place of the person at the window: the script player. With a driver the frame loop
/// neither blocks for events nor caps its frame rate, and time is the driver's.
///
/// A frame of the application, in this order:
///   1. driver->before_events()          posts at most one SDL event
///   2. SDL_PollEvent until empty        each event goes the way that real ones go
///   3. ImGui_ImplSDL2_NewFrame()
///   4. driver->before_new_frame()       overrides what the backend polled from real devices
///   5. ImGui::NewFrame(), panels, ImGui::Render(), drawing
///   6. driver->after_draw()             before the buffers are swapped
class InputDriver {
 public:
  virtual ~InputDriver() = default;

  /// Called once, before the first frame.
  virtual void start(DrivenWindow& window) = 0;

  virtual void before_events() = 0;
  virtual void before_new_frame() = 0;
  virtual void after_draw() = 0;

  /// The length that every frame claims to have. [Units: s] [Limit: > 0]
  [[nodiscard]] virtual double frame_seconds() const = 0;

  /// The frame loop ends after the frame in which this turns true.
  [[nodiscard]] virtual bool finished() const = 0;
};

}  // namespace astrolabe::app
