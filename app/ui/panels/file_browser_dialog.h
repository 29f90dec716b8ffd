#pragma once

#include <filesystem>
#include <optional>
#include <string>

#include "app/ui/dialogs/file_browser.h"
#include "app/ui/ui_context.h"

namespace astrolabe::app {

/// The in-app file dialog. All of it can be used by keyboard: type a name, Up and Down move in the
/// list, Enter enters or chooses, or replaces where that was asked, Alt+Up goes up, Escape cancels.
class FileBrowserDialog {
 public:
  enum class Outcome : std::uint8_t { kOpen, kChosen, kCancelled };

  explicit FileBrowserDialog(FileRequest request) : browser_(std::move(request)) {}

  /// One frame. After kChosen or kCancelled it must not be drawn again.
  [[nodiscard]] Outcome draw(const UiContext& context);
  /// [Limit: after kChosen]
  [[nodiscard]] const std::filesystem::path& chosen() const { return browser_.chosen(); }

 private:
  void draw_folder_row(const UiContext& context);
  void draw_list(const UiContext& context, float height);
  void draw_name_row(const UiContext& context, bool focus);
  void draw_options(const UiContext& context);
  void draw_error(const UiContext& context);
  void draw_buttons(const UiContext& context);
  void draw_overwrite_buttons(const UiContext& context, float width);
  void note_step(FileBrowser::Step step);

  FileBrowser browser_;
  Outcome outcome_ = Outcome::kOpen;
  bool refocus_ = false;  ///< The name field gets the keyboard in the next frame.
  std::optional<std::size_t> shown_selection_;  ///< What was scrolled to last.
};

}  // namespace astrolabe::app
