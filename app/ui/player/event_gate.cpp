#include "app/ui/player/event_gate.h"

namespace astrolabe::app {
namespace {

bool is_about_focus(const SDL_WindowEvent& event) {
  switch (event.event) {
    case SDL_WINDOWEVENT_ENTER:
    case SDL_WINDOWEVENT_LEAVE:
    case SDL_WINDOWEVENT_FOCUS_LOST:
      return true;
    default:
      return false;
  }
}

bool comes_from_a_device(const SDL_Event& event) {
  switch (event.type) {
    case SDL_KEYDOWN:
    case SDL_KEYUP:
    case SDL_TEXTEDITING:
    case SDL_TEXTINPUT:
    case SDL_KEYMAPCHANGED:
    case SDL_MOUSEMOTION:
    case SDL_MOUSEBUTTONDOWN:
    case SDL_MOUSEBUTTONUP:
    case SDL_MOUSEWHEEL:
    case SDL_DROPFILE:
    case SDL_DROPTEXT:
    case SDL_DROPBEGIN:
    case SDL_DROPCOMPLETE:
      return true;
    case SDL_WINDOWEVENT:
      return is_about_focus(event.window);
    default:
      return false;
  }
}

}  // namespace

EventGate::EventGate() {
  SDL_SetEventFilter(admits, this);
  SDL_FlushEvents(SDL_KEYDOWN, SDL_MOUSEWHEEL);  // what came in before
}

EventGate::~EventGate() { SDL_SetEventFilter(nullptr, nullptr); }

void EventGate::post(SDL_Event event) {
  posting_ = true;
  SDL_PushEvent(&event);
  posting_ = false;
}

// Wake-ups come from other threads: for them nothing of the gate may be read.
int EventGate::admits(void* gate, SDL_Event* event) {
  return !comes_from_a_device(*event) || static_cast<EventGate*>(gate)->posting_ ? 1 : 0;
}

}  // namespace astrolabe::app
