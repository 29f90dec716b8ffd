#pragma once

#include <cstddef>
#include <string>

#include "app/ui/ui_context.h"

namespace astrolabe::app {

class Workbench;

/// Finds any action by its words: type, arrow keys, Enter.
class CommandPalette {
 public:
  void open();
  void draw(Workbench& workbench, const UiContext& context);

 private:
  void draw_content(Workbench& workbench, const UiContext& context);

  bool opening_ = false;
  std::string words_;
  std::size_t chosen_ = 0;
};

}  // namespace astrolabe::app
