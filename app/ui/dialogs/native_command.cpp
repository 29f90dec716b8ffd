#include "app/ui/dialogs/native_command.h"

#include "app/ui/dialogs/utf8_path.h"

namespace astrolabe::app {

namespace {

constexpr const char* kOpenTitle = "Open a map";
constexpr const char* kSaveTitle = "Save the map";

/// "*.astrolabe *.map"
std::string patterns_of(const FileRequest& request) {
  std::string patterns;
  for (const std::string& extension : request.extensions) {
    if (!patterns.empty()) patterns += ' ';
    patterns += "*." + extension;
  }
  return patterns;
}

/// The suggested file, or the folder with a slash at its end, which is how both programs tell them
/// apart.
std::string first_shown(const FileRequest& request) {
  const std::filesystem::path folder = request.folder.empty() ? "." : request.folder;
  return utf8_of(folder / path_of(request.file_name));
}

}  // namespace

std::vector<std::string> zenity_command(const FileRequest& request) {
  std::vector<std::string> command{"zenity", "--file-selection"};
  const bool saves = request.purpose == FilePurpose::kSave;
  command.push_back(std::string("--title=") + (saves ? kSaveTitle : kOpenTitle));
  command.push_back("--filename=" + first_shown(request));
  command.push_back("--file-filter=Maps | " + patterns_of(request));
  command.push_back("--file-filter=All files | *");
  if (saves) {
    command.push_back("--save");
    command.push_back("--confirm-overwrite");
  }
  return command;
}

std::vector<std::string> kdialog_command(const FileRequest& request) {
  const bool saves = request.purpose == FilePurpose::kSave;
  return {"kdialog",
          "--title",
          saves ? kSaveTitle : kOpenTitle,
          saves ? "--getsavefilename" : "--getopenfilename",
          first_shown(request),
          patterns_of(request) + "|Maps"};
}

}  // namespace astrolabe::app
