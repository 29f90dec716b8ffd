// The maps that come with the program.

#include <gtest/gtest.h>

#include <filesystem>

#include "astrolabe/io/astrolabe_file.h"
#include "astrolabe/io/format_registry.h"
#include "tests/support/scratch_folder.h"
#include "tests/support/slow_dijkstra.h"

namespace astrolabe {
namespace {

namespace fs = std::filesystem;

std::vector<fs::path> asset_maps() {
  std::vector<fs::path> paths;
  for (const auto& entry : fs::directory_iterator(ASTROLABE_SOURCE_DIR "/assets/maps")) {
    if (entry.path().extension() == ".astrolabe") paths.push_back(entry.path());
  }
  return paths;
}

TEST(AssetMaps, CoverEveryKindOfTiling) {
  bool square = false;
  bool hex = false;
  bool diamond = false;
  bool costs = false;
  for (const fs::path& path : asset_maps()) {
    const auto file = read_map_file(path);
    ASSERT_TRUE(file.ok()) << file.error().to_string();
    const GridKind kind = file->map.spec().kind;
    square |= kind == GridKind::kSquare;
    hex |= is_hex(kind);
    diamond |= kind == GridKind::kDiamond;
    for (const Terrain& terrain : file->map.palette()) costs |= terrain.cost_hundredths != 100;
  }
  EXPECT_TRUE(square && hex && diamond && costs);
}

TEST(AssetMaps, AreCompleteAndAsTheProgramWritesThem) {
  for (const fs::path& path : asset_maps()) {
    SCOPED_TRACE(path);
    const auto file = read_map_file(path);
    ASSERT_TRUE(file.ok()) << file.error().to_string();
    EXPECT_FALSE(file->map.title().empty());
    EXPECT_FALSE(file->map.notes().empty());
    EXPECT_EQ(write_astrolabe_file(*file)->text, test::bytes_of(path));
  }
}

TEST(AssetMaps, HaveAWayFromStartToGoal) {
  for (const fs::path& path : asset_maps()) {
    SCOPED_TRACE(path);
    const Map map = read_map_file(path)->map;
    ASSERT_NE(map.start(), kNoCell);
    ASSERT_NE(map.goal(), kNoCell);
    EXPECT_FALSE(map.blocked(map.start()));
    EXPECT_TRUE(test::slow_step_counts(map, map.start())[index_of(map.goal())].has_value());
  }
}

}  // namespace
}  // namespace astrolabe
