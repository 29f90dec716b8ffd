#pragma once

#include <cstdint>
#include <filesystem>
#include <string>
#include <vector>

namespace astrolabe::app {

enum class FilePurpose : std::uint8_t { kOpen, kSave };

/// A question for a file, put to a person by whichever dialog there is.
struct FileRequest {
  FilePurpose purpose = FilePurpose::kOpen;
  /// Where the dialog begins; the current folder if empty.
  std::filesystem::path folder;
  /// The name that a save dialog suggests.
  std::string file_name;
  /// Lower case, without dots. Files of other extensions are hidden until asked for, and cannot be
  /// saved. The first is added to a name that has none.
  std::vector<std::string> extensions;
};

}  // namespace astrolabe::app
