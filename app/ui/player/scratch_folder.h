#pragma once

#include <filesystem>
#include <optional>

#include "app/ui/player/folder_lock.h"
#include "astrolabe/base/result.h"

namespace astrolabe::app {

/// An empty folder of its own in the system's place for temporary files; removed with all that is
/// in it when this goes. One whose process was killed stays; the next one that is made removes it.
class ScratchFolder {
 public:
  /// Errors: there is no writable place.
  [[nodiscard]] static Result<ScratchFolder> make();

  /// Removes what ended processes of this user have left in a place: folders that make() has named
  /// and nobody holds any more. One that was changed within the last minute stays, since its owner
  /// may be about to take hold of it.
  static void remove_abandoned(const std::filesystem::path& place);

  ~ScratchFolder();
  ScratchFolder(ScratchFolder&& other) noexcept;
  ScratchFolder& operator=(ScratchFolder&&) = delete;
  ScratchFolder(const ScratchFolder&) = delete;
  ScratchFolder& operator=(const ScratchFolder&) = delete;

  [[nodiscard]] const std::filesystem::path& path() const { return path_; }

 private:
  explicit ScratchFolder(std::filesystem::path path)
      : path_(std::move(path)), lock_(FolderLock::hold(path_)) {}

  std::filesystem::path path_;      ///< Empty once moved from.
  std::optional<FolderLock> lock_;  ///< Says that the owner is alive.
};

}  // namespace astrolabe::app
