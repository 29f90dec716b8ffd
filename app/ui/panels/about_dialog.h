#pragma once

#include "app/ui/ui_context.h"

namespace astrolabe::app {

/// What the program is, its version and its licence.
class AboutDialog {
 public:
  void open() { open_ = true; }
  void draw(const UiContext& context);

 private:
  bool open_ = false;
};

}  // namespace astrolabe::app
