#ifndef _WIN32

#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

#include <algorithm>
#include <cerrno>
#include <string>
#include <system_error>
#include <utility>

#include "astrolabe/io/file_bytes.h"
#include "io/file_error.h"

namespace astrolabe {

namespace {

namespace fs = std::filesystem;

/// Owns an open file.
class FileHandle {
 public:
  explicit FileHandle(int number) : number_(number) {}
  FileHandle(FileHandle&& other) noexcept : number_(std::exchange(other.number_, -1)) {}
  FileHandle(const FileHandle&) = delete;
  FileHandle& operator=(const FileHandle&) = delete;
  FileHandle& operator=(FileHandle&&) = delete;
  ~FileHandle() {
    if (number_ >= 0) ::close(number_);
  }

  [[nodiscard]] int number() const { return number_; }

  /// 0 or an error number: a network file system may report a full disk only here.
  [[nodiscard]] int close() { return ::close(std::exchange(number_, -1)) == 0 ? 0 : errno; }

 private:
  int number_;
};

Error irregular_file_error(const fs::path& path, mode_t mode) {
  if (S_ISDIR(mode)) {
    return file_error(ErrorCode::kUnreadable, path, "is a folder; name a file in it");
  }
  return file_error(ErrorCode::kUnreadable, path,
                    "is a device, pipe or socket; name a regular file");
}

struct OpenFile {
  FileHandle handle;
  std::uint64_t size;
};

Result<OpenFile> open_regular_file(const fs::path& path) {
  // Without O_NONBLOCK opening a pipe that nobody writes to would wait for ever.
  FileHandle handle(::open(path.c_str(), O_RDONLY | O_CLOEXEC | O_NONBLOCK));
  struct stat status = {};
  if (handle.number() < 0 || ::fstat(handle.number(), &status) != 0) {
    return system_error(errno, path, "read");
  }
  if (!S_ISREG(status.st_mode)) return irregular_file_error(path, status.st_mode);
  return OpenFile{std::move(handle), static_cast<std::uint64_t>(status.st_size)};
}

/// Reads until the end of the file or `count` bytes, in steps no longer than the file was said to
/// be plus a little: files that grow, or that state no size (as in /proc), are read as well.
Result<std::string> read_up_to(const OpenFile& file, const fs::path& path, std::uint64_t count) {
  constexpr std::uint64_t kStep = 1 << 16;
  std::string bytes;
  std::size_t filled = 0;
  while (filled < count) {
    const std::uint64_t expected = std::max(file.size + 1, filled + kStep);
    bytes.resize(static_cast<std::size_t>(std::min(count, expected)));
    const ssize_t got = ::read(file.handle.number(), bytes.data() + filled, bytes.size() - filled);
    if (got < 0 && errno == EINTR) continue;
    if (got < 0) return system_error(errno, path, "read");
    if (got == 0) break;
    filled += static_cast<std::size_t>(got);
  }
  bytes.resize(filled);
  return bytes;
}

/// What a chain of symbolic links leads to, also where that does not exist yet.
Result<fs::path> follow_links(const fs::path& path) {
  constexpr int kMostLinks = 40;
  fs::path target = path;
  for (int i = 0; i < kMostLinks; ++i) {
    std::error_code ignored;
    if (!fs::is_symlink(fs::symlink_status(target, ignored))) return target;
    std::error_code error;
    const fs::path next = fs::read_symlink(target, error);
    if (error) return system_error(error.value(), path, "written");
    target = next.is_absolute() ? next : target.parent_path() / next;
  }
  return system_error(ELOOP, path, "written");
}

/// The file that is to be replaced; `exists` is false where there is none yet.
struct OldFile {
  bool exists = false;
  struct stat status = {};
};

Result<OldFile> inspect_old_file(const fs::path& target, const fs::path& shown) {
  OldFile old;
  if (::stat(target.c_str(), &old.status) != 0) {
    if (errno == ENOENT) return old;
    return system_error(errno, shown, "written");
  }
  old.exists = true;
  if (!S_ISREG(old.status.st_mode)) return irregular_file_error(shown, old.status.st_mode);
  // A rename needs no right to the file itself, but who took it away meant it.
  if (::faccessat(AT_FDCWD, target.c_str(), W_OK, AT_EACCESS) != 0) {
    return system_error(errno, shown, "written");
  }
  return old;
}

/// A new file beside the target; removed again unless it was moved into the target's place.
class TemporaryFile {
 public:
  static Result<TemporaryFile> create_beside(const fs::path& target, const fs::path& shown) {
    constexpr int kMostTries = 1000;
    for (int i = 0; i < kMostTries; ++i) {
      // Short, so that it fits wherever the target's own name fits.
      fs::path path = target.parent_path() / (".astrolabe-" + std::to_string(::getpid()) + "-" +
                                              std::to_string(i) + ".tmp");
      const int number = ::open(path.c_str(), O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0666);
      if (number >= 0) return TemporaryFile(std::move(path), FileHandle(number));
      if (errno != EEXIST) return system_error(errno, shown, "written");
    }
    return system_error(EEXIST, shown, "written");
  }

  TemporaryFile(TemporaryFile&& other) noexcept
      : path_(std::exchange(other.path_, {})), handle_(std::move(other.handle_)) {}
  TemporaryFile(const TemporaryFile&) = delete;
  TemporaryFile& operator=(const TemporaryFile&) = delete;
  TemporaryFile& operator=(TemporaryFile&&) = delete;
  ~TemporaryFile() {
    if (!path_.empty()) ::unlink(path_.c_str());
  }

  /// Each of these is 0 or an error number.
  [[nodiscard]] int write(std::string_view bytes) {
    while (!bytes.empty()) {
      const ssize_t written = ::write(handle_.number(), bytes.data(), bytes.size());
      if (written < 0 && errno == EINTR) continue;
      if (written < 0) return errno;
      bytes.remove_prefix(static_cast<std::size_t>(written));
    }
    return 0;
  }
  [[nodiscard]] int copy_permissions(const struct stat& status) {
    // Only root may give a file away; others keep the new file as theirs.
    if (::fchown(handle_.number(), status.st_uid, status.st_gid) != 0 && errno != EPERM) {
      return errno;
    }
    return ::fchmod(handle_.number(), status.st_mode & 07777) == 0 ? 0 : errno;
  }
  [[nodiscard]] int sync() { return ::fsync(handle_.number()) == 0 ? 0 : errno; }
  [[nodiscard]] int move_to(const fs::path& target) {
    if (const int error = handle_.close(); error != 0) return error;
    if (::rename(path_.c_str(), target.c_str()) != 0) return errno;
    path_.clear();
    return 0;
  }

 private:
  TemporaryFile(fs::path path, FileHandle handle)
      : path_(std::move(path)), handle_(std::move(handle)) {}

  fs::path path_;
  FileHandle handle_;
};

/// Makes the rename last through a loss of power. The new file is in place already, and some file
/// systems cannot sync folders, so a failure is no error.
void sync_folder_of(const fs::path& target) {
  const fs::path folder = target.has_parent_path() ? target.parent_path() : fs::path(".");
  const FileHandle handle(::open(folder.c_str(), O_RDONLY | O_DIRECTORY | O_CLOEXEC));
  if (handle.number() >= 0) static_cast<void>(::fsync(handle.number()));
}

int replace_file(TemporaryFile& temporary, const OldFile& old, const fs::path& target,
                 std::string_view bytes) {
  if (const int error = temporary.write(bytes); error != 0) return error;
  if (old.exists) {
    if (const int error = temporary.copy_permissions(old.status); error != 0) return error;
  }
  if (const int error = temporary.sync(); error != 0) return error;
  return temporary.move_to(target);
}

}  // namespace

Result<std::string> read_file_bytes(const fs::path& path, std::uint64_t limit) {
  const Result<OpenFile> file = open_regular_file(path);
  if (!file) return file.error();
  if (file->size > limit) return too_long_error(path, limit);
  Result<std::string> bytes = read_up_to(*file, path, limit + 1);
  if (bytes && bytes->size() > limit) return too_long_error(path, limit);
  return bytes;
}

Result<std::string> read_file_head(const fs::path& path, std::uint64_t count) {
  const Result<OpenFile> file = open_regular_file(path);
  if (!file) return file.error();
  return read_up_to(*file, path, count);
}

Result<void> write_file_bytes(const fs::path& path, std::string_view bytes) {
  const Result<fs::path> target = follow_links(path);
  if (!target) return target.error();
  const Result<OldFile> old = inspect_old_file(*target, path);
  if (!old) return old.error();
  Result<TemporaryFile> temporary = TemporaryFile::create_beside(*target, path);
  if (!temporary) return temporary.error();
  if (const int error = replace_file(*temporary, *old, *target, bytes); error != 0) {
    return system_error(error, path, "written");
  }
  sync_folder_of(*target);
  return {};
}

}  // namespace astrolabe

#endif
