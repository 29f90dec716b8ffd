#pragma once

#include <functional>
#include <string>
#include <string_view>
#include <vector>

#include "app/model/key.h"

namespace astrolabe::app {

class Workbench;

/// Where an action stands in the menu bar.
enum class Menu : std::uint8_t { kNone, kFile, kEdit, kView, kMap, kSearch, kHelp };

/// Something a person can do: in a menu, by a key, by its name in the command palette, in a script.
struct Action {
  std::string id;                                   ///< "play.toggle"
  std::string label;                                ///< "Play or pause"
  Menu menu = Menu::kNone;                          ///< kNone: by key and palette only.
  std::string tooltip{};                            ///< One line, more than the label says.
  std::vector<KeyChord> keys{};                     ///< The first is the one that is shown.
  std::function<void(Workbench&)> run{};            ///< Never empty. [Limit: enabled]
  std::function<bool(const Workbench&)> enabled{};  ///< Empty: always.
  std::function<bool(const Workbench&)> checked{};  ///< Empty: not a choice with a check mark.
  /// The key acts when it is let go of (Space, which also pans).
  bool on_release = false;
  bool separator_before = false;  ///< In its menu.
  /// Stands in a menu of this name inside its menu, which its label begins with: "Ties" for
  /// "Ties: first in". Those of one name follow each other.
  std::string submenu{};
  bool absent_when_disabled = false;  ///< There is no such thing then, so it is not even listed.
  /// The label where it depends on what is there; empty: always `label`.
  std::function<std::string(const Workbench&)> label_now{};
};

[[nodiscard]] std::string_view label_of(Menu menu);
/// As it is to be shown now.
[[nodiscard]] std::string label_of(const Action& action, const Workbench& workbench);

}  // namespace astrolabe::app
