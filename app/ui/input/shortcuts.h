#pragma once

#include <cstdint>
#include <optional>

#include "app/model/key.h"

namespace astrolabe::app {

class Workbench;

/// Who has the keyboard. Only where nobody else has it do all shortcuts work.
enum class KeyboardOwner : std::uint8_t {
  kCanvas,      ///< Nobody in particular: all shortcuts.
  kNavigation,  ///< Dear ImGui's visible cursor: arrows, Space and letters are its own.
  kTextField,   ///< The same, and editing chords such as Ctrl+Z are the field's.
  kPopup,       ///< A menu or a dialog: no shortcuts at all.
};

/// Turns keys into the actions of the registry. Knows nothing of SDL or Dear ImGui.
class Shortcuts {
 public:
  /// A key goes down, or repeats while it is held. True where it was ours, enabled or not.
  bool press(const KeyChord& chord, bool repeat, KeyboardOwner owner, Workbench& workbench);
  /// A key comes up. Actions that wait for it run now, unless Space was held to pan.
  bool release(Key key, Workbench& workbench);
  /// The text "?" was typed, on whichever key this layout has it.
  bool type_question_mark(KeyboardOwner owner, Workbench& workbench);
  /// The window has lost the keyboard: what is held is held no longer, and nothing runs.
  void forget_held();

  /// Space is down and was ours: a left drag pans.
  [[nodiscard]] bool space_held() const { return held_ && held_->key == Key::kSpace; }

 private:
  std::optional<KeyChord> held_;       ///< The key whose release is awaited.
  bool question_was_pressed_ = false;  ///< Its typed text follows and must not count twice.
};

}  // namespace astrolabe::app
