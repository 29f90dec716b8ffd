#pragma once

#include <cstdint>

namespace astrolabe::app {

enum class PointerButton : std::uint8_t { kLeft, kMiddle, kRight };

/// The modifiers held while a pointer event happened.
struct Modifiers {
  bool ctrl = false;
  bool shift = false;
  bool alt = false;
  /// Space is held: a left drag pans. Whether it did is what Canvas::panned_with_space() says when
  /// Space is released, because then Space does not play.
  bool space = false;
};

}  // namespace astrolabe::app
