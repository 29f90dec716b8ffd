#pragma once

#include "app/ui/ui_context.h"

namespace astrolabe::app {

/// The sheet of keys: every action that has one, as this keyboard labels it, and what the pointer
/// does.
class KeySheet {
 public:
  void toggle() { open_ = !open_; }
  void draw(const UiContext& context);

 private:
  bool open_ = false;
};

}  // namespace astrolabe::app
