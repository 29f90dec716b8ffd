#pragma once

#include <cstdint>
#include <filesystem>
#include <functional>
#include <memory>

#include "app/ui/dialogs/background_process.h"
#include "app/ui/dialogs/file_request.h"

namespace astrolabe::app {

/// The desktop's own file dialog, run as a program beside us so that the window goes on drawing.
/// Closing this object closes the dialog.
class NativeDialog {
 public:
  enum class State : std::uint8_t {
    kOpen,
    kChosen,     ///< chosen() is the answer.
    kCancelled,  ///< By the person.
    kFailed,     ///< The program could not show itself; ask another way.
  };

  /// nullptr where the desktop has none that we know (zenity, kdialog). `wake` is called on
  /// another thread when the person has answered.
  [[nodiscard]] static std::unique_ptr<NativeDialog> show(const FileRequest& request,
                                                          std::function<void()> wake);

  [[nodiscard]] State state() const;
  /// [Limit: state() == kChosen]
  [[nodiscard]] std::filesystem::path chosen() const;

 private:
  explicit NativeDialog(std::unique_ptr<BackgroundProcess> program);

  std::unique_ptr<BackgroundProcess> program_;
};

}  // namespace astrolabe::app
