#include "app/ui/player/scratch_folder.h"

#include <gtest/gtest.h>

#include <array>
#include <chrono>
#include <fstream>
#include <string>
#include <utility>
#include <vector>

#include "app/ui/player/folder_lock.h"
#include "tests/support/scratch_folder.h"

#ifndef _WIN32
#include <sys/wait.h>
#include <unistd.h>
#endif

namespace astrolabe::app {
namespace {

namespace fs = std::filesystem;

TEST(ScratchFolder, IsEmptyAndGoesWithAllThatIsInIt) {
  fs::path path;
  {
    const Result<ScratchFolder> folder = ScratchFolder::make();
    ASSERT_TRUE(folder.ok());
    path = folder->path();
    EXPECT_TRUE(fs::is_empty(path));
    std::ofstream(path / "file") << "x";
  }
  EXPECT_FALSE(fs::exists(path));
}

TEST(ScratchFolder, MovesWithItsOwner) {
  Result<ScratchFolder> made = ScratchFolder::make();
  ASSERT_TRUE(made.ok());
  const ScratchFolder folder = std::move(made).value();
  EXPECT_TRUE(fs::exists(folder.path()));
}

TEST(ScratchFolder, NoTwoAreTheSame) {
  const Result<ScratchFolder> one = ScratchFolder::make();
  const Result<ScratchFolder> other = ScratchFolder::make();
  ASSERT_TRUE(one.ok() && other.ok());
  EXPECT_NE(one->path(), other->path());
}

#ifndef _WIN32

/// Makes a folder look as if nothing had happened in it for a while.
void age(const fs::path& folder) {
  fs::last_write_time(folder, fs::file_time_type::clock::now() - std::chrono::minutes(5));
}

/// What a process leaves that ends without clearing up.
fs::path left_by_a_killed_process() {
  std::array<int, 2> pipe_ends{};
  EXPECT_EQ(::pipe(pipe_ends.data()), 0);
  const pid_t child = ::fork();
  if (child == 0) {
    const Result<ScratchFolder> folder = ScratchFolder::make();
    const std::string path = folder.ok() ? folder->path().string() : std::string();
    const bool told = ::write(pipe_ends[1], path.data(), path.size()) > 0;
    ::_exit(told ? 0 : 1);
  }
  ::close(pipe_ends[1]);
  std::array<char, 4096> text{};
  const ssize_t length = ::read(pipe_ends[0], text.data(), text.size());
  ::close(pipe_ends[0]);
  ::waitpid(child, nullptr, 0);
  return std::string(text.data(), length > 0 ? static_cast<std::size_t>(length) : 0);
}

TEST(ScratchFolder, RemovesWhatAKilledProcessHasLeft) {
  const fs::path left = left_by_a_killed_process();
  ASSERT_TRUE(fs::is_directory(left));
  std::ofstream(left / "file") << "x";
  age(left);
  const Result<ScratchFolder> next = ScratchFolder::make();
  EXPECT_FALSE(fs::exists(left));
}

TEST(ScratchFolder, LeavesWhatIsInUseFreshOrNotItsOwn) {
  const test::ScratchFolder place;
  const auto make = [&](const std::string& name) {
    const fs::path folder = place.path() / name;
    fs::create_directory(folder);
    return folder;
  };
  const fs::path used = make("astrolabe-play-1");
  const fs::path abandoned = make("astrolabe-play-2");
  const fs::path fresh = make("astrolabe-play-3");
  const std::vector<fs::path> others{make("astrolabe-play-"), make("astrolabe-play-4x"),
                                     make("astrolabe-5"), make("play-6")};
  const fs::path link = place.path() / "astrolabe-play-7";
  fs::create_directory_symlink(others.back(), link);
  const auto lock = FolderLock::hold(used);
  ASSERT_TRUE(lock);
  for (const fs::path& folder : others) age(folder);
  age(used);
  age(abandoned);

  ScratchFolder::remove_abandoned(place.path());

  EXPECT_TRUE(fs::exists(used));
  EXPECT_FALSE(fs::exists(abandoned));
  EXPECT_TRUE(fs::exists(fresh));
  EXPECT_TRUE(fs::exists(link));
  for (const fs::path& folder : others) EXPECT_TRUE(fs::exists(folder)) << folder;
}

TEST(FolderLock, IsLetGoOfWithItsHolder) {
  const test::ScratchFolder place;
  {
    const auto lock = FolderLock::hold(place.path());
    ASSERT_TRUE(lock);
    EXPECT_FALSE(FolderLock::hold(place.path()));
  }
  EXPECT_TRUE(FolderLock::hold(place.path()));
  EXPECT_FALSE(FolderLock::hold(place.path() / "nothing"));
}

#endif

}  // namespace
}  // namespace astrolabe::app
