#pragma once

#include <functional>
#include <memory>

union SDL_Event;

namespace astrolabe::app {

class Workbench;
struct UiContext;

/// Everything in the window but the map itself: bars, the right column, dialogs, and what pointer
/// and keyboard do. Reads the workbench and submits to it; owns only what a frame needs to know of
/// the last one. All functions belong to the window's thread.
class Panels {
 public:
  /// `wake` has a frame drawn soon; it may be called on any thread.
  explicit Panels(std::function<void()> wake);
  ~Panels();
  Panels(const Panels&) = delete;
  Panels& operator=(const Panels&) = delete;

  /// Sees each event of the window before Dear ImGui does, between two frames. True where it was a
  /// shortcut: then Dear ImGui must not see it, or arrows would move its cursor as well as ours.
  [[nodiscard]] bool handle_event(const SDL_Event& event, Workbench& workbench,
                                  const UiContext& context);

  /// Draws the whole window. Call it between ImGui::NewFrame() and ImGui::Render().
  void draw(Workbench& workbench, const UiContext& context);

  /// True while something moves by itself, so that another frame should follow without an event.
  [[nodiscard]] bool animating(const UiContext& context) const;

 private:
  struct Impl;
  std::unique_ptr<Impl> impl_;
};

}  // namespace astrolabe::app
