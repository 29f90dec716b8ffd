#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <string>

#include "app/ui/gl_api.h"
#include "astrolabe/base/result.h"

struct SDL_Window;

namespace astrolabe::app {

/// A pair of numbers of pixels.
struct PixelSize {
  int width = 0;
  int height = 0;
  friend bool operator==(const PixelSize&, const PixelSize&) = default;
};

/// How a window is opened.
struct WindowOptions {
  std::string title;
  PixelSize size{1280, 800};  ///< [Units: design pixels]
  bool exact_size = false;    ///< The size is in pixels as it is, and not shrunk to the display.
  bool maximised = false;
  std::optional<float> scale;  ///< Empty: as the display's DPI says.
  bool vsync = true;
};

/// The program's window with an OpenGL context that is current on the thread that opened it. One at
/// a time in a process. Owns SDL's video and event subsystems as well.
class Window {
 public:
  /// The least size that people may give the window. [Units: design pixels]
  static constexpr int kLeastWidth = 960;
  static constexpr int kLeastHeight = 600;

  /// Errors, each one line that names what is missing and what to use instead: no display; no
  /// OpenGL 3.0 or OpenGL ES 3.0.
  [[nodiscard]] static Result<std::unique_ptr<Window>> open(const WindowOptions& options);

  ~Window();
  Window(const Window&) = delete;
  Window& operator=(const Window&) = delete;

  [[nodiscard]] SDL_Window* handle() const;
  [[nodiscard]] void* context() const;
  [[nodiscard]] const GlApi& gl() const;
  /// The first lines of every shader: the version and, for OpenGL ES, precisions.
  [[nodiscard]] const std::string& shader_header() const;
  /// The #version line alone.
  [[nodiscard]] const std::string& shader_version() const;

  [[nodiscard]] std::uint32_t id() const;
  /// What is drawn into.
  [[nodiscard]] PixelSize pixels() const;
  /// Screen pixels in one of the units that SDL counts the pointer in: 1, or 2 on some displays.
  [[nodiscard]] float pixels_per_point() const;
  /// The scale that the display asks for: 1 at 96 dots an inch, in quarters. [Limit: 1 to 4]
  [[nodiscard]] float display_scale() const;

  [[nodiscard]] bool maximised() const;
  [[nodiscard]] bool visible() const;  ///< Neither minimised nor hidden.

  void set_title(const std::string& title);
  void set_least_size(float scale);
  void toggle_full_screen();
  /// Shows what was drawn. May wait for the display where vsync is on.
  void swap();

 private:
  struct Impl;
  explicit Window(std::unique_ptr<Impl> impl);
  std::unique_ptr<Impl> impl_;
};

}  // namespace astrolabe::app
