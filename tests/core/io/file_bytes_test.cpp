#include "astrolabe/io/file_bytes.h"

#include <gtest/gtest.h>

#include "tests/support/scratch_folder.h"

namespace astrolabe {
namespace {

namespace fs = std::filesystem;
using test::bytes_of;
using test::ScratchFolder;

constexpr std::uint64_t kLimit = 1 << 20;

TEST(ReadFileBytes, GivesEveryByte) {
  const ScratchFolder folder;
  std::string bytes;
  for (int i = 0; i < 200000; ++i) bytes += static_cast<char>(i * 7);
  EXPECT_EQ(*read_file_bytes(folder.write("all", bytes), kLimit), bytes);
  EXPECT_EQ(*read_file_bytes(folder.write("empty", ""), kLimit), "");
}

TEST(ReadFileBytes, RefusesFilesOverTheLimitAndNamesIt) {
  const ScratchFolder folder;
  const fs::path path = folder.write("five", "12345");
  EXPECT_TRUE(read_file_bytes(path, 5).ok());
  const auto result = read_file_bytes(path, 4);
  ASSERT_FALSE(result.ok());
  EXPECT_EQ(result.error().code, ErrorCode::kTooLarge);
  EXPECT_EQ(result.error().to_string(),
            path.string() + ": is longer than the limit of 4 bytes; use a smaller file");
}

TEST(ReadFileBytes, SaysThatAFileIsMissing) {
  const ScratchFolder folder;
  const auto result = read_file_bytes(folder / "none.map", kLimit);
  ASSERT_FALSE(result.ok());
  EXPECT_EQ(result.error().code, ErrorCode::kNotFound);
  EXPECT_EQ(result.error().message, "cannot be read: No such file or directory; check the name");
}

TEST(ReadFileBytes, SaysThatAFolderIsNoFile) {
  const ScratchFolder folder;
  const auto result = read_file_bytes(folder.path(), kLimit);
  ASSERT_FALSE(result.ok());
  EXPECT_EQ(result.error().code, ErrorCode::kUnreadable);
  EXPECT_EQ(result.error().message, "is a folder; name a file in it");
}

TEST(ReadFileHead, GivesTheFirstBytesOrAllOfAShorterFile) {
  const ScratchFolder folder;
  const fs::path path = folder.write("text", "type octile\n");
  EXPECT_EQ(*read_file_head(path, 4), "type");
  EXPECT_EQ(*read_file_head(path, 4096), "type octile\n");
}

TEST(WriteFileBytes, MakesNewFilesAndReplacesOldOnes) {
  const ScratchFolder folder;
  const fs::path path = folder / "map";
  ASSERT_TRUE(write_file_bytes(path, "first").ok());
  EXPECT_EQ(bytes_of(path), "first");
  ASSERT_TRUE(write_file_bytes(path, "").ok());
  EXPECT_EQ(bytes_of(path), "");
  EXPECT_EQ(folder.names(), std::vector<std::string>{"map"});
}

TEST(WriteFileBytes, RefusesAFolderAndAMissingOne) {
  const ScratchFolder folder;
  EXPECT_EQ(write_file_bytes(folder.path(), "x").error().message, "is a folder; name a file in it");
  EXPECT_EQ(write_file_bytes(folder / "none/map", "x").error().code, ErrorCode::kNotFound);
  EXPECT_TRUE(folder.names().empty());
}

TEST(WriteFileBytes, FollowsALinkAndKeepsIt) {
  const ScratchFolder folder;
  fs::create_directory(folder / "elsewhere");
  const fs::path target = folder.write("elsewhere/real", "old");
  fs::create_symlink("elsewhere/real", folder / "link");
  ASSERT_TRUE(write_file_bytes(folder / "link", "new").ok());
  EXPECT_TRUE(fs::is_symlink(folder / "link"));
  EXPECT_EQ(bytes_of(target), "new");
}

TEST(WriteFileBytes, FollowsALinkToAFileThatIsNotThereYet) {
  const ScratchFolder folder;
  fs::create_symlink("later", folder / "link");
  ASSERT_TRUE(write_file_bytes(folder / "link", "new").ok());
  EXPECT_TRUE(fs::is_symlink(folder / "link"));
  EXPECT_EQ(bytes_of(folder / "later"), "new");
}

TEST(WriteFileBytes, RefusesALinkThatLeadsToItself) {
  const ScratchFolder folder;
  fs::create_symlink("link", folder / "link");
  EXPECT_FALSE(write_file_bytes(folder / "link", "new").ok());
}

TEST(WriteFileBytes, WritesAtTheLongestNameThatFits) {
  const ScratchFolder folder;
  const std::string name(255, 'n');
  ASSERT_TRUE(write_file_bytes(folder / name, "x").ok());
  EXPECT_EQ(folder.names(), std::vector<std::string>{name});
}

}  // namespace
}  // namespace astrolabe
