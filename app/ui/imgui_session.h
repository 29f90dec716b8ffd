#pragma once

#include <optional>

#include "app/ui/frame_input.h"
#include "app/ui/theme.h"
#include "app/ui/window.h"

struct ImFontAtlas;

namespace astrolabe::app {

/// Dear ImGui's context with its SDL and OpenGL backends, for as long as a window is open. Counts
/// everything in screen pixels, whatever the display's points are.
class ImGuiSession {
 public:
  /// Makes the context and keeps it current. [Limit: window and atlas outlive the session]
  ImGuiSession(Window& window, ImFontAtlas& atlas);
  ~ImGuiSession();
  ImGuiSession(const ImGuiSession&) = delete;
  ImGuiSession& operator=(const ImGuiSession&) = delete;

  /// [Limit: pointer events count in screen pixels]
  void handle_event(const SDL_Event& event);

  /// Begins a frame. `played` are a script's pointer and keys, which win over the real ones.
  /// [Limit: seconds > 0]
  void begin_frame(float seconds, const std::optional<PointerState>& played);
  /// Empties the back buffer.
  void clear(const Theme& theme);
  /// Ends the frame and draws it over what is in the back buffer.
  void end_frame();

 private:
  void set_real_pointer();

  Window& window_;
};

}  // namespace astrolabe::app
