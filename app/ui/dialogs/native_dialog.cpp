#include "app/ui/dialogs/native_dialog.h"

#include <cassert>
#include <cstdlib>
#include <string>
#include <string_view>
#include <utility>

#include "app/ui/dialogs/native_command.h"
#include "app/ui/dialogs/utf8_path.h"

namespace astrolabe::app {

namespace {

bool is_kde() {
  const char* desktop = std::getenv("XDG_CURRENT_DESKTOP");
  return desktop != nullptr && std::string_view(desktop).find("KDE") != std::string_view::npos;
}

/// The command of the dialog that looks at home on this desktop; empty where there is none.
std::vector<std::string> command_for(const FileRequest& request) {
  const bool has_kdialog = is_program_installed("kdialog");
  if (has_kdialog && is_kde()) return kdialog_command(request);
  if (is_program_installed("zenity")) return zenity_command(request);
  return has_kdialog ? kdialog_command(request) : std::vector<std::string>();
}

}  // namespace

std::unique_ptr<NativeDialog> NativeDialog::show(const FileRequest& request,
                                                 std::function<void()> wake) {
  const std::vector<std::string> command = command_for(request);
  if (command.empty()) return nullptr;
  std::unique_ptr<BackgroundProcess> program = BackgroundProcess::start(command, std::move(wake));
  if (program == nullptr) return nullptr;
  return std::unique_ptr<NativeDialog>(new NativeDialog(std::move(program)));
}

NativeDialog::NativeDialog(std::unique_ptr<BackgroundProcess> program)
    : program_(std::move(program)) {}

NativeDialog::State NativeDialog::state() const {
  if (!program_->finished()) return State::kOpen;
  if (program_->status() == 1) return State::kCancelled;
  const bool answered = program_->status() == 0 && !chosen().empty();
  return answered ? State::kChosen : State::kFailed;
}

std::filesystem::path NativeDialog::chosen() const {
  assert(program_->finished());
  std::string_view line = program_->output();
  while (!line.empty() && line.back() == '\n') line.remove_suffix(1);
  return path_of(line);
}

}  // namespace astrolabe::app
