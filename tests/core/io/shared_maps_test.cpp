// Every benchmark map and scenario that is there, against the facts that its folder's README
// states.

#include "tests/support/shared_maps.h"

#include <gtest/gtest.h>

#include <algorithm>

#include "astrolabe/io/movingai_map.h"
#include "astrolabe/io/scenario.h"
#include "tests/support/scratch_folder.h"

namespace astrolabe {
namespace {

namespace fs = std::filesystem;

struct KnownMap {
  const char* name;
  GridSize size;
  int free_cells;
  std::size_t rows;
};

constexpr KnownMap kKnownMaps[] = {
    {"den312d", {65, 81}, 2445, 320},
    {"arena2", {281, 209}, 24311, 929},
    {"brc202d", {530, 481}, 43151, 2519},
    {"orz900d", {1491, 656}, 96603, 7015},
    {"AR0044SR", {512, 512}, 231469, 1280},
    {"Aurora", {1024, 768}, 493772, 2990},
    {"icecrown", {512, 512}, 176566, 1280},
    {"maze512-4-0", {512, 512}, 209263, 9730},
    {"32room_000", {512, 512}, 240671, 1900},
    {"random512-25-0", {512, 512}, 195313, 1840},
    {"Berlin_0_256", {256, 256}, 48147, 930},
    {"Boston_0_512", {512, 512}, 196725, 1890},
    {"NewYork_0_1024", {1024, 1024}, 792676, 3670},
};

/// The text with plain line ends, the last one included.
std::string with_plain_line_ends(std::string text) {
  text.erase(std::remove(text.begin(), text.end(), '\r'), text.end());
  while (text.ends_with("\n\n")) text.pop_back();
  if (!text.ends_with('\n')) text += '\n';
  return text;
}

std::ptrdiff_t free_cells(const Map& map) {
  return std::count_if(map.terrain().begin(), map.terrain().end(),
                       [&map](TerrainIndex index) { return !map.palette()[index].blocked; });
}

TEST(SharedMaps, HaveTheSizesAndFreeCellsThatTheirReadmeStates) {
  const auto folder = test::shared_maps_folder();
  if (!folder) GTEST_SKIP() << test::kNoSharedMaps;
  for (const KnownMap& known : kKnownMaps) {
    SCOPED_TRACE(known.name);
    const auto file = read_movingai_map(
        test::bytes_of(*folder / (std::string(known.name) + ".map")), known.name, {});
    ASSERT_TRUE(file.ok()) << file.error().to_string();
    EXPECT_EQ(file->map.size(), known.size);
    EXPECT_EQ(free_cells(file->map), known.free_cells);
  }
}

TEST(SharedMaps, AreWrittenBackAsTheyWere) {
  const auto folder = test::shared_maps_folder();
  if (!folder) GTEST_SKIP() << test::kNoSharedMaps;
  for (const auto& entry : fs::directory_iterator(*folder)) {
    if (entry.path().extension() != ".map") continue;
    SCOPED_TRACE(entry.path());
    const std::string text = test::bytes_of(entry.path());
    const auto file = read_movingai_map(text, "f", {});
    ASSERT_TRUE(file.ok()) << file.error().to_string();
    const auto written = write_movingai_map(*file);
    ASSERT_TRUE(written.ok()) << written.error().to_string();
    EXPECT_TRUE(written->text == with_plain_line_ends(text));
    EXPECT_TRUE(written->lost.empty());
  }
}

TEST(SharedMaps, HaveTheScenariosThatTheirReadmeStates) {
  const auto folder = test::shared_maps_folder();
  if (!folder) GTEST_SKIP() << test::kNoSharedMaps;
  for (const KnownMap& known : kKnownMaps) {
    SCOPED_TRACE(known.name);
    const fs::path path = *folder / (std::string(known.name) + ".map.scen");
    const auto scenario = read_scenario_file(path);
    ASSERT_TRUE(scenario.ok()) << scenario.error().to_string();
    EXPECT_EQ(scenario->rows.size(), known.rows);
    EXPECT_TRUE(check_scenario_size(*scenario, known.size).ok());
    const auto map = find_scenario_map(path, *scenario);
    ASSERT_TRUE(map.ok()) << map.error().to_string();
    EXPECT_EQ(map->filename(), std::string(known.name) + ".map");
  }
}

}  // namespace
}  // namespace astrolabe
