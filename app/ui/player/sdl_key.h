#pragma once

#include <cstdint>
#include <optional>
#include <string_view>

namespace astrolabe::app {

/// Modifier keys that are held.
struct KeyModifiers {
  bool ctrl = false;
  bool shift = false;
  bool alt = false;

  [[nodiscard]] bool any() const { return ctrl || shift || alt; }
  friend bool operator==(const KeyModifiers&, const KeyModifiers&) = default;
};

/// A key with its modifiers as SDL events name it, on a US keyboard. A modifier alone is a key too.
struct SdlKey {
  std::int32_t keycode = 0;   ///< SDL_Keycode
  std::int32_t scancode = 0;  ///< SDL_Scancode
  KeyModifiers modifiers;

  friend bool operator==(const SdlKey&, const SdlKey&) = default;
};

/// Reads "ctrl+shift+z", "F11", "page-down", "?", "+". Letter case doesn't matter. Names are SDL's
/// (SDL_GetScancodeFromName) with '-' or nothing for a blank, and short ones: esc, enter, plus,
/// minus, del. Returns nothing for an unknown name.
[[nodiscard]] std::optional<SdlKey> parse_key(std::string_view text);

/// Reads "ctrl", "ctrl+shift". Returns nothing for anything but modifiers.
[[nodiscard]] std::optional<KeyModifiers> parse_modifiers(std::string_view text);

/// The key that types a character of US-ASCII, with shift where the keyboard needs it.
[[nodiscard]] std::optional<SdlKey> key_typing(char character);

}  // namespace astrolabe::app
