#pragma once

#include <memory>
#include <string>

struct ImVec2;

namespace astrolabe::app {

class Window;
class Workbench;
struct UiContext;

/// The map on the screen: cells by shader, markers and paths on top of them. The panel that owns
/// the canvas region calls show() once a frame from within its ImGui window, which must have no
/// background of its own; the application then draws the cells beneath all panels.
class CanvasView {
 public:
  /// [Limit: the window outlives the view]
  explicit CanvasView(const Window& window);
  ~CanvasView();
  CanvasView(const CanvasView&) = delete;
  CanvasView& operator=(const CanvasView&) = delete;

  /// Shows the workbench's map in this frame where its camera's viewport is, and draws the overlay
  /// into the current ImGui window. `min` and `max` are the viewport's corners, which everything is
  /// clipped to. [Units: screen pixels]
  void show(const Workbench& workbench, const UiContext& context, const ImVec2& min,
            const ImVec2& max);

  /// Draws the cells into the back buffer, if show() was called in this frame. Called by the
  /// application before ImGui's own drawing, with the workbench as the panels have left it: they
  /// may have opened another map since show(). [Units: the framebuffer's height in pixels]
  void render(const Workbench& workbench, const UiContext& context, int framebuffer_height);

  /// False while parts of a large map are still on their way to the graphics memory, or the map is
  /// shown as a draft: another frame should follow.
  [[nodiscard]] bool settled() const;

  /// What keeps the map from being drawn; empty while all is well.
  [[nodiscard]] const std::string& error() const;

 private:
  struct Impl;
  std::unique_ptr<Impl> impl_;
};

}  // namespace astrolabe::app
