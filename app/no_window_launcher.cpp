#include "app/window_launcher.h"

namespace astrolabe::app {

WindowLauncher window_launcher() { return {}; }

}  // namespace astrolabe::app
