#include "app/ui/player/scratch_folder.h"

#include <algorithm>
#include <chrono>
#include <random>
#include <string>
#include <string_view>
#include <utility>

namespace astrolabe::app {

namespace fs = std::filesystem;

namespace {

constexpr std::string_view kPrefix = "astrolabe-play-";
/// Between making a folder and holding it passes far less.
constexpr std::chrono::minutes kFresh{1};

/// The name is the prefix and a number.
bool is_named_by_us(const std::string& name) {
  return name.size() > kPrefix.size() && name.compare(0, kPrefix.size(), kPrefix) == 0 &&
         std::all_of(name.begin() + kPrefix.size(), name.end(),
                     [](char c) { return c >= '0' && c <= '9'; });
}

void remove_if_abandoned(const fs::path& folder) {
  std::error_code error;
  const fs::file_time_type changed = fs::last_write_time(folder, error);
  if (error || fs::file_time_type::clock::now() - changed < kFresh) return;
  if (FolderLock::hold(folder)) fs::remove_all(folder, error);
}

}  // namespace

Result<ScratchFolder> ScratchFolder::make() {
  constexpr int kTries = 100;
  std::error_code error;
  const fs::path parent = fs::temp_directory_path(error);
  if (!error) remove_abandoned(parent);
  std::random_device random;
  for (int i = 0; i < kTries && !error; ++i) {
    const fs::path path = parent / (std::string(kPrefix) + std::to_string(random()));
    // Creating it tells whether it is ours: an existing folder gives false.
    if (fs::create_directory(path, error)) return ScratchFolder(path);
  }
  return Error{ErrorCode::kUnreadable,
               "no temporary folder can be made; set TMPDIR to a folder that can be written to",
               parent.string(), 0};
}

void ScratchFolder::remove_abandoned(const fs::path& place) {
  std::error_code error;
  fs::directory_iterator at(place, error);
  for (; !error && at != fs::directory_iterator(); at.increment(error)) {
    if (is_named_by_us(at->path().filename().string())) remove_if_abandoned(at->path());
  }
}

ScratchFolder::ScratchFolder(ScratchFolder&& other) noexcept
    : path_(std::exchange(other.path_, {})), lock_(std::move(other.lock_)) {}

ScratchFolder::~ScratchFolder() {
  std::error_code ignored;
  if (!path_.empty()) fs::remove_all(path_, ignored);
}

}  // namespace astrolabe::app
