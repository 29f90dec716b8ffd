// assets/astrolabe.schema.json and assets/FORMAT.md against the program: all three must know the
// same keys.

#include <gtest/gtest.h>

#include <nlohmann/json.hpp>
#include <set>
#include <string>

#include "astrolabe/grid/grid_registry.h"
#include "astrolabe/io/astrolabe_file.h"
#include "tests/support/scratch_folder.h"

namespace astrolabe {
namespace {

using nlohmann::json;
using Keys = std::set<std::string>;

json schema() {
  return json::parse(test::bytes_of(ASTROLABE_SOURCE_DIR "/assets/astrolabe.schema.json"));
}

Keys keys_of(const json& object) {
  Keys keys;
  for (const auto& [key, value] : object.items()) keys.insert(key);
  return keys;
}

/// A file with every key that there is.
json written_file() {
  MapFile file{.map = Map(GridSpec{}, {2, 1},
                          {{.name = "rock",
                            .glyph = '#',
                            .blocked = true,
                            .cost_hundredths = 200,
                            .colour = 0x808080,
                            .swimming = Passage{.blocked = true},
                            .flying = Passage{}}}),
               .search = {.expression = "dx",
                          .landmarks = 3,
                          .priority = "pwxu",
                          .beam_width = 8,
                          .profile = "flyer",
                          .climb = {.up_hundredths = 50},
                          .remedy = Remedy::kBpmx,
                          .blocked_ends = BlockedEnds::kNearest,
                          .search_unreachable = true,
                          .seed = 7}};
  file.map.set_goals({CellId{0}, CellId{1}});
  file.map.set_heights({0, 1});
  return json::parse(write_astrolabe_file(file)->text);
}

TEST(AstrolabeSchema, HasTheKeysThatAreWritten) {
  const json known = schema();
  const json file = written_file();
  EXPECT_EQ(keys_of(known["properties"]), keys_of(file));
  EXPECT_EQ(keys_of(known["$defs"]["grid"]["properties"]), keys_of(file["grid"]));
  EXPECT_EQ(keys_of(known["$defs"]["search"]["properties"]), keys_of(file["search"]));
  EXPECT_EQ(keys_of(known["$defs"]["terrain"]["properties"]), keys_of(file["palette"][0]));
}

TEST(AstrolabeSchema, RequiresTheKeysThatReadingRequires) {
  const json file = written_file();
  Keys required;
  for (const std::string& key : keys_of(file)) {
    json without = file;
    without.erase(key);
    if (!read_astrolabe_file(without.dump(), "f", {}).ok()) required.insert(key);
  }
  EXPECT_EQ(schema()["required"].get<Keys>(), required);
}

TEST(AstrolabeSchema, KnowsEveryGridAndCornerRule) {
  Keys grids;
  for (const GridEntry& entry : all_grids()) grids.emplace(entry.id);
  Keys corners;
  for (const auto& rule : all_corner_rules()) corners.emplace(rule.id);
  const json grid = schema()["$defs"]["grid"]["properties"];
  EXPECT_EQ(grid["kind"]["enum"].get<Keys>(), grids);
  EXPECT_EQ(grid["corner"]["enum"].get<Keys>(), corners);
}

TEST(AstrolabeSchema, IsDescribedKeyByKey) {
  const std::string page = test::bytes_of(ASTROLABE_SOURCE_DIR "/assets/FORMAT.md");
  const json file = written_file();
  for (const json& object : {file, file["grid"], file["search"], file["palette"][0]}) {
    for (const std::string& key : keys_of(object)) {
      EXPECT_NE(page.find('`' + key + '`'), std::string::npos) << key;
    }
  }
}

TEST(AstrolabeSchema, ThePagesExampleIsWhatWouldBeWritten) {
  const std::string page = test::bytes_of(ASTROLABE_SOURCE_DIR "/assets/FORMAT.md");
  const std::string opening = "```json\n";
  const std::size_t begin = page.find(opening) + opening.size();
  const std::string example = page.substr(begin, page.find("```", begin) - begin);
  const auto file = read_astrolabe_file(example, "FORMAT.md", {});
  ASSERT_TRUE(file.ok()) << file.error().to_string();
  EXPECT_EQ(write_astrolabe_file(*file)->text, example);
}

}  // namespace
}  // namespace astrolabe
