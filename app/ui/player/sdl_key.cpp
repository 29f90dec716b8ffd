#include "app/ui/player/sdl_key.h"

#include <SDL.h>

#include <algorithm>
#include <array>
#include <cctype>
#include <string>
#include <utility>

namespace astrolabe::app {
namespace {

struct NamedScancode {
  std::string_view name;
  SDL_Scancode scancode;
};

// Names beside SDL's own.
constexpr std::array kShortNames{
    NamedScancode{"esc", SDL_SCANCODE_ESCAPE},        NamedScancode{"enter", SDL_SCANCODE_RETURN},
    NamedScancode{"del", SDL_SCANCODE_DELETE},        NamedScancode{"minus", SDL_SCANCODE_MINUS},
    NamedScancode{"ctrl", SDL_SCANCODE_LCTRL},        NamedScancode{"shift", SDL_SCANCODE_LSHIFT},
    NamedScancode{"alt", SDL_SCANCODE_LALT},          NamedScancode{"pageup", SDL_SCANCODE_PAGEUP},
    NamedScancode{"pagedown", SDL_SCANCODE_PAGEDOWN},
};

// Characters that a US keyboard types with shift, and the characters on the same keys without it.
constexpr std::string_view kShifted = "~!@#$%^&*()_+{}|:\"<>?";
constexpr std::string_view kUnshifted = "`1234567890-=[]\\;',./";
static_assert(kShifted.size() == kUnshifted.size());

std::string lower(std::string_view text) {
  std::string result(text);
  std::transform(result.begin(), result.end(), result.begin(),
                 [](unsigned char c) { return static_cast<char>(std::tolower(c)); });
  return result;
}

// What the key at a place types on a US keyboard. SDL's own map is that of the desktop, and empty
// before SDL_Init().
SDL_Keycode us_keycode(SDL_Scancode scancode) {
  switch (scancode) {
    case SDL_SCANCODE_RETURN:
      return SDLK_RETURN;
    case SDL_SCANCODE_ESCAPE:
      return SDLK_ESCAPE;
    case SDL_SCANCODE_BACKSPACE:
      return SDLK_BACKSPACE;
    case SDL_SCANCODE_TAB:
      return SDLK_TAB;
    case SDL_SCANCODE_SPACE:
      return SDLK_SPACE;
    case SDL_SCANCODE_DELETE:
      return SDLK_DELETE;
    default:
      break;
  }
  const std::string_view name = SDL_GetScancodeName(scancode);
  if (name.size() == 1) return std::tolower(static_cast<unsigned char>(name.front()));
  return SDL_SCANCODE_TO_KEYCODE(scancode);
}

SdlKey key_at(SDL_Scancode scancode, KeyModifiers modifiers) {
  return SdlKey{us_keycode(scancode), scancode, modifiers};
}

SDL_Scancode scancode_named(const std::string& name) {
  const auto found = std::find_if(kShortNames.begin(), kShortNames.end(),
                                  [&](const NamedScancode& entry) { return entry.name == name; });
  if (found != kShortNames.end()) return found->scancode;
  const SDL_Scancode exact = SDL_GetScancodeFromName(name.c_str());
  if (exact != SDL_SCANCODE_UNKNOWN) return exact;
  std::string spaced = name;
  std::replace(spaced.begin(), spaced.end(), '-', ' ');
  if (spaced == "page down" || spaced == "page up") spaced.erase(4, 1);
  return SDL_GetScancodeFromName(spaced.c_str());
}

// Splits "ctrl+shift+z" at the first plus signs that follow a modifier; "ctrl++" is Ctrl and '+'.
std::pair<KeyModifiers, std::string_view> split_modifiers(std::string_view text) {
  KeyModifiers modifiers;
  while (true) {
    const std::size_t plus = text.find('+');
    if (plus == std::string_view::npos || plus == 0 || plus + 1 == text.size()) break;
    const std::string name = lower(text.substr(0, plus));
    if (name == "ctrl") {
      modifiers.ctrl = true;
    } else if (name == "shift") {
      modifiers.shift = true;
    } else if (name == "alt") {
      modifiers.alt = true;
    } else {
      break;
    }
    text.remove_prefix(plus + 1);
  }
  return {modifiers, text};
}

}  // namespace

std::optional<SdlKey> key_typing(char character) {
  const std::size_t shifted = kShifted.find(character);
  KeyModifiers modifiers;
  if (shifted != std::string_view::npos) {
    modifiers.shift = true;
    character = kUnshifted[shifted];
  } else if (std::isupper(static_cast<unsigned char>(character)) != 0) {
    modifiers.shift = true;
  }
  if (character == ' ') return key_at(SDL_SCANCODE_SPACE, modifiers);
  const SDL_Scancode scancode = SDL_GetScancodeFromName(std::string(1, character).c_str());
  if (scancode == SDL_SCANCODE_UNKNOWN) return std::nullopt;
  return key_at(scancode, modifiers);
}

std::optional<SdlKey> parse_key(std::string_view text) {
  const auto [modifiers, rest] = split_modifiers(text);
  const std::string name = lower(rest);
  if (name.size() == 1) {
    std::optional<SdlKey> key = key_typing(name.front());
    if (!key) return std::nullopt;
    key->modifiers = {modifiers.ctrl, modifiers.shift || key->modifiers.shift, modifiers.alt};
    return key;
  }
  if (name == "plus") return key_at(SDL_SCANCODE_EQUALS, {modifiers.ctrl, true, modifiers.alt});
  const SDL_Scancode scancode = scancode_named(name);
  if (scancode == SDL_SCANCODE_UNKNOWN) return std::nullopt;
  return key_at(scancode, modifiers);
}

std::optional<KeyModifiers> parse_modifiers(std::string_view text) {
  // With a letter behind it, every part of the text is a modifier of a chord.
  const std::string chord = std::string(text) + "+x";
  const auto [modifiers, rest] = split_modifiers(chord);
  if (rest != "x") return std::nullopt;
  return modifiers;
}

}  // namespace astrolabe::app
