#include "app/ui/player/scratch_folder.h"

#include <gtest/gtest.h>

#include <fstream>
#include <utility>

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

}  // namespace
}  // namespace astrolabe::app
