#pragma once

// The verbs' makers, one file each: solve_verb.cpp and so on.

#include "app/cli/verb.h"

namespace astrolabe::app {

/// `solve`: finds a path on a map.
[[nodiscard]] std::unique_ptr<Verb> make_solve_verb();
/// `reach`: finds all cells within a movement budget.
[[nodiscard]] std::unique_ptr<Verb> make_reach_verb();
/// `check`: compares searches with the lengths that scenarios state.
[[nodiscard]] std::unique_ptr<Verb> make_check_verb();
/// `list`: shows what the registries hold.
[[nodiscard]] std::unique_ptr<Verb> make_list_verb();
/// `convert`: reads a map and writes it in another format.
[[nodiscard]] std::unique_ptr<Verb> make_convert_verb();
/// `play`: plays a script in the window. The launcher must outlive it.
[[nodiscard]] std::unique_ptr<Verb> make_play_verb(const WindowLauncher& launcher);
/// No verb: opens the window. Not among make_verbs().
[[nodiscard]] std::unique_ptr<Verb> make_window_verb(const WindowLauncher& launcher);

}  // namespace astrolabe::app
