// Pointer and keyboard of a played script.

#include <SDL.h>

#include <algorithm>
#include <string>
#include <utility>
#include <vector>

#include "app/ui/player/command_failure.h"
#include "app/ui/player/script_player.h"

namespace astrolabe::app {

// ---- The pointer --------------------------------------------------------------------------------

Result<void> ScriptPlayer::point_at(const Target& target) { return glide(target, 1); }

Result<void> ScriptPlayer::glide(const Target& target, int steps) {
  const Result<ScreenPoint> to = window_->locate(target);
  if (!to) return to.error();
  const ScreenPoint from = window_->devices().pointer();
  for (int i = 1; i <= steps; ++i) {
    const double share = static_cast<double>(i) / steps;
    window_->send(window_->devices().move_to(
        {from.x + share * (to->x - from.x), from.y + share * (to->y - from.y)}));
  }
  return {};
}

void ScriptPlayer::click(PointerButton button, int clicks) {
  for (int i = 1; i <= clicks; ++i) {
    window_->send(window_->devices().press(button, true, i));
    window_->send(window_->devices().press(button, false, i));
  }
}

Result<void> ScriptPlayer::run(const MoveCommand& move) {
  const Result<void> moved = glide(move.to, move.steps);
  window_->settle();
  return moved;
}

Result<void> ScriptPlayer::run(const PressCommand& press) {
  if (window_->devices().holds(press.button) == press.down) {
    return command_failure(press.down ? "the button is already down" : "the button is not down");
  }
  window_->send(window_->devices().press(press.button, press.down, 1));
  window_->settle();
  return {};
}

Result<void> ScriptPlayer::run(const ClickCommand& command) {
  if (command.at) {
    if (Result<void> moved = point_at(*command.at); !moved) return moved;
  }
  press_modifiers(command.modifiers, true);
  click(command.button, command.clicks);
  press_modifiers(command.modifiers, false);
  window_->settle();
  return {};
}

Result<void> ScriptPlayer::run(const DragCommand& drag) {
  if (Result<void> moved = point_at(drag.through.front()); !moved) return moved;
  press_modifiers(drag.modifiers, true);
  window_->send(window_->devices().press(drag.button, true, 1));
  for (std::size_t i = 1; i < drag.through.size(); ++i) {
    if (Result<void> moved = glide(drag.through[i], drag.steps); !moved) return moved;
  }
  window_->send(window_->devices().press(drag.button, false, 1));
  press_modifiers(drag.modifiers, false);
  window_->settle();
  return {};
}

Result<void> ScriptPlayer::run(const WheelCommand& wheel) {
  press_modifiers(wheel.modifiers, true);
  window_->send(window_->devices().wheel(wheel.right, wheel.up));
  press_modifiers(wheel.modifiers, false);
  window_->settle();
  return {};
}

Result<void> ScriptPlayer::run(const DropCommand& drop) {
  const Result<std::filesystem::path> path = path_of(drop.path);
  if (!path) return path.error();
  window_->send(window_->devices().drop(path->string()));
  window_->settle();
  return {};
}

Result<void> ScriptPlayer::click_widget(const std::string& id) {
  if (Result<void> moved = point_at(WidgetTarget{id}); !moved) return moved;
  const WidgetState* widget = window_->widgets().find(id);
  if (widget != nullptr && !widget->enabled)
    return command_failure("widget '" + id + "' is disabled");
  click(PointerButton::kLeft, 1);
  window_->settle();
  return {};
}

Result<void> ScriptPlayer::run(const ChooseCommand& choose) {
  if (Result<void> opened = click_widget(choose.widget); !opened) return opened;
  const std::string item = choose.widget + "/" + choose.item;
  scroll_list_to(choose.widget, item);
  return click_widget(item);
}

// As a hand does: the wheel over the open list, up to its head and down from there.
void ScriptPlayer::scroll_list_to(const std::string& owner, const std::string& item) {
  const auto in_sight = [&](const std::string& id) {
    const WidgetState* widget = window_->widgets().find(id);
    return widget != nullptr && widget->visible;
  };
  if (in_sight(item)) return;
  const std::vector<std::string> ids = window_->widgets().ids();
  const auto row = std::find_if(ids.begin(), ids.end(), [&](const std::string& id) {
    return id.starts_with(owner + "/") && in_sight(id);
  });
  if (row == ids.end() || !point_at(WidgetTarget{*row})) return;
  constexpr int kFarUp = 100;
  window_->send(window_->devices().wheel(0, kFarUp));
  window_->settle();
  for (int turns = 0; turns < kFarUp && !in_sight(item); ++turns) {
    window_->send(window_->devices().wheel(0, -1));
    window_->settle();
  }
}

// ---- The keyboard -------------------------------------------------------------------------------

void ScriptPlayer::press_modifiers(const KeyModifiers& modifiers, bool down) {
  const auto press = [&](const char* name) {
    window_->send(window_->devices().press(*parse_key(name), down));
  };
  if (modifiers.ctrl) press("ctrl");
  if (modifiers.shift) press("shift");
  if (modifiers.alt) press("alt");
}

void ScriptPlayer::tap(const SdlKey& key) {
  window_->send(window_->devices().press(key, true));
  window_->send(window_->devices().press(key, false));
}

// As a keyboard does: the key goes down, the text arrives, the key comes up.
void ScriptPlayer::type_character(const std::string& utf8) {
  const std::optional<SdlKey> key = utf8.size() == 1 ? key_typing(utf8.front()) : std::nullopt;
  if (key) press_modifiers(key->modifiers, true);
  if (key) window_->send(window_->devices().press(*key, true));
  if (SDL_IsTextInputActive() == SDL_TRUE) window_->send(window_->devices().text(utf8));
  if (key) window_->send(window_->devices().press(*key, false));
  if (key) press_modifiers(key->modifiers, false);
}

Result<void> ScriptPlayer::run(const TypeCommand& type) {
  const Result<std::string> text = expand(type.text);
  if (!text) return text.error();
  for (std::size_t begin = 0; begin < text->size();) {
    std::size_t end = begin + 1;  // behind the character's last byte: 10xxxxxx goes on
    while (end < text->size() && (static_cast<unsigned char>((*text)[end]) & 0xC0U) == 0x80U) ++end;
    type_character(text->substr(begin, end - begin));
    begin = end;
  }
  window_->settle();
  return {};
}

Result<void> ScriptPlayer::run(const KeyCommand& command) {
  switch (command.action) {
    case KeyCommand::Action::kTap:
      press_modifiers(command.key.modifiers, true);
      for (int i = 0; i < command.times; ++i) tap(command.key);
      press_modifiers(command.key.modifiers, false);
      break;
    case KeyCommand::Action::kDown:
      press_modifiers(command.key.modifiers, true);
      window_->send(window_->devices().press(command.key, true));
      break;
    case KeyCommand::Action::kUp:
      window_->send(window_->devices().press(command.key, false));
      press_modifiers(command.key.modifiers, false);
      break;
  }
  window_->settle();
  return {};
}

}  // namespace astrolabe::app
