#pragma once

#include "app/ui/imgui_compat.h"
#include "app/ui/ui_context.h"

namespace astrolabe::app {

/// A dialog in the middle of the window that has to be answered before anything else, for as long
/// as it lives. Drawn each frame while it is wanted; goes when ImGui::CloseCurrentPopup() is called
/// or when it is no longer drawn.
class ScopedModal {
 public:
  /// Opens it if it is not open. A height of 0 follows the content. [Units: points]
  ScopedModal(const UiContext& context, const char* name, float width, float height = 0.0f);
  ~ScopedModal();
  ScopedModal(const ScopedModal&) = delete;
  ScopedModal& operator=(const ScopedModal&) = delete;

  /// Whether its content is to be drawn.
  [[nodiscard]] bool shown() const { return shown_; }
  /// It has just appeared: the time to set the keyboard's focus.
  [[nodiscard]] bool appearing() const { return shown_ && ImGui::IsWindowAppearing(); }
  /// Escape was pressed and no field or inner popup has used it.
  [[nodiscard]] bool escaped() const;

 private:
  bool shown_ = false;
};

/// Room for a right-aligned row of buttons that is so wide in all. [Units: pixels]
void align_right(float width);

}  // namespace astrolabe::app
