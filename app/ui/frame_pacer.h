#pragma once

#include <optional>

namespace astrolabe::app {

/// Decides when the next frame is due: a few after each event, because Dear ImGui needs them to
/// settle; as fast as allowed while something moves; never while nothing does. Knows no clock of
/// its own: times are given to it. [Units: seconds]
class FramePacer {
 public:
  static constexpr int kFollowUpFrames = 3;
  /// Where vsync does not limit the rate, this does.
  static constexpr double kShortestFrame = 1.0 / 60.0;

  /// Something happened that may change the picture: an event, a wake-up by a worker.
  void note_event() { frames_left_ = kFollowUpFrames; }

  /// A frame was begun at a time.
  void note_frame(double now) {
    last_frame_ = now;
    if (frames_left_ > 0) --frames_left_;
  }

  /// How long to wait for events before drawing the next frame; nothing: until there is one.
  /// `moving` means that the next frame differs without an event, `due_in` that one is due after
  /// that time (less than 0: it is not).
  [[nodiscard]] std::optional<double> wait(double now, bool moving, double due_in) const;

  [[nodiscard]] bool follow_up_due() const { return frames_left_ > 0; }

 private:
  int frames_left_ = kFollowUpFrames;
  double last_frame_ = -kShortestFrame;
};

}  // namespace astrolabe::app
