#pragma once

#include <cstdint>
#include <string>

#include "app/ui/ui_context.h"

namespace astrolabe::app {

class Workbench;

/// The words that a map carries: title and notes. The field in which notes are typed cannot wrap
/// its lines, so as long as nobody types they are shown wrapped, as long as they are; the panel
/// scrolls. Where they are clicked or reached by Tab, the field takes their place.
class MapPanel {
 public:
  /// Into the current ImGui window.
  void draw(Workbench& workbench, const UiContext& context);

 private:
  void draw_title(Workbench& workbench, const UiContext& context);
  void show_notes(const std::string& notes, const UiContext& context);
  void edit_notes(Workbench& workbench, const UiContext& context);

  /// What happens with the notes.
  enum class Notes : std::uint8_t {
    kShown,
    kToBeEdited,
    kAwaitingFocus,  ///< The field is there and gets the keyboard with the next frame.
    kEdited,
  };

  std::string title_;  ///< What is typed while a field is edited.
  std::string notes_text_;
  bool editing_title_ = false;
  Notes notes_ = Notes::kShown;
};

}  // namespace astrolabe::app
