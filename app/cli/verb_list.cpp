#include "app/cli/verbs.h"

namespace astrolabe::app {

std::vector<std::unique_ptr<Verb>> make_verbs(const WindowLauncher& launcher) {
  std::vector<std::unique_ptr<Verb>> verbs;
  verbs.push_back(make_solve_verb());
  verbs.push_back(make_reach_verb());
  verbs.push_back(make_check_verb());
  verbs.push_back(make_list_verb());
  verbs.push_back(make_convert_verb());
  verbs.push_back(make_play_verb(launcher));
  return verbs;
}

}  // namespace astrolabe::app
