#pragma once

#include <string>

#include "app/ui/panels/soft_wrap.h"
#include "app/ui/ui_context.h"

namespace astrolabe::app {

class Workbench;

/// The words that a map carries: title and notes. The notes are wrapped, read or typed alike, and
/// shown in full; the panel scrolls.
class MapPanel {
 public:
  /// Into the current ImGui window.
  void draw(Workbench& workbench, const UiContext& context);

 private:
  void draw_title(Workbench& workbench, const UiContext& context);
  void draw_notes(Workbench& workbench, const UiContext& context);

  std::string title_;  ///< What is typed while a field is edited.
  SoftWrap notes_;
  bool editing_title_ = false;
  bool editing_notes_ = false;
  int notes_caret_ = 0;  ///< Before which byte it was in the last frame.
};

}  // namespace astrolabe::app
