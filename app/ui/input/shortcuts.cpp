#include "app/ui/input/shortcuts.h"

#include <algorithm>
#include <array>

#include "app/model/action_registry.h"
#include "app/model/workbench.h"

namespace astrolabe::app {

namespace {

/// Keys whose action does a bit more each time; all others would flicker while they are held.
constexpr std::array kRepeating{Key::kLeft,  Key::kRight,  Key::kUp,          Key::kDown,
                                Key::kComma, Key::kPeriod, Key::kPageUp,      Key::kPageDown,
                                Key::kPlus,  Key::kMinus,  Key::kLeftBracket, Key::kRightBracket,
                                Key::kZ,     Key::kTab};

bool repeats(Key key) {
  return std::find(kRepeating.begin(), kRepeating.end(), key) != kRepeating.end();
}

bool is_function_key(Key key) { return key >= Key::kF1 && key <= Key::kF12; }

/// Keys that move the keyboard's focus, from wherever it is.
bool moves_focus(Key key) { return is_function_key(key) || key == Key::kTab; }

/// Whether a chord is ours although somebody has the keyboard.
bool reaches_us(const KeyChord& chord, KeyboardOwner owner) {
  switch (owner) {
    case KeyboardOwner::kCanvas:
      return true;
    case KeyboardOwner::kNavigation:
      return chord.ctrl || moves_focus(chord.key) || chord.key == Key::kEscape;
    case KeyboardOwner::kTextField:
      return moves_focus(chord.key);
    case KeyboardOwner::kPopup:
      break;
  }
  return chord.key == Key::kTab;
}

}  // namespace

bool Shortcuts::press(const KeyChord& chord, bool repeat, KeyboardOwner owner,
                      Workbench& workbench) {
  if (!repeat) question_was_pressed_ = chord.key == Key::kQuestion;
  if (!reaches_us(chord, owner)) return false;
  const Action* action = action_for(chord);
  if (action == nullptr) return false;
  if (action->on_release) {
    if (!repeat) {
      held_ = chord;
      (void)workbench.canvas().take_panned_with_space();  // Only a pan from now on counts.
    }
    return true;
  }
  if (!repeat || repeats(chord.key)) run_action(*action, workbench);
  return true;
}

bool Shortcuts::release(Key key, Workbench& workbench) {
  if (!held_ || held_->key != key) return false;
  const Action* action = action_for(*held_);
  held_.reset();
  if (!workbench.canvas().take_panned_with_space()) run_action(*action, workbench);
  return true;
}

bool Shortcuts::type_question_mark(KeyboardOwner owner, Workbench& workbench) {
  if (question_was_pressed_) return false;
  return press({.key = Key::kQuestion}, false, owner, workbench);
}

void Shortcuts::forget_held() { held_.reset(); }

}  // namespace astrolabe::app
