#include "app/ui/player/virtual_devices.h"

#include <algorithm>
#include <cmath>

namespace astrolabe::app {
namespace {

Uint8 sdl_button(PointerButton button) {
  switch (button) {
    case PointerButton::kLeft:
      return SDL_BUTTON_LEFT;
    case PointerButton::kMiddle:
      return SDL_BUTTON_MIDDLE;
    case PointerButton::kRight:
      return SDL_BUTTON_RIGHT;
  }
  return SDL_BUTTON_LEFT;
}

// The pixel that holds a point: events carry whole pixels.
Sint32 pixel(double coordinate) { return static_cast<Sint32>(std::floor(coordinate)); }

}  // namespace

bool VirtualDevices::holds(PointerButton button) const {
  return (buttons_ & SDL_BUTTON(sdl_button(button))) != 0;
}

PointerState VirtualDevices::state() const {
  return {.x = static_cast<float>(pixel(pointer_.x)),
          .y = static_cast<float>(pixel(pointer_.y)),
          .left = holds(PointerButton::kLeft),
          .right = holds(PointerButton::kRight),
          .middle = holds(PointerButton::kMiddle),
          .ctrl = held_.ctrl,
          .shift = held_.shift,
          .alt = held_.alt};
}

Uint16 VirtualDevices::modifier_bits(const KeyModifiers& more) const {
  unsigned bits = KMOD_NONE;
  if (held_.ctrl || more.ctrl) bits |= KMOD_LCTRL;
  if (held_.shift || more.shift) bits |= KMOD_LSHIFT;
  if (held_.alt || more.alt) bits |= KMOD_LALT;
  return static_cast<Uint16>(bits);
}

SDL_Event VirtualDevices::move_to(ScreenPoint at) {
  SDL_Event event{};
  event.type = SDL_MOUSEMOTION;
  event.motion.windowID = window_id_;
  event.motion.state = buttons_;
  event.motion.x = pixel(at.x);
  event.motion.y = pixel(at.y);
  event.motion.xrel = pixel(at.x) - pixel(pointer_.x);
  event.motion.yrel = pixel(at.y) - pixel(pointer_.y);
  pointer_ = at;
  return event;
}

SDL_Event VirtualDevices::press(PointerButton button, bool down, int clicks) {
  const Uint32 mask = SDL_BUTTON(sdl_button(button));
  buttons_ = down ? buttons_ | mask : buttons_ & ~mask;
  SDL_Event event{};
  event.type = down ? SDL_MOUSEBUTTONDOWN : SDL_MOUSEBUTTONUP;
  event.button.windowID = window_id_;
  event.button.button = sdl_button(button);
  event.button.state = down ? SDL_PRESSED : SDL_RELEASED;
  event.button.clicks = static_cast<Uint8>(clicks);
  event.button.x = pixel(pointer_.x);
  event.button.y = pixel(pointer_.y);
  return event;
}

SDL_Event VirtualDevices::wheel(double right, double up) const {
  SDL_Event event{};
  event.type = SDL_MOUSEWHEEL;
  event.wheel.windowID = window_id_;
  event.wheel.direction = SDL_MOUSEWHEEL_NORMAL;
  event.wheel.x = static_cast<Sint32>(right);
  event.wheel.y = static_cast<Sint32>(up);
  event.wheel.preciseX = static_cast<float>(right);
  event.wheel.preciseY = static_cast<float>(up);
  event.wheel.mouseX = pixel(pointer_.x);
  event.wheel.mouseY = pixel(pointer_.y);
  return event;
}

SDL_Event VirtualDevices::press(const SdlKey& key, bool down) {
  if (key.scancode == SDL_SCANCODE_LCTRL) held_.ctrl = down;
  if (key.scancode == SDL_SCANCODE_LSHIFT) held_.shift = down;
  if (key.scancode == SDL_SCANCODE_LALT) held_.alt = down;
  SDL_Event event{};
  event.type = down ? SDL_KEYDOWN : SDL_KEYUP;
  event.key.windowID = window_id_;
  event.key.state = down ? SDL_PRESSED : SDL_RELEASED;
  event.key.keysym.sym = key.keycode;
  event.key.keysym.scancode = static_cast<SDL_Scancode>(key.scancode);
  event.key.keysym.mod = modifier_bits(key.modifiers);
  return event;
}

SDL_Event VirtualDevices::text(std::string_view utf8) const {
  SDL_Event event{};
  event.type = SDL_TEXTINPUT;
  event.text.windowID = window_id_;
  utf8.copy(event.text.text, sizeof(event.text.text) - 1);
  return event;
}

SDL_Event VirtualDevices::drop(const std::string& path) const {
  SDL_Event event{};
  event.type = SDL_DROPFILE;
  event.drop.windowID = window_id_;
  event.drop.file = SDL_strdup(path.c_str());
  return event;
}

}  // namespace astrolabe::app
