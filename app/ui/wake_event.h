#pragma once

#include <SDL.h>

#include <cstdint>

namespace astrolabe::app {

/// An event of our own that ends the main loop's sleep. Copies post the same event. It may be
/// posted on any thread; posting before SDL's events have started, or after they have ended, does
/// nothing.
class WakeEvent {
 public:
  WakeEvent() : type_(SDL_RegisterEvents(1)) {}

  void post() const {
    SDL_Event event{};
    event.type = type_;
    SDL_PushEvent(&event);
  }
  [[nodiscard]] bool is(const SDL_Event& event) const { return event.type == type_; }

 private:
  std::uint32_t type_;
};

}  // namespace astrolabe::app
