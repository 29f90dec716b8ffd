#include "app/cli/cli.h"
#include "app/window_launcher.h"

int main(int argc, char** argv) {
  return astrolabe::app::run_cli(argc, argv, astrolabe::app::window_launcher());
}
