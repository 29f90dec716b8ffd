#pragma once

#include <string>
#include <vector>

#include "app/ui/dialogs/file_request.h"

namespace astrolabe::app {

/// The command that shows a file dialog of GNOME (and any other GTK desktop). It prints the chosen
/// path and exits 0, or exits 1 when the person cancels. Asks itself before overwriting.
[[nodiscard]] std::vector<std::string> zenity_command(const FileRequest& request);

/// The same of KDE.
[[nodiscard]] std::vector<std::string> kdialog_command(const FileRequest& request);

}  // namespace astrolabe::app
