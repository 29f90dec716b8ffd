#include "app/ui/screenshot.h"

#include <gtest/gtest.h>

#include <filesystem>
#include <fstream>
#include <iterator>

#include "tests/support/scratch_folder.h"

namespace astrolabe::app {
namespace {

TEST(Screenshot, WritesAPngWithItsSizeInTheHeader) {
  const test::ScratchFolder folder;
  const std::string path = (folder / "picture.png").string();
  const Picture picture{.width = 3, .height = 2, .rgb = std::vector<std::uint8_t>(18, 128)};
  ASSERT_TRUE(write_png(picture, path).ok());

  std::ifstream file(path, std::ios::binary);
  const std::string bytes{std::istreambuf_iterator<char>(file), {}};
  ASSERT_GT(bytes.size(), 24U);
  EXPECT_EQ(bytes.substr(1, 3), "PNG");
  EXPECT_EQ(bytes[19], 3);
  EXPECT_EQ(bytes[23], 2);
}

TEST(Screenshot, NamesTheFileThatCannotBeWritten) {
  const Picture picture{.width = 1, .height = 1, .rgb = {0, 0, 0}};
  const Result<void> written = write_png(picture, "/nonexistent-folder/picture.png");
  ASSERT_FALSE(written.ok());
  EXPECT_EQ(written.error().file, "/nonexistent-folder/picture.png");
}

}  // namespace
}  // namespace astrolabe::app
