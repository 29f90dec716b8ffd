#include "app/ui/player/folder_lock.h"

#include <utility>

#ifndef _WIN32
#include <fcntl.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <unistd.h>
#endif

namespace astrolabe::app {

FolderLock::FolderLock(FolderLock&& other) noexcept
    : descriptor_(std::exchange(other.descriptor_, -1)) {}

#ifndef _WIN32

namespace {

/// Not another user's, whose folder would be left alone by the system anyway, but loudly.
bool is_own(int descriptor) {
  struct stat status {};
  return ::fstat(descriptor, &status) == 0 && status.st_uid == ::geteuid();
}

}  // namespace

std::optional<FolderLock> FolderLock::hold(const std::filesystem::path& folder) {
  // A link is not followed: what it leads to is somebody else's.
  const int descriptor = ::open(folder.c_str(), O_RDONLY | O_DIRECTORY | O_NOFOLLOW | O_CLOEXEC);
  if (descriptor < 0) return std::nullopt;
  FolderLock lock(descriptor);
  if (!is_own(descriptor) || ::flock(descriptor, LOCK_EX | LOCK_NB) != 0) return std::nullopt;
  return lock;
}

FolderLock::~FolderLock() {
  if (descriptor_ >= 0) ::close(descriptor_);
}

#else

std::optional<FolderLock> FolderLock::hold(const std::filesystem::path& /*folder*/) {
  return std::nullopt;
}

FolderLock::~FolderLock() = default;

#endif

}  // namespace astrolabe::app
