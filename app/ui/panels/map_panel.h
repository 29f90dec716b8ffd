#pragma once

#include <string>

#include "app/ui/ui_context.h"

namespace astrolabe::app {

class Workbench;

/// The words that a map carries: title and notes.
class MapPanel {
 public:
  /// Into the current ImGui window.
  void draw(Workbench& workbench, const UiContext& context);

 private:
  std::string title_;  ///< What is typed while a field is edited.
  std::string notes_;
  bool editing_title_ = false;
  bool editing_notes_ = false;
};

}  // namespace astrolabe::app
