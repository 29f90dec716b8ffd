// Reading and writing whole map files: which format, which error, and what becomes of the old file.

#include "astrolabe/io/map_file.h"

#include <gtest/gtest.h>

#include "astrolabe/grid/grid_registry.h"
#include "astrolabe/io/format_registry.h"
#include "tests/support/scratch_folder.h"

namespace astrolabe {
namespace {

namespace fs = std::filesystem;
using test::bytes_of;
using test::ScratchFolder;

constexpr std::string_view kMovingai = "type octile\nheight 1\nwidth 3\nmap\n.T.\n";

MapFile small_file(GridKind kind = GridKind::kSquare) {
  MapFile file{.map = Map(default_spec(kind), {3, 2}), .search = {}};
  file.map.set_start(CellId{0});
  return file;
}

/// The message for a file of this name and content, without the folder.
std::string error_for(std::string_view name, std::string_view content) {
  const ScratchFolder folder;
  const auto file = read_map_file(folder.write(name, content));
  EXPECT_FALSE(file.ok()) << name;
  if (file.ok()) return {};
  const std::string text = file.error().to_string();
  return text.substr(folder.path().string().size() + 1);
}

TEST(MapFile, IsReadByItsContentWhateverItsName) {
  const ScratchFolder folder;
  for (const char* name : {"a.map", "a.astrolabe", "a.txt", "a"}) {
    const auto file = read_map_file(folder.write(name, kMovingai));
    ASSERT_TRUE(file.ok()) << name;
    EXPECT_EQ(file->map.width(), 3);
  }
}

TEST(MapFile, IsReadWithTheOptionsOfTheCaller) {
  const ScratchFolder folder;
  const fs::path path = folder.write("a.map", kMovingai);
  EXPECT_TRUE(read_map_file(path)->map.blocked(CellId{1}));
  EXPECT_FALSE(read_map_file(path, {.passable = ".T"})->map.blocked(CellId{1}));
}

TEST(MapFile, GivesOneLineForEveryKindOfBadInput) {
  const std::string junk(
      "\x7F"
      "ELF\x02\x01\x00\xFF\xFE\n\x00",
      12);
  EXPECT_EQ(error_for("junk", junk),
            "junk: is no map in a format that can be read (.astrolabe, .map)");
  EXPECT_EQ(error_for("junk.map", junk),
            "junk.map:1: is no MovingAI map: it should start with the lines 'type octile', 'height "
            "H', 'width W' and 'map', once each");
  EXPECT_EQ(error_for("junk.astrolabe", junk),
            "junk.astrolabe:1: holds bytes that are not UTF-8: it is damaged, or should be saved "
            "as UTF-8");
  EXPECT_EQ(error_for("a.map", ""), "a.map: is empty");
  EXPECT_EQ(error_for("a.astrolabe", ""), "a.astrolabe: is empty");
  EXPECT_EQ(error_for("a.scen", "version 1\n"),
            "a.scen: is a scenario, a list of queries on a map: open the map itself, or run "
            "'astrolabe check' on the scenario");
  EXPECT_EQ(error_for("a.map", "type octile\nheight 2\nwidth 3\nmap\n...\n"),
            "a.map:5: ends after 1 of 2 rows: it is truncated, or its height is wrong");
}

TEST(MapFile, SaysThatAFolderOrAMissingFileIsNoMap) {
  const ScratchFolder folder;
  EXPECT_EQ(read_map_file(folder.path()).error().message, "is a folder; name a file in it");
  EXPECT_EQ(read_map_file(folder / "none.map").error().code, ErrorCode::kNotFound);
}

TEST(MapFile, IsRefusedUnreadWhenLongerThanAnyMap) {
  const ScratchFolder folder;
  const fs::path path = folder.write("a.map", kMovingai);
  fs::resize_file(path, kMaxMapFileBytes + 1);  // Sparse: takes no disk.
  const auto file = read_map_file(path);
  ASSERT_FALSE(file.ok());
  EXPECT_EQ(file.error().message, "is longer than the limit of 1088 MiB; use a smaller file");
}

TEST(MapFile, IsWrittenInTheFormatOfItsName) {
  const ScratchFolder folder;
  const auto kept = write_map_file(folder / "a.astrolabe", small_file());
  ASSERT_TRUE(kept.ok());
  EXPECT_TRUE(kept->empty());
  EXPECT_EQ(*read_map_file(folder / "a.astrolabe"), small_file());

  const auto lost = write_map_file(folder / "a.MAP", small_file());
  ASSERT_TRUE(lost.ok());
  EXPECT_EQ(lost->front(), "the start");
  EXPECT_TRUE(bytes_of(folder / "a.MAP").starts_with("type octile\n"));
}

TEST(MapFile, IsNotWrittenUnderANameOfNoFormat) {
  const ScratchFolder folder;
  for (const char* name : {"a", "a.txt", "a.scen"}) {
    const auto written = write_map_file(folder / name, small_file());
    ASSERT_FALSE(written.ok()) << name;
    EXPECT_EQ(written.error().message,
              "does not end in the name of a format that maps can be saved in (.astrolabe, .map)");
  }
  EXPECT_TRUE(folder.names().empty());
}

TEST(MapFile, LeavesTheOldFileWhenTheFormatCannotHoldTheMap) {
  const ScratchFolder folder;
  const fs::path path = folder.write("a.map", kMovingai);
  const auto written = write_map_file(path, small_file(GridKind::kDiamond));
  ASSERT_FALSE(written.ok());
  EXPECT_EQ(written.error().to_string(),
            path.string() +
                ": not saved: MovingAI maps (.map) are grids of squares, and this is one of the "
                "kind diamond; save it as .astrolabe, which keeps everything");
  EXPECT_EQ(bytes_of(path), kMovingai);
}

}  // namespace
}  // namespace astrolabe
