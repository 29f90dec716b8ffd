#include "app/ui/application.h"

#include <SDL.h>

#include <algorithm>
#include <cmath>
#include <future>
#include <utility>

#include "app/model/workbench.h"
#include "app/ui/canvas_view.h"
#include "app/ui/fonts.h"
#include "app/ui/frame_input.h"
#include "app/ui/frame_pacer.h"
#include "app/ui/imgui_session.h"
#include "app/ui/large_heap_pages.h"
#include "app/ui/panels/focus_travel.h"
#include "app/ui/panels/panels.h"
#include "app/ui/panels/tooltip_hush.h"
#include "app/ui/screenshot.h"
#include "app/ui/theme.h"
#include "app/ui/ui_context.h"
#include "app/ui/wake_event.h"
#include "app/ui/window.h"

namespace astrolabe::app {

namespace {

constexpr const char* kProgramName = "Astrolabe";
constexpr float kLongestStep = 0.1F;    // after a long sleep, time goes on from where it was
constexpr float kShortestStep = 1e-4F;  // Dear ImGui wants time to pass
constexpr double kSecondsToMilliseconds = 1000.0;

WorkbenchOptions workbench_options(const ApplicationOptions& options, const WakeEvent& wake) {
  WorkbenchOptions made;
  made.settings_path = options.settings_path;
  if (options.settings_path.empty()) made.settings_path = default_settings_path();
  made.clock = options.clock;
  made.wake = [wake] { wake.post(); };
  return made;
}

WindowOptions window_options(const ApplicationOptions& options, const Settings& settings) {
  WindowOptions made;
  made.title = kProgramName;
  made.vsync = !options.scripted;
  made.scale = options.scale;
  if (!made.scale && settings.view.scale > 0.0)
    made.scale = static_cast<float>(settings.view.scale);
  made.exact_size = options.width > 0;
  made.size = made.exact_size ? PixelSize{options.width, options.height}
                              : PixelSize{settings.window.width, settings.window.height};
  made.maximised = !made.exact_size && settings.window.maximised;
  return made;
}

/// The type, and the scale that it was made for.
struct LoadedFonts {
  std::unique_ptr<Fonts> fonts;
  float scale = 0.0F;

  void load(const ApplicationOptions& options, float for_scale) {
    fonts->load(options.scripted ? FontChoice::kDejaVuSans : FontChoice::kSystem, for_scale);
    scale = for_scale;
  }
};

/// Starts to load the type for the scale that the window will most likely have.
std::future<LoadedFonts> load_fonts_early(const ApplicationOptions& options, float scale) {
  return std::async(std::launch::async, [options, scale] {
    LoadedFonts loaded{std::make_unique<Fonts>(), 0.0F};
    loaded.load(options, scale);
    return loaded;
  });
}

float seconds_between(Uint64 from, Uint64 to) {
  return static_cast<float>(static_cast<double>(to - from) /
                            static_cast<double>(SDL_GetPerformanceFrequency()));
}

double now_in_seconds() {
  return static_cast<double>(SDL_GetPerformanceCounter()) /
         static_cast<double>(SDL_GetPerformanceFrequency());
}

/// Pointer events count in points where the display's pixels are smaller; panels count in pixels.
SDL_Event in_pixels(SDL_Event event, float pixels_per_point) {
  const auto scale = [pixels_per_point](Sint32& value) {
    value = static_cast<Sint32>(std::lround(static_cast<float>(value) * pixels_per_point));
  };
  if (event.type == SDL_MOUSEMOTION) {
    for (Sint32* value :
         {&event.motion.x, &event.motion.y, &event.motion.xrel, &event.motion.yrel}) {
      scale(*value);
    }
  }
  if (event.type == SDL_MOUSEBUTTONDOWN || event.type == SDL_MOUSEBUTTONUP) {
    scale(event.button.x);
    scale(event.button.y);
  }
  return event;
}

}  // namespace

struct Application::Impl {
  Impl(const ApplicationOptions& opened_with, std::unique_ptr<Workbench> with_workbench,
       std::unique_ptr<Window> in_window, LoadedFonts with_fonts, WakeEvent wake_event)
      : options(opened_with),
        wake(wake_event),
        workbench(std::move(with_workbench)),
        window(std::move(in_window)),
        fonts(std::move(with_fonts)),
        imgui(*window, fonts.fonts->atlas()),
        canvas(std::make_unique<CanvasView>(*window)),
        panels([wake_event] { wake_event.post(); }) {
    if (options.dark) {
      workbench->view().theme = *options.dark ? ThemeChoice::kDark : ThemeChoice::kLight;
    }
    if (options.scale) workbench->scale().set_for_this_run(*options.scale);
    follow_look();
  }

  [[nodiscard]] UiContext context() {
    return {.theme = *theme,
            .fonts = *fonts.fonts,
            .canvas = *canvas,
            .focus = focus,
            .tooltip_hush = tooltip_hush,
            .scale = scale,
            .scripted = options.scripted};
  }
  void follow_look();
  void handle(const SDL_Event& event);
  void begin_imgui_frame(const FrameInput& input);
  void draw_frame(const FrameInput& input);
  void take_window_requests();
  void report_canvas_error();
  void keep_window_size();
  [[nodiscard]] bool moving();
  [[nodiscard]] FrameInput wait_for_events();

  ApplicationOptions options;
  WakeEvent wake;
  std::unique_ptr<Workbench> workbench;
  std::unique_ptr<Window> window;
  LoadedFonts fonts;
  ImGuiSession imgui;
  std::unique_ptr<CanvasView> canvas;  ///< Goes before the window whose context it uses.
  FocusTravel focus;
  TooltipHush tooltip_hush;
  Panels panels;
  FramePacer pacer;
  const Theme* theme = nullptr;
  float scale = 0.0F;
  Uint64 last_frame = SDL_GetPerformanceCounter();
  FrameInput last_input;
  std::optional<Picture> captured;
  bool capture = false;
  bool error_reported = false;
};

// Theme and scale are settings: whoever changes them need not tell.
void Application::Impl::follow_look() {
  const bool dark = workbench->view().theme == ThemeChoice::kDark;
  const Theme* const now_theme = dark ? &dark_theme() : &light_theme();
  workbench->scale().set_display(window->display_scale());
  const auto now_scale = static_cast<float>(workbench->scale().now());
  if (now_theme == theme && now_scale == scale) return;
  if (now_scale != scale) {
    if (now_scale != fonts.scale) fonts.load(options, now_scale);
    fonts.fonts->use();
    window->set_least_size(now_scale);
  }
  theme = now_theme;
  scale = now_scale;
  apply_style(*theme, scale);
}

void Application::Impl::handle(const SDL_Event& event) {
  if (wake.is(event)) return;
  if (event.type == SDL_QUIT) {
    workbench->files().quit();
    return;
  }
  const SDL_Event seen = in_pixels(event, window->pixels_per_point());
  if (!panels.handle_event(seen, *workbench, context())) imgui.handle_event(seen);
}

void Application::Impl::begin_imgui_frame(const FrameInput& input) {
  const Uint64 now = SDL_GetPerformanceCounter();
  const float measured = std::clamp(seconds_between(last_frame, now), kShortestStep, kLongestStep);
  last_frame = now;
  imgui.begin_frame(input.delta_seconds.value_or(measured), input.pointer);
}

void Application::Impl::draw_frame(const FrameInput& input) {
  pacer.note_frame(now_in_seconds());
  for (const SDL_Event& event : input.events) handle(event);
  workbench->update();
  follow_look();
  window->set_title(workbench->document().display_name() + " - " + kProgramName);

  begin_imgui_frame(input);
  const UiContext frame_context = context();
  panels.draw(*workbench, frame_context);
  take_window_requests();
  const PixelSize size = window->pixels();
  imgui.clear(*theme);
  canvas->render(*workbench, frame_context, size.height);
  imgui.end_frame();
  if (capture) captured = read_back_buffer(window->gl(), size.width, size.height);
  window->swap();
  report_canvas_error();
}

// The panels leave to us what concerns the window itself.
void Application::Impl::take_window_requests() {
  for (const UiRequest request : workbench->take_ui_requests()) {
    if (request == UiRequest::kFullScreen) {
      window->toggle_full_screen();
    } else {
      workbench->request_ui(request);
    }
  }
}

void Application::Impl::report_canvas_error() {
  if (error_reported || canvas->error().empty()) return;
  error_reported = true;
  workbench->messages().error("The map cannot be drawn: " + canvas->error());
}

bool Application::Impl::moving() { return !canvas->settled() || panels.animating(context()); }

FrameInput Application::Impl::wait_for_events() {
  FrameInput input;
  SDL_Event event;
  const std::optional<double> wait =
      window->visible() ? pacer.wait(now_in_seconds(), moving(), workbench->seconds_to_next_frame())
                        : std::nullopt;
  const bool came =
      wait ? SDL_WaitEventTimeout(&event,
                                  static_cast<int>(std::ceil(*wait * kSecondsToMilliseconds))) != 0
           : SDL_WaitEvent(&event) != 0;
  if (!came) return input;
  do {
    input.events.push_back(event);
  } while (SDL_PollEvent(&event) != 0);
  pacer.note_event();
  return input;
}

void Application::Impl::keep_window_size() {
  if (options.width > 0 || options.scripted) return;
  WindowSize& kept = workbench->settings().window;
  kept.maximised = window->maximised();
  if (kept.maximised) return;
  const PixelSize size = window->pixels();
  kept.width = static_cast<int>(std::lround(static_cast<float>(size.width) / scale));
  kept.height = static_cast<int>(std::lround(static_cast<float>(size.height) / scale));
}

Result<std::unique_ptr<Application>> Application::open(const ApplicationOptions& options) {
  prefer_large_heap_pages();
  const WakeEvent wake;
  auto workbench = std::make_unique<Workbench>(workbench_options(options, wake));
  const WindowOptions wanted = window_options(options, workbench->settings());
  std::future<LoadedFonts> fonts = load_fonts_early(options, wanted.scale.value_or(1.0F));
  Result<std::unique_ptr<Window>> window = Window::open(wanted);
  if (!window) return window.error();
  auto impl = std::make_unique<Impl>(options, std::move(workbench), std::move(window).value(),
                                     fonts.get(), wake);
  if (options.map_path.empty()) {
    impl->workbench->files().open_first_look();
  } else {
    impl->workbench->files().open(options.map_path);
  }
  return std::unique_ptr<Application>(new Application(std::move(impl)));
}

Application::Application(std::unique_ptr<Impl> impl) : impl_(std::move(impl)) {}

Application::~Application() { impl_->keep_window_size(); }

void Application::run() {
  while (!quit_requested()) {
    const FrameInput input = impl_->wait_for_events();
    if (impl_->window->visible()) {
      impl_->draw_frame(input);
    } else {
      for (const SDL_Event& event : input.events) impl_->handle(event);
    }
  }
}

void Application::frame(const FrameInput& input) {
  if (!input.events.empty()) impl_->pacer.note_event();
  impl_->draw_frame(input);
  impl_->last_input.pointer = input.pointer;
  impl_->last_input.delta_seconds = input.delta_seconds;
}

Workbench& Application::workbench() { return *impl_->workbench; }

bool Application::quit_requested() const { return impl_->workbench->files().quit_confirmed(); }

bool Application::idle() const {
  return impl_->workbench->idle() && !impl_->moving() && !impl_->pacer.follow_up_due();
}

std::uint32_t Application::window_id() const { return impl_->window->id(); }

Result<void> Application::screenshot(const std::string& path) {
  impl_->capture = true;
  impl_->draw_frame(impl_->last_input);
  impl_->capture = false;
  return write_png(*std::exchange(impl_->captured, std::nullopt), path);
}

}  // namespace astrolabe::app
