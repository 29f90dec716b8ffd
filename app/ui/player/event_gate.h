#pragma once

#include <SDL.h>

namespace astrolabe::app {

/// While it lives, SDL's queue takes no input from the real mouse and keyboard, and the window
/// keeps what it believes about focus, so that a script plays alike on a desktop, on an idle
/// virtual display and while somebody works beside it. Everything else passes: size changes,
/// redraws, wake-ups. One at a time; on the thread that handles events.
class EventGate {
 public:
  EventGate();
  ~EventGate();
  EventGate(const EventGate&) = delete;
  EventGate& operator=(const EventGate&) = delete;

  /// Puts a script's event into SDL's queue, past the gate.
  void post(SDL_Event event);

 private:
  static int admits(void* gate, SDL_Event* event);

  bool posting_ = false;
};

}  // namespace astrolabe::app
