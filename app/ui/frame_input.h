#pragma once

#include <SDL.h>

#include <optional>
#include <vector>

namespace astrolabe::app {

/// The pointer and the modifier keys as a played script has them; they win over what SDL polls.
struct PointerState {
  float x = 0.0F;  ///< [Units: screen pixels]
  float y = 0.0F;
  bool left = false;
  bool right = false;
  bool middle = false;
  bool ctrl = false;
  bool shift = false;
  bool alt = false;
};

/// What one frame is given.
struct FrameInput {
  std::vector<SDL_Event> events;
  std::optional<PointerState> pointer;  ///< Else SDL's.
  std::optional<float> delta_seconds;   ///< Else measured. [Limit: > 0]
};

}  // namespace astrolabe::app
