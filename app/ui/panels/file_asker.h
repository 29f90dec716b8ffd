#pragma once

#include <filesystem>
#include <functional>
#include <memory>

#include "app/ui/dialogs/native_dialog.h"
#include "app/ui/panels/file_browser_dialog.h"
#include "app/ui/ui_context.h"

namespace astrolabe::app {

class Workbench;

/// Shows the file dialog that the model asks for and reports the answer: the desktop's own where
/// there is one, else the in-app browser, which is also what scripts see.
class FileAsker {
 public:
  /// `wake` has a frame drawn; it may be called on any thread.
  explicit FileAsker(std::function<void()> wake) : wake_(std::move(wake)) {}

  /// One frame.
  void draw(Workbench& workbench, const UiContext& context);

 private:
  void begin(const Workbench& workbench, const UiContext& context);
  void look_at_native(Workbench& workbench);
  void finish(Workbench& workbench, const std::filesystem::path& path);
  void cancel(Workbench& workbench);

  std::function<void()> wake_;
  bool asking_ = false;
  FileRequest request_;
  std::unique_ptr<NativeDialog> native_;
  std::unique_ptr<FileBrowserDialog> browser_;
};

}  // namespace astrolabe::app
