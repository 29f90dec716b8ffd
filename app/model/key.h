#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace astrolabe::app {

/// Keys that actions use, apart from any toolkit's codes. Letters stand for what the key types;
/// digits and punctuation for where the key is.
// clang-format off
enum class Key : std::uint8_t {
  kNone,
  kA, kB, kC, kD, kE, kF, kG, kH, kI, kJ, kK, kL, kM,
  kN, kO, kP, kQ, kR, kS, kT, kU, kV, kW, kX, kY, kZ,
  k0, k1, k2, k3, k4, k5, k6, k7, k8, k9,
  kSpace, kEnter, kEscape, kTab, kBackspace, kDelete,
  kLeft, kRight, kUp, kDown, kHome, kEnd, kPageUp, kPageDown,
  kComma, kPeriod, kPlus, kMinus, kLeftBracket, kRightBracket, kSlash,
  kQuestion,  ///< Typed, wherever it is: "?" needs Shift on some layouts and not on others.
  kF1, kF2, kF3, kF4, kF5, kF6, kF7, kF8, kF9, kF10, kF11, kF12,
  kCount,
};
// clang-format on

/// A key with its modifiers. On macOS `ctrl` is the Command key.
struct KeyChord {
  Key key = Key::kNone;
  bool ctrl = false;
  bool shift = false;
  bool alt = false;

  friend constexpr bool operator==(const KeyChord&, const KeyChord&) = default;
};

/// "A", "7", "Space", "PageUp", "F9"; the player's scripts use the same names, in any case.
[[nodiscard]] std::string_view name_of(Key key);
[[nodiscard]] std::optional<Key> find_key(std::string_view name);

/// "Ctrl+Shift+Z", "Space", ".".
[[nodiscard]] std::string text_of(const KeyChord& chord);
/// The inverse; none for what is not a chord.
[[nodiscard]] std::optional<KeyChord> find_chord(std::string_view text);

}  // namespace astrolabe::app
