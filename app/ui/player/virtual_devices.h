#pragma once

#include <SDL.h>

#include <cstdint>
#include <string>
#include <string_view>

#include "app/model/pointer_input.h"
#include "app/model/screen_point.h"
#include "app/ui/frame_input.h"
#include "app/ui/player/sdl_key.h"

namespace astrolabe::app {

/// A mouse and a keyboard that exist only in a script: makes the SDL events that real ones would
/// send, and knows what is held. A value; sends nothing itself.
class VirtualDevices {
 public:
  /// `window_id` is SDL's number of the window that the events are for.
  explicit VirtualDevices(std::uint32_t window_id) : window_id_(window_id) {}

  [[nodiscard]] ScreenPoint pointer() const { return pointer_; }
  [[nodiscard]] bool holds(PointerButton button) const;
  /// What is held now, for the user interface to take instead of what SDL polls.
  [[nodiscard]] PointerState state() const;

  [[nodiscard]] SDL_Event move_to(ScreenPoint at);
  /// `clicks` is 2 for the second press or release of a double click.
  [[nodiscard]] SDL_Event press(PointerButton button, bool down, int clicks);
  /// [Units: notches] `up` is away from the person.
  [[nodiscard]] SDL_Event wheel(double right, double up) const;
  /// A modifier key changes what later events say is held. `key.modifiers` are taken as held too.
  [[nodiscard]] SDL_Event press(const SdlKey& key, bool down);
  /// [Limit of utf8: a character, which fits an SDL event]
  [[nodiscard]] SDL_Event text(std::string_view utf8) const;
  /// SDL's receiver frees the path in it.
  [[nodiscard]] SDL_Event drop(const std::string& path) const;

 private:
  [[nodiscard]] Uint16 modifier_bits(const KeyModifiers& more) const;

  std::uint32_t window_id_;
  ScreenPoint pointer_;
  std::uint32_t buttons_ = 0;  ///< SDL_BUTTON() masks.
  KeyModifiers held_;
};

}  // namespace astrolabe::app
