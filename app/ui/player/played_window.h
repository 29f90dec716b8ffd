#pragma once

#include <filesystem>
#include <memory>
#include <optional>
#include <string>

#include "app/model/clock.h"
#include "app/model/screen_point.h"
#include "app/ui/application.h"
#include "app/ui/player/event_gate.h"
#include "app/ui/player/script.h"
#include "app/ui/player/virtual_devices.h"
#include "app/ui/widget_registry.h"
#include "astrolabe/base/result.h"

namespace astrolabe::app {

/// The real window as a script has it: opened in a pinned way, driven frame by frame, with time
/// standing still between frames. All functions that pass frames move the clock by kFrameSeconds a
/// frame.
class PlayedWindow {
 public:
  /// What a frame claims to last. [Units: seconds]
  static constexpr double kFrameSeconds = 1.0 / 60.0;
  /// Frames until the window has settled after input: popups are laid out unseen first.
  static constexpr int kSettleFrames = 3;
  /// The longest that wait_idle() waits. [Units: seconds of real time]
  static constexpr double kIdleLimit = 30.0;

  /// Errors: no display, no OpenGL.
  [[nodiscard]] static Result<std::unique_ptr<PlayedWindow>> open(
      const ScriptSetup& setup, const std::filesystem::path& settings);

  PlayedWindow(const PlayedWindow&) = delete;
  PlayedWindow& operator=(const PlayedWindow&) = delete;

  [[nodiscard]] Workbench& workbench() { return application_->workbench(); }
  [[nodiscard]] const WidgetRegistry& widgets() const { return widgets_; }
  [[nodiscard]] VirtualDevices& devices() { return devices_; }
  [[nodiscard]] bool closed() const { return application_->quit_requested(); }

  /// Sends one event and draws the frame that it belongs to.
  void send(const SDL_Event& event);
  void pass_frames(int count);
  void settle() { pass_frames(kSettleFrames); }
  /// Lets time pass at once: the next frame sees the clock later by this much.
  void advance(double seconds);
  /// False where something still went on after kIdleLimit.
  [[nodiscard]] bool wait_idle();
  /// Changes the size as a person does who drags the window's border.
  void resize(int width, int height);

  /// Where a place of a script is now. Errors: a widget that is not drawn, or out of sight. They
  /// have neither file nor line.
  [[nodiscard]] Result<ScreenPoint> locate(const Target& target);

  [[nodiscard]] Result<void> save_screenshot(const std::filesystem::path& file);

 private:
  explicit PlayedWindow(std::shared_ptr<ManualClock> clock) : clock_(std::move(clock)) {}
  void draw_frame();

  std::shared_ptr<ManualClock> clock_;
  WidgetRegistry widgets_;  ///< Outlives the application, which draws into it.
  std::unique_ptr<Application> application_;
  std::optional<EventGate> gate_;
  VirtualDevices devices_{0};
};

}  // namespace astrolabe::app
