#include "app/ui/window.h"

#include <SDL.h>

#include <algorithm>
#include <array>
#include <cmath>
#include <string_view>
#include <utility>

namespace astrolabe::app {

namespace {

constexpr float kOrdinaryDpi = 96.0F;
constexpr float kLargestShare = 0.95F;  // of the display's free area that a new window may take

/// A kind of context to try, best first.
struct ContextKind {
  int profile;
  int major;
  int minor;
  std::string_view version;  ///< The shaders' first line.
  std::string_view more;     ///< What follows it.
};

constexpr std::string_view kPrecisions =
    "precision highp float;\n"
    "precision highp int;\n"
    "precision highp sampler2D;\n"
    "precision highp usampler2D;\n";

constexpr std::array kContextKinds{
    ContextKind{SDL_GL_CONTEXT_PROFILE_CORE, 3, 3, "#version 150\n", ""},
    ContextKind{0, 3, 0, "#version 130\n", ""},
    ContextKind{SDL_GL_CONTEXT_PROFILE_ES, 3, 0, "#version 300 es\n", kPrecisions},
};

Error no_display(const std::string& reason) {
  return {.code = ErrorCode::kUnsupported,
          .message = "there is no display to open a window on (" + reason +
                     "); use 'astrolabe solve MAP', which needs none, or xvfb-run",
          .file = {}};
}

Error no_opengl(const std::string& reason) {
  return {.code = ErrorCode::kUnsupported,
          .message = "this display has no OpenGL 3.0 or OpenGL ES 3.0 (" + reason +
                     "); use 'astrolabe solve MAP', or install software OpenGL "
                     "(libgl1, libegl1 and libgl1-mesa-dri)",
          .file = {}};
}

/// SDL's last error in one line.
std::string sdl_error() {
  std::string text = SDL_GetError();
  std::replace(text.begin(), text.end(), '\n', ' ');
  return text.empty() ? "SDL gives no reason" : text;
}

/// A variable that is set but empty counts as not set, as SDL has it.
bool is_set(const char* variable) {
  const char* const value = SDL_getenv(variable);
  return value != nullptr && *value != '\0';
}

/// SDL falls back to drivers that show nothing; those count only where they were asked for.
bool driver_shows_nothing() {
  if (is_set("SDL_VIDEODRIVER")) return false;
  const std::string_view driver = SDL_GetCurrentVideoDriver();
  return driver == "dummy" || driver == "offscreen" || driver == "evdev";
}

/// Without a sign of Wayland it is not tried: its library writes lines of its own to standard
/// error.
void prefer_x11_without_wayland() {
  if (std::string_view(SDL_GetPlatform()) != "Linux") return;
  if (is_set("SDL_VIDEODRIVER") || is_set("WAYLAND_DISPLAY")) return;
  SDL_SetHint(SDL_HINT_VIDEODRIVER, "x11");
}

Result<void> start_video() {
  SDL_SetMainReady();
  prefer_x11_without_wayland();
  SDL_SetHint(SDL_HINT_WINDOWS_DPI_AWARENESS, "permonitorv2");
  SDL_SetHint(SDL_HINT_VIDEO_ALLOW_SCREENSAVER, "1");
  // The click that brings the window to the front acts as well.
  SDL_SetHint(SDL_HINT_MOUSE_FOCUS_CLICKTHROUGH, "1");
  SDL_SetHint(SDL_HINT_VIDEO_X11_NET_WM_BYPASS_COMPOSITOR, "0");
  if (SDL_Init(SDL_INIT_VIDEO | SDL_INIT_EVENTS) != 0) return no_display(sdl_error());
  if (!driver_shows_nothing()) return {};
  SDL_Quit();
  return no_display("neither X11 nor Wayland was found");
}

void set_context_attributes(const ContextKind& kind) {
  SDL_GL_ResetAttributes();
  SDL_GL_SetAttribute(SDL_GL_CONTEXT_PROFILE_MASK, kind.profile);
  SDL_GL_SetAttribute(SDL_GL_CONTEXT_MAJOR_VERSION, kind.major);
  SDL_GL_SetAttribute(SDL_GL_CONTEXT_MINOR_VERSION, kind.minor);
  if (kind.profile == SDL_GL_CONTEXT_PROFILE_CORE) {
    SDL_GL_SetAttribute(SDL_GL_CONTEXT_FLAGS, SDL_GL_CONTEXT_FORWARD_COMPATIBLE_FLAG);
  }
  SDL_GL_SetAttribute(SDL_GL_DOUBLEBUFFER, 1);
  SDL_GL_SetAttribute(SDL_GL_DEPTH_SIZE, 0);
  SDL_GL_SetAttribute(SDL_GL_STENCIL_SIZE, 0);
}

float scale_of_display(int display) {
  float dpi = 0.0F;
  if (SDL_GetDisplayDPI(display, &dpi, nullptr, nullptr) != 0) return 1.0F;
  const float in_quarters = std::round(dpi / kOrdinaryDpi * 4.0F) / 4.0F;
  return std::clamp(in_quarters, 1.0F, 4.0F);
}

/// The size to open with. [Units: window points]
PixelSize opening_size(const WindowOptions& options, float scale) {
  if (options.exact_size) return options.size;
  const auto scaled = [scale](int design_pixels) {
    return static_cast<int>(std::lround(static_cast<float>(design_pixels) * scale));
  };
  const PixelSize size{scaled(options.size.width), scaled(options.size.height)};
  SDL_Rect free_area;
  if (SDL_GetDisplayUsableBounds(0, &free_area) != 0) return size;
  const auto limit = [](int wanted, int available) {
    return std::min(wanted, static_cast<int>(static_cast<float>(available) * kLargestShare));
  };
  return {limit(size.width, free_area.w), limit(size.height, free_area.h)};
}

}  // namespace

struct Window::Impl {
  SDL_Window* window = nullptr;
  SDL_GLContext context = nullptr;
  GlApi gl;
  std::string shader_version;
  std::string shader_header;

  ~Impl() {
    if (context != nullptr) SDL_GL_DeleteContext(context);
    if (window != nullptr) SDL_DestroyWindow(window);
    SDL_Quit();
  }

  /// Opens the window with the first kind of context that works; the reason where none does.
  std::string create(const WindowOptions& options, PixelSize size);
  std::string create_as(const ContextKind& kind, const WindowOptions& options, PixelSize size);
  void discard();
};

std::string Window::Impl::create(const WindowOptions& options, PixelSize size) {
  std::string first_reason;
  for (const ContextKind& kind : kContextKinds) {
    const std::string reason = create_as(kind, options, size);
    if (reason.empty()) return {};
    discard();
    if (first_reason.empty()) first_reason = reason;
  }
  return first_reason;
}

std::string Window::Impl::create_as(const ContextKind& kind, const WindowOptions& options,
                                    PixelSize size) {
  set_context_attributes(kind);
  Uint32 flags = SDL_WINDOW_OPENGL | SDL_WINDOW_RESIZABLE | SDL_WINDOW_ALLOW_HIGHDPI;
  if (options.maximised) flags |= SDL_WINDOW_MAXIMIZED;
  window = SDL_CreateWindow(options.title.c_str(), SDL_WINDOWPOS_CENTERED, SDL_WINDOWPOS_CENTERED,
                            size.width, size.height, flags);
  if (window == nullptr) return sdl_error();
  context = SDL_GL_CreateContext(window);
  if (context == nullptr) return sdl_error();
  if (const std::string missing = gl.load(); !missing.empty()) return missing + " is missing";
  shader_version = kind.version;
  shader_header = shader_version + std::string(kind.more);
  return {};
}

void Window::Impl::discard() {
  if (context != nullptr) SDL_GL_DeleteContext(std::exchange(context, nullptr));
  if (window != nullptr) SDL_DestroyWindow(std::exchange(window, nullptr));
}

Result<std::unique_ptr<Window>> Window::open(const WindowOptions& options) {
  if (const Result<void> started = start_video(); !started) return started.error();
  auto impl = std::make_unique<Impl>();
  const float scale = options.scale.value_or(scale_of_display(0));
  const std::string reason = impl->create(options, opening_size(options, scale));
  if (!reason.empty()) return no_opengl(reason);
  SDL_GL_SetSwapInterval(options.vsync ? 1 : 0);
  SDL_StartTextInput();
  return std::unique_ptr<Window>(new Window(std::move(impl)));
}

Window::Window(std::unique_ptr<Impl> impl) : impl_(std::move(impl)) {}

Window::~Window() = default;

SDL_Window* Window::handle() const { return impl_->window; }

void* Window::context() const { return impl_->context; }

const GlApi& Window::gl() const { return impl_->gl; }

const std::string& Window::shader_header() const { return impl_->shader_header; }

const std::string& Window::shader_version() const { return impl_->shader_version; }

std::uint32_t Window::id() const { return SDL_GetWindowID(impl_->window); }

PixelSize Window::pixels() const {
  PixelSize size;
  SDL_GL_GetDrawableSize(impl_->window, &size.width, &size.height);
  return size;
}

float Window::pixels_per_point() const {
  int width = 0;
  SDL_GetWindowSize(impl_->window, &width, nullptr);
  return width > 0 ? static_cast<float>(pixels().width) / static_cast<float>(width) : 1.0F;
}

float Window::display_scale() const {
  // Where SDL counts in points, their size is what the system thinks right for the display.
  const float per_point = pixels_per_point();
  if (per_point > 1.0F) return per_point;
  return scale_of_display(std::max(0, SDL_GetWindowDisplayIndex(impl_->window)));
}

bool Window::maximised() const {
  return (SDL_GetWindowFlags(impl_->window) & SDL_WINDOW_MAXIMIZED) != 0;
}

bool Window::visible() const {
  return (SDL_GetWindowFlags(impl_->window) & (SDL_WINDOW_MINIMIZED | SDL_WINDOW_HIDDEN)) == 0;
}

void Window::set_title(const std::string& title) {
  if (title != SDL_GetWindowTitle(impl_->window)) {
    SDL_SetWindowTitle(impl_->window, title.c_str());
  }
}

void Window::set_least_size(float scale) {
  const float points = scale / pixels_per_point();
  int width = static_cast<int>(std::lround(static_cast<float>(kLeastWidth) * points));
  int height = static_cast<int>(std::lround(static_cast<float>(kLeastHeight) * points));
  // A display smaller than that must still hold the window.
  SDL_Rect free_area;
  if (SDL_GetDisplayUsableBounds(std::max(0, SDL_GetWindowDisplayIndex(impl_->window)),
                                 &free_area) == 0) {
    width = std::min(width, free_area.w);
    height = std::min(height, free_area.h);
  }
  SDL_SetWindowMinimumSize(impl_->window, width, height);
}

void Window::toggle_full_screen() {
  const bool full = (SDL_GetWindowFlags(impl_->window) & SDL_WINDOW_FULLSCREEN_DESKTOP) != 0;
  SDL_SetWindowFullscreen(impl_->window, full ? 0 : SDL_WINDOW_FULLSCREEN_DESKTOP);
}

void Window::swap() { SDL_GL_SwapWindow(impl_->window); }

}  // namespace astrolabe::app
