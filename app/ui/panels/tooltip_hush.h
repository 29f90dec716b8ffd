#pragma once

#include <optional>

#include "app/ui/layout.h"

namespace astrolabe::app {

/// Keeps tooltips out of the way of the hand: after a click or a key the item under the pointer
/// shows none until the pointer has left it and comes back. It also says whether a tooltip is on
/// its way, so that frames go on until it is there.
class TooltipHush {
 public:
  /// A button or a key went down.
  void note_input() { input_came_ = true; }
  /// Where the pointer is in the frame that begins. [Units: pixels]
  void begin_frame(float x, float y);
  /// An item under the pointer that would like to show its tooltip asks each frame.
  [[nodiscard]] bool silences(const PixelRect& item);

  /// An item under the pointer will show its tooltip once the pointer has rested on it.
  void note_waiting() { waiting_ = true; }
  /// Whether one did so in this frame.
  [[nodiscard]] bool waiting() const { return waiting_; }

 private:
  bool input_came_ = false;
  bool waiting_ = false;
  /// Where no tooltip is wished: where the pointer was, until an item there is known.
  std::optional<PixelRect> place_;
};

}  // namespace astrolabe::app
