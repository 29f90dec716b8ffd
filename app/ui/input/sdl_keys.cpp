#include "app/ui/input/sdl_keys.h"

#include <algorithm>
#include <array>

namespace astrolabe::app {

namespace {

struct KeyPlace {
  SDL_Scancode scancode;
  Key key;
};

/// The keys that go by their place; where two places mean one key, the first is the one shown.
constexpr std::array kPlaces{
    KeyPlace{SDL_SCANCODE_SPACE, Key::kSpace},
    KeyPlace{SDL_SCANCODE_RETURN, Key::kEnter},
    KeyPlace{SDL_SCANCODE_KP_ENTER, Key::kEnter},
    KeyPlace{SDL_SCANCODE_ESCAPE, Key::kEscape},
    KeyPlace{SDL_SCANCODE_TAB, Key::kTab},
    KeyPlace{SDL_SCANCODE_BACKSPACE, Key::kBackspace},
    KeyPlace{SDL_SCANCODE_DELETE, Key::kDelete},
    KeyPlace{SDL_SCANCODE_LEFT, Key::kLeft},
    KeyPlace{SDL_SCANCODE_RIGHT, Key::kRight},
    KeyPlace{SDL_SCANCODE_UP, Key::kUp},
    KeyPlace{SDL_SCANCODE_DOWN, Key::kDown},
    KeyPlace{SDL_SCANCODE_HOME, Key::kHome},
    KeyPlace{SDL_SCANCODE_END, Key::kEnd},
    KeyPlace{SDL_SCANCODE_PAGEUP, Key::kPageUp},
    KeyPlace{SDL_SCANCODE_PAGEDOWN, Key::kPageDown},
    KeyPlace{SDL_SCANCODE_COMMA, Key::kComma},
    KeyPlace{SDL_SCANCODE_PERIOD, Key::kPeriod},
    KeyPlace{SDL_SCANCODE_EQUALS, Key::kPlus},
    KeyPlace{SDL_SCANCODE_KP_PLUS, Key::kPlus},
    KeyPlace{SDL_SCANCODE_MINUS, Key::kMinus},
    KeyPlace{SDL_SCANCODE_KP_MINUS, Key::kMinus},
    KeyPlace{SDL_SCANCODE_LEFTBRACKET, Key::kLeftBracket},
    KeyPlace{SDL_SCANCODE_RIGHTBRACKET, Key::kRightBracket},
    KeyPlace{SDL_SCANCODE_SLASH, Key::kSlash},
};

/// Keys that are labelled with what they type, which depends on the layout.
constexpr std::array kLocalKeys{Key::kComma,       Key::kPeriod,       Key::kMinus,
                                Key::kLeftBracket, Key::kRightBracket, Key::kSlash};

Key key_after(Key first, int steps) { return static_cast<Key>(static_cast<int>(first) + steps); }

/// The key of a keycode or a scancode that lies in a run of `count` codes from `first_code` on.
std::optional<Key> key_in_run(int code, int first_code, int count, Key first) {
  if (code < first_code || code >= first_code + count) return std::nullopt;
  return key_after(first, code - first_code);
}

std::optional<Key> letter_of(const SDL_Keysym& keysym) {
  if (const auto typed = key_in_run(keysym.sym, SDLK_a, 26, Key::kA)) return typed;
  const bool types_latin = keysym.sym > 0 && keysym.sym < 0x250;
  if (types_latin) return std::nullopt;
  return key_in_run(keysym.scancode, SDL_SCANCODE_A, 26, Key::kA);
}

std::optional<Key> key_at_place(SDL_Scancode scancode, bool num_lock) {
  if (scancode == SDL_SCANCODE_0) return Key::k0;
  if (const auto digit = key_in_run(scancode, SDL_SCANCODE_1, 9, Key::k1)) return digit;
  if (const auto function = key_in_run(scancode, SDL_SCANCODE_F1, 12, Key::kF1)) return function;
  if (num_lock && scancode == SDL_SCANCODE_KP_0) return Key::k0;
  if (num_lock) {
    if (const auto digit = key_in_run(scancode, SDL_SCANCODE_KP_1, 9, Key::k1)) return digit;
  }
  const auto* place = std::find_if(kPlaces.begin(), kPlaces.end(), [&](const KeyPlace& candidate) {
    return candidate.scancode == scancode;
  });
  return place == kPlaces.end() ? std::nullopt : std::optional(place->key);
}

bool is_question_mark(const SDL_Keysym& keysym) {
  return keysym.sym == SDLK_QUESTION ||
         (keysym.sym == SDLK_SLASH && (keysym.mod & KMOD_SHIFT) != 0);
}

bool holds_command(Uint16 modifiers) {
#if defined(__APPLE__)
  return (modifiers & KMOD_GUI) != 0;
#else
  return (modifiers & KMOD_CTRL) != 0;
#endif
}

std::optional<SDL_Scancode> place_of(Key key) {
  const auto* place = std::find_if(kPlaces.begin(), kPlaces.end(),
                                   [&](const KeyPlace& candidate) { return candidate.key == key; });
  return place == kPlaces.end() ? std::nullopt : std::optional(place->scancode);
}

}  // namespace

std::optional<KeyChord> chord_of(const SDL_Keysym& keysym) {
  const bool ctrl = holds_command(keysym.mod);
  const bool alt = (keysym.mod & KMOD_ALT) != 0;
  if (is_question_mark(keysym)) return KeyChord{Key::kQuestion, ctrl, false, alt};
  std::optional<Key> key = letter_of(keysym);
  if (!key) key = key_at_place(keysym.scancode, (keysym.mod & KMOD_NUM) != 0);
  if (!key) return std::nullopt;
  // "+" is typed with Shift on many layouts; zooming in doesn't care.
  const bool shift = (keysym.mod & KMOD_SHIFT) != 0 && *key != Key::kPlus;
  return KeyChord{*key, ctrl, shift, alt};
}

std::string local_text_of(const KeyChord& chord) {
  const std::string text = text_of(chord);
  if (std::find(kLocalKeys.begin(), kLocalKeys.end(), chord.key) == kLocalKeys.end()) return text;
  const std::optional<SDL_Scancode> place = place_of(chord.key);
  const std::string_view own_name = name_of(chord.key);
  if (!place || !text.ends_with(own_name)) return text;
  const std::string local = SDL_GetKeyName(SDL_GetKeyFromScancode(*place));
  if (local.empty()) return text;
  return text.substr(0, text.size() - own_name.size()) + local;
}

}  // namespace astrolabe::app
