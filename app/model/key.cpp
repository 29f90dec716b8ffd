#include "app/model/key.h"

#include <algorithm>
#include <array>

namespace astrolabe::app {

namespace {

/// In the order of Key.
constexpr std::array<std::string_view, static_cast<std::size_t>(Key::kCount)> kNames{
    "",   "A",     "B",     "C",   "D",      "E",         "F",      "G",    "H",
    "I",  "J",     "K",     "L",   "M",      "N",         "O",      "P",    "Q",
    "R",  "S",     "T",     "U",   "V",      "W",         "X",      "Y",    "Z",
    "0",  "1",     "2",     "3",   "4",      "5",         "6",      "7",    "8",
    "9",  "Space", "Enter", "Esc", "Tab",    "Backspace", "Delete", "Left", "Right",
    "Up", "Down",  "Home",  "End", "PageUp", "PageDown",  ",",      ".",    "+",
    "-",  "[",     "]",     "/",   "?",      "F1",        "F2",     "F3",   "F4",
    "F5", "F6",    "F7",    "F8",  "F9",     "F10",       "F11",    "F12"};

char lower(char c) { return c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c; }

bool equal_in_any_case(std::string_view a, std::string_view b) {
  return std::equal(a.begin(), a.end(), b.begin(), b.end(),
                    [](char x, char y) { return lower(x) == lower(y); });
}

/// Takes a modifier off the front of a chord's text. A "+" at the end is a key.
bool take_modifier(std::string_view& text, std::string_view modifier) {
  const std::size_t length = modifier.size();
  if (text.size() <= length + 1 || text[length] != '+') return false;
  if (!equal_in_any_case(text.substr(0, length), modifier)) return false;
  text.remove_prefix(length + 1);
  return true;
}

}  // namespace

std::string_view name_of(Key key) { return kNames[static_cast<std::size_t>(key)]; }

std::optional<Key> find_key(std::string_view name) {
  for (std::size_t i = 1; i < kNames.size(); ++i) {
    if (equal_in_any_case(kNames[i], name)) return static_cast<Key>(i);
  }
  return std::nullopt;
}

std::string text_of(const KeyChord& chord) {
  std::string text;
  if (chord.ctrl) text += "Ctrl+";
  if (chord.shift) text += "Shift+";
  if (chord.alt) text += "Alt+";
  return text + std::string(name_of(chord.key));
}

std::optional<KeyChord> find_chord(std::string_view text) {
  KeyChord chord;
  for (bool found = true; found;) {
    found = false;
    if (!chord.ctrl && take_modifier(text, "Ctrl")) found = chord.ctrl = true;
    if (!chord.shift && take_modifier(text, "Shift")) found = chord.shift = true;
    if (!chord.alt && take_modifier(text, "Alt")) found = chord.alt = true;
  }
  const std::optional<Key> key = find_key(text);
  if (!key) return std::nullopt;
  chord.key = *key;
  return chord;
}

}  // namespace astrolabe::app
