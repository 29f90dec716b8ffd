#ifndef _WIN32

// Failures that only the operating system can bring about: they are tried in a child process, whose
// limits and rights can be taken away without harm to the other tests.

#include <gtest/gtest.h>
#include <signal.h>
#include <sys/resource.h>
#include <sys/stat.h>
#include <unistd.h>

#include "astrolabe/io/file_bytes.h"
#include "tests/support/child_process.h"
#include "tests/support/scratch_folder.h"

namespace astrolabe {
namespace {

namespace fs = std::filesystem;
using test::bytes_of;
using test::holds_in_child;
using test::ScratchFolder;

constexpr std::uint64_t kLimit = 1 << 20;

/// Gives up root's right to read and write everything. "nobody" has this number on most systems.
bool become_ordinary_user() {
  constexpr uid_t kNobody = 65534;
  return ::geteuid() != 0 || ::seteuid(kNobody) == 0;
}

mode_t mode_of(const fs::path& path) {
  struct stat status = {};
  EXPECT_EQ(::stat(path.c_str(), &status), 0);
  return status.st_mode & 07777;
}

TEST(WriteFileBytes, LeavesTheOldFileWhenTheDiskIsFull) {
  const ScratchFolder folder;
  const fs::path path = folder.write("map", "old");
  EXPECT_TRUE(holds_in_child([&path] {
    ::signal(SIGXFSZ, SIG_IGN);
    const rlimit limit{.rlim_cur = 1000, .rlim_max = 1000};
    if (::setrlimit(RLIMIT_FSIZE, &limit) != 0) return false;
    const auto result = write_file_bytes(path, std::string(2000, 'x'));
    return !result.ok() && result.error().code == ErrorCode::kUnreadable;
  }));
  EXPECT_EQ(bytes_of(path), "old");
  EXPECT_EQ(folder.names(), std::vector<std::string>{"map"});
}

TEST(WriteFileBytes, LeavesTheOldFileInAFolderThatMayNotBeWritten) {
  const ScratchFolder folder;
  const fs::path path = folder.write("map", "old");
  ASSERT_EQ(::chmod(path.c_str(), 0666), 0);
  ASSERT_EQ(::chmod(folder.path().c_str(), 0555), 0);
  EXPECT_TRUE(holds_in_child(
      [&path] { return become_ordinary_user() && !write_file_bytes(path, "new").ok(); }));
  ASSERT_EQ(::chmod(folder.path().c_str(), 0755), 0);
  EXPECT_EQ(bytes_of(path), "old");
  EXPECT_EQ(folder.names(), std::vector<std::string>{"map"});
}

TEST(WriteFileBytes, DoesNotReplaceAFileThatMayNotBeWritten) {
  const ScratchFolder folder;
  const fs::path path = folder.write("map", "old");
  ASSERT_EQ(::chmod(path.c_str(), 0444), 0);
  ASSERT_EQ(::chmod(folder.path().c_str(), 0777), 0);
  EXPECT_TRUE(holds_in_child(
      [&path] { return become_ordinary_user() && !write_file_bytes(path, "new").ok(); }));
  EXPECT_EQ(bytes_of(path), "old");
}

TEST(WriteFileBytes, KeepsPermissions) {
  const ScratchFolder folder;
  const fs::path path = folder.write("map", "old");
  ASSERT_EQ(::chmod(path.c_str(), 0640), 0);
  ASSERT_TRUE(write_file_bytes(path, "new").ok());
  EXPECT_EQ(mode_of(path), 0640u);
}

TEST(WriteFileBytes, GivesNewFilesTheUsualPermissions) {
  const ScratchFolder folder;
  const fs::path path = folder / "map";
  EXPECT_TRUE(holds_in_child([&path] {
    ::umask(027);
    return write_file_bytes(path, "new").ok();
  }));
  EXPECT_EQ(mode_of(path), 0640u);
}

TEST(WriteFileBytes, RefusesADevice) {
  EXPECT_EQ(write_file_bytes("/dev/null", "x").error().message,
            "is a device, pipe or socket; name a regular file");
}

TEST(ReadFileBytes, RefusesAPipeWithoutWaiting) {
  const ScratchFolder folder;
  ASSERT_EQ(::mkfifo((folder / "pipe").c_str(), 0600), 0);
  EXPECT_EQ(read_file_bytes(folder / "pipe", kLimit).error().message,
            "is a device, pipe or socket; name a regular file");
}

TEST(ReadFileBytes, RefusesADevice) { EXPECT_FALSE(read_file_bytes("/dev/zero", kLimit).ok()); }

TEST(ReadFileBytes, SaysThatAFileMayNotBeRead) {
  const ScratchFolder folder;
  const fs::path path = folder.write("secret", "x");
  ASSERT_EQ(::chmod(path.c_str(), 0000), 0);
  ASSERT_EQ(::chmod(folder.path().c_str(), 0755), 0);
  EXPECT_TRUE(holds_in_child([&path] {
    if (!become_ordinary_user()) return false;
    const auto result = read_file_bytes(path, kLimit);
    return !result.ok() && result.error().code == ErrorCode::kUnreadable &&
           result.error().message.find("check its permissions") != std::string::npos;
  }));
}

TEST(ReadFileBytes, ReadsFilesThatStateNoSize) {
  // Files in /proc are regular, of size 0, and hold something.
  if (!fs::exists("/proc/self/status")) GTEST_SKIP() << "there is no /proc here";
  EXPECT_FALSE(read_file_bytes("/proc/self/status", kLimit)->empty());
  EXPECT_EQ(read_file_bytes("/proc/self/status", 10).error().code, ErrorCode::kTooLarge);
}

}  // namespace
}  // namespace astrolabe

#endif
