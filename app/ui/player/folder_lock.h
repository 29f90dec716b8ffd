#pragma once

#include <filesystem>
#include <optional>

namespace astrolabe::app {

/// Holds a folder for this process, until it goes or the process ends in whatever way: the system
/// lets go of it then. That tells an abandoned folder from one in use better than the owner's
/// process number, which another process may have by now, in this container or in another that
/// shares the folder.
///
/// Where the system has no such locks (Windows, some network folders) nothing can be held.
class FolderLock {
 public:
  /// None if somebody else holds it, or it cannot be held.
  [[nodiscard]] static std::optional<FolderLock> hold(const std::filesystem::path& folder);

  ~FolderLock();
  FolderLock(FolderLock&& other) noexcept;
  FolderLock& operator=(FolderLock&&) = delete;
  FolderLock(const FolderLock&) = delete;
  FolderLock& operator=(const FolderLock&) = delete;

 private:
  explicit FolderLock(int descriptor) : descriptor_(descriptor) {}

  int descriptor_;  ///< -1 once moved from.
};

}  // namespace astrolabe::app
