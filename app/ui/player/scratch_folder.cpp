#include "app/ui/player/scratch_folder.h"

#include <random>
#include <string>
#include <utility>

namespace astrolabe::app {

namespace fs = std::filesystem;

Result<ScratchFolder> ScratchFolder::make() {
  constexpr int kTries = 100;
  std::error_code error;
  const fs::path parent = fs::temp_directory_path(error);
  std::random_device random;
  for (int i = 0; i < kTries && !error; ++i) {
    const fs::path path = parent / ("astrolabe-" + std::to_string(random()));
    // Creating it tells whether it is ours: an existing folder gives false.
    if (fs::create_directory(path, error)) return ScratchFolder(path);
  }
  return Error{ErrorCode::kUnreadable,
               "no temporary folder can be made; set TMPDIR to a folder that can be written to",
               parent.string(), 0};
}

ScratchFolder::ScratchFolder(ScratchFolder&& other) noexcept
    : path_(std::exchange(other.path_, {})) {}

ScratchFolder::~ScratchFolder() {
  std::error_code ignored;
  if (!path_.empty()) fs::remove_all(path_, ignored);
}

}  // namespace astrolabe::app
