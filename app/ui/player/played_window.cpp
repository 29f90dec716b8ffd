#include "app/ui/player/played_window.h"

#include <imgui.h>

#include <chrono>
#include <utility>

#include "app/model/workbench.h"
#include "astrolabe/base/count_text.h"

namespace astrolabe::app {
namespace {

using Seconds = std::chrono::duration<double>;

// Where the pointer rests at the beginning: over nothing that reacts.
constexpr ScreenPoint kOutside{-1000, -1000};

ScreenPoint point_in(const WidgetState& widget, const WidgetTarget& target) {
  return {widget.min.x + target.across * (widget.max.x - widget.min.x),
          widget.min.y + target.down * (widget.max.y - widget.min.y)};
}

Error outside(Offset cell, GridSize size) {
  return {ErrorCode::kNotFound,
          "cell " + std::to_string(cell.col) + ',' + std::to_string(cell.row) +
              " is not on the map, which has " + count_text(size.width, "column", "columns") +
              " and " + count_text(size.height, "row", "rows"),
          {},
          0};
}

}  // namespace

Result<std::unique_ptr<PlayedWindow>> PlayedWindow::open(const ScriptSetup& setup,
                                                         const std::filesystem::path& settings) {
  auto clock = std::make_shared<ManualClock>();
  std::unique_ptr<PlayedWindow> window(new PlayedWindow(clock));

  ApplicationOptions options;
  if (setup.scale) options.scale = static_cast<float>(*setup.scale);
  options.dark = setup.dark;
  options.settings_path = settings.string();
  options.width = setup.width;
  options.height = setup.height;
  options.scripted = true;
  options.clock = clock;
  Result<std::unique_ptr<Application>> application = Application::open(options);
  if (!application) return application.error();

  window->application_ = std::move(application).value();
  window->gate_.emplace();
  window->devices_ = VirtualDevices(window->application_->window_id());
  window->widgets_.attach();
  ImGui::GetIO().ConfigInputTextCursorBlink = false;
  window->send(window->devices_.move_to(kOutside));
  window->settle();
  return window;
}

void PlayedWindow::draw_frame() {
  clock_->advance(kFrameSeconds);
  FrameInput input;
  input.pointer = devices_.state();
  input.delta_seconds = static_cast<float>(kFrameSeconds);
  for (SDL_Event event; SDL_PollEvent(&event) != 0;) input.events.push_back(event);
  widgets_.begin_frame();
  application_->frame(input);
}

void PlayedWindow::send(const SDL_Event& event) {
  const PointerState held = devices_.state();
  SDL_SetModState(static_cast<SDL_Keymod>((held.ctrl ? KMOD_LCTRL : KMOD_NONE) |
                                          (held.shift ? KMOD_LSHIFT : KMOD_NONE) |
                                          (held.alt ? KMOD_LALT : KMOD_NONE)));
  gate_->post(event);
  draw_frame();
}

void PlayedWindow::pass_frames(int count) {
  for (int i = 0; i < count; ++i) draw_frame();
}

void PlayedWindow::advance(double seconds) {
  clock_->advance(seconds);
  draw_frame();
}

bool PlayedWindow::wait_idle() {
  constexpr double kSlice = 0.05;  // of real time, between frames that show how far the search is
  const auto begin = std::chrono::steady_clock::now();
  do {
    workbench().wait_for_search(kSlice);
    draw_frame();
    if (application_->idle()) {
      settle();
      if (application_->idle()) return true;
    }
  } while (Seconds(std::chrono::steady_clock::now() - begin).count() < kIdleLimit);
  return false;
}

void PlayedWindow::resize(int width, int height) {
  SDL_SetWindowSize(SDL_GetWindowFromID(application_->window_id()), width, height);
  settle();
}

Result<ScreenPoint> PlayedWindow::locate(const Target& target) {
  if (const auto* at = std::get_if<WindowTarget>(&target)) return ScreenPoint{at->x, at->y};
  if (const auto* cell = std::get_if<CellTarget>(&target)) {
    const GridSize size = workbench().map().size();
    if (!size.contains(cell->cell)) return outside(cell->cell, size);
    return workbench().camera().to_screen(workbench().layout().centre(cell->cell));
  }
  const auto& wanted = std::get<WidgetTarget>(target);
  const WidgetState* widget = widgets_.find(wanted.id);
  if (widget == nullptr) {
    return Error{ErrorCode::kNotFound,
                 "no widget '" + wanted.id + "' is drawn; 'dump' prints those that are",
                 {},
                 0};
  }
  if (!widget->visible) {
    return Error{ErrorCode::kNotFound,
                 "widget '" + wanted.id + "' is out of sight; scroll or resize first",
                 {},
                 0};
  }
  return point_in(*widget, wanted);
}

Result<void> PlayedWindow::save_screenshot(const std::filesystem::path& file) {
  return application_->screenshot(file.string());
}

}  // namespace astrolabe::app
