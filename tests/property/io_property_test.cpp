// Properties of the formats on random files.

#include <gtest/gtest.h>

#include <algorithm>
#include <string>
#include <utility>

#include "astrolabe/base/limits.h"
#include "astrolabe/grid/movement_profile.h"
#include "astrolabe/heuristic/heuristic_registry.h"
#include "astrolabe/io/astrolabe_file.h"
#include "astrolabe/io/format_registry.h"
#include "astrolabe/io/movingai_map.h"
#include "astrolabe/io/scenario.h"
#include "astrolabe/path/smoother_registry.h"
#include "astrolabe/search/algorithm_registry.h"
#include "astrolabe/search/order_registry.h"
#include "tests/support/random_map.h"

namespace astrolabe {
namespace {

constexpr std::uint64_t kRounds = 20;

std::string random_text(Random& random) {
  constexpr const char* kPieces[] = {"a", " ", "\"", "\\", "\n", "\t", "ü", "迷", "😀", "/", "\x01"};
  std::string text;
  for (std::uint32_t left = random.below(12); left > 0; --left) {
    text += kPieces[random.below(std::size(kPieces))];
  }
  return text;
}

Passage random_passage(Random& random) {
  if (random.chance(50)) return {.blocked = true};
  return {.cost_hundredths = 1 + static_cast<int>(random.below(kMaxTerrainCost))};
}

/// Up to as many terrains as there are glyphs, with all that a terrain may have.
Palette random_palette(Random& random) {
  std::string glyphs;
  for (char glyph = ' '; glyph <= '~'; ++glyph) glyphs += glyph;
  Palette palette;
  const std::uint32_t count = 1 + random.below(random.chance(10) ? glyphs.size() : 6);
  for (std::uint32_t i = 0; i < count; ++i) {
    Terrain terrain{.name = random_text(random), .colour = {}};
    const std::size_t pick = random.below(glyphs.size());
    terrain.glyph = glyphs[pick];
    glyphs.erase(pick, 1);
    terrain.blocked = random.chance(30);
    if (random.chance(50))
      terrain.cost_hundredths = 1 + static_cast<int>(random.below(kMaxTerrainCost));
    if (random.chance(50)) terrain.colour = random.below(1 << 24);
    if (random.chance(20)) terrain.swimming = random_passage(random);
    if (random.chance(20)) terrain.flying = random_passage(random);
    palette.push_back(terrain);
  }
  return palette;
}

template <class Entries>
std::string random_id(Random& random, const Entries& entries) {
  return std::string(entries[random.below(entries.size())].id);
}

SearchSettings random_settings(Random& random, const GridSpec& spec) {
  return {
      .algorithm = random_id(random, all_algorithms()),
      .heuristic = random_id(random, heuristics_for(spec)),
      .expression = random.chance(50) ? "D * (dx + dy)" : "2 * \"x\" + 1",
      .landmarks = 1 + static_cast<int>(random.below(kMaxLandmarks)),
      .priority = random_id(random, all_priorities()),
      .tie_break = random_id(random, all_tie_breaks()),
      .smoother = random_id(random, all_smoothers()),
      .beam_width = 1 + static_cast<int>(random.below(kMaxBeamWidth)),
      .weight_hundredths = kMinWeight + static_cast<int>(random.below(kMaxWeight - kMinWeight + 1)),
      .profile = random_id(random, all_profiles()),
      .climb = {.up_hundredths =
                    static_cast<int>(random.below(3) * random.below(kMaxClimbCost / 2)),
                .down_hundredths = static_cast<int>(random.below(2) * random.below(kMaxClimbCost))},
      .cost_scale = random.chance(50) ? CostScale::kTens : CostScale::kExact,
      .reopen = random.chance(50),
      .remedy = random.chance(50) ? Remedy::kPathmax : Remedy::kBpmx,
      .blocked_ends = random.chance(50) ? BlockedEnds::kNearest : BlockedEnds::kRefuse,
      .search_unreachable = random.chance(50),
      .seed = random.chance(50) ? 0 : random.next() & kMaxSeed};
}

CellId random_cell(Random& random, const Map& map) {
  const auto cells = static_cast<std::uint64_t>(map.size().cell_count());
  return cells == 0 || random.chance(20) ? kNoCell : CellId{random.below(cells)};
}

/// None, one or several, each once.
std::vector<CellId> random_goals(Random& random, const Map& map) {
  std::vector<CellId> goals;
  for (std::uint32_t left = 1 + random.below(4); left > 0; --left) {
    const CellId goal = random_cell(random, map);
    if (goal != kNoCell && std::find(goals.begin(), goals.end(), goal) == goals.end()) {
      goals.push_back(goal);
    }
  }
  return goals;
}

MapFile random_file(Random& random, const GridSpec& spec) {
  const std::vector<GridSize> sizes = test::awkward_sizes();
  const GridSize size = sizes[random.below(sizes.size())];
  MapFile file{.map = Map(spec, size, random_palette(random)),
               .search = random_settings(random, spec)};
  for (std::uint32_t i = 0; i < file.map.terrain().size(); ++i) {
    file.map.set_terrain(CellId{i},
                         static_cast<TerrainIndex>(random.below(file.map.palette().size())));
  }
  file.map.set_start(random_cell(random, file.map));
  file.map.set_goals(random_goals(random, file.map));
  if (random.chance(40)) {
    std::vector<Height> heights(file.map.terrain().size());
    for (Height& height : heights) height = static_cast<Height>(random.below(kMaxHeight + 1));
    file.map.set_heights(std::move(heights));
  }
  file.map.set_title(random_text(random));
  file.map.set_notes(random_text(random));
  return file;
}

TEST(IoProperty, AstrolabeFilesGiveBackEveryMapOnEveryGrid) {
  for (const GridSpec& spec : test::all_specs()) {
    for (std::uint64_t seed = 0; seed < kRounds; ++seed) {
      SCOPED_TRACE(test::describe(spec) + ", seed " + std::to_string(seed));
      Random random(seed);
      const MapFile file = random_file(random, spec);
      const auto written = write_astrolabe_file(file);
      ASSERT_TRUE(written.ok()) << written.error().to_string();
      const auto read = read_astrolabe_file(written->text, "f", {});
      ASSERT_TRUE(read.ok()) << read.error().to_string() << written->text;
      ASSERT_EQ(*read, file) << written->text;
      ASSERT_EQ(write_astrolabe_file(*read)->text, written->text);
    }
  }
}

TEST(IoProperty, FormatsNameALossExactlyWhereReadingBackGivesAnotherMap) {
  for (const FormatEntry& format : all_formats()) {
    if (format.write == nullptr) continue;
    for (const GridSpec& spec : test::all_specs()) {
      for (std::uint64_t seed = 0; seed < kRounds; ++seed) {
        SCOPED_TRACE(std::string(format.id) + ", " + test::describe(spec) + ", seed " +
                     std::to_string(seed));
        Random random(seed);
        const MapFile file = random_file(random, spec);
        const auto written = format.write(file);
        if (!written.ok()) continue;
        const auto read = format.read(written->text, "f", {});
        ASSERT_TRUE(read.ok()) << read.error().to_string() << written->text;
        ASSERT_EQ(written->lost.empty(), *read == file) << written->text;
      }
    }
  }
}

/// A map whose palette is the format's own, or one of palettes close to it.
MapFile random_movingai_file(Random& random) {
  std::string passable;
  for (const char letter : kMovingaiLetters) {
    if (random.chance(50)) passable += letter;
  }
  Palette palette = movingai_palette(random.chance(50) ? ".GS" : passable);
  if (random.chance(30))
    palette.push_back({.name = "x", .glyph = 'x', .blocked = random.chance(50), .colour = {}});
  if (random.chance(30))
    palette.push_back({.name = "y", .glyph = 'y', .blocked = random.chance(50), .colour = {}});
  MapFile file{.map = Map(GridSpec{}, {7, 5}, palette), .search = {}};
  for (std::uint32_t i = 0; i < file.map.terrain().size(); ++i) {
    file.map.set_terrain(CellId{i}, static_cast<TerrainIndex>(random.below(palette.size())));
  }
  return file;
}

/// The letters that a map's walker may enter, as the writer names them in its remark.
std::string passable_letters(const MapFile& file, const std::string& text) {
  const std::string rows = text.substr(text.find("map\n") + 4);
  std::string letters;
  std::uint32_t cell = 0;
  for (const char letter : rows) {
    if (letter == '\n') continue;
    if (!file.map.blocked(CellId{cell++})) letters += letter;
  }
  return letters;
}

TEST(IoProperty, MovingaiTextsKeepFreeAndBlockedCellsApart) {
  for (std::uint64_t seed = 0; seed < 60 * kRounds; ++seed) {
    SCOPED_TRACE(seed);
    Random random(seed);
    const MapFile file = random_movingai_file(random);
    const auto written = write_movingai_map(file);
    if (!written.ok()) continue;
    const ReadOptions options{.passable = passable_letters(file, written->text)};
    const auto read = read_movingai_map(written->text, "f", options);
    ASSERT_TRUE(read.ok());
    for (std::uint32_t i = 0; i < file.map.terrain().size(); ++i) {
      ASSERT_EQ(read->map.blocked(CellId{i}), file.map.blocked(CellId{i})) << written->text;
    }
  }
}

TEST(IoProperty, MovingaiMapsLoseNothingWithTheFormatsOwnPalette) {
  int kept = 0;
  for (std::uint64_t seed = 0; seed < kRounds; ++seed) {
    SCOPED_TRACE(seed);
    Random random(seed);
    const MapFile file = random_movingai_file(random);
    const auto written = write_movingai_map(file);
    if (file.map.palette() != movingai_palette(".GS")) continue;
    ++kept;
    ASSERT_TRUE(written.ok());
    EXPECT_TRUE(written->lost.empty());
    EXPECT_EQ(*read_movingai_map(written->text, "f", {}), file);
  }
  EXPECT_GT(kept, 0);
}

ScenarioRow random_row(Random& random) {
  const auto number = [&random] { return static_cast<int>(random.below(16384)); };
  ScenarioRow row;
  row.map_name = "maps/a.map";
  row.map_size = {number(), number()};
  row.start = {number(), number()};
  row.goal = {number(), number()};
  row.decimals = static_cast<int>(random.below(9));
  row.length = random.below(100000) + random.below(100000000) * 1e-8;
  row.bucket = static_cast<int>(row.length / 4);
  return row;
}

TEST(IoProperty, ScenariosAreWrittenAgainAsTheyWereRead) {
  for (std::uint64_t seed = 0; seed < kRounds; ++seed) {
    SCOPED_TRACE(seed);
    Random random(seed);
    Scenario scenario;
    for (std::uint32_t left = random.below(20); left > 0; --left) {
      scenario.rows.push_back(random_row(random));
    }
    const std::string text = write_scenario(scenario);
    const auto read = read_scenario(text, "f");
    ASSERT_TRUE(read.ok()) << read.error().to_string();
    ASSERT_EQ(read->rows.size(), scenario.rows.size());
    for (std::size_t i = 0; i < scenario.rows.size(); ++i) {
      EXPECT_EQ(read->rows[i].start, scenario.rows[i].start);
      EXPECT_EQ(read->rows[i].goal, scenario.rows[i].goal);
      EXPECT_EQ(read->rows[i].map_size, scenario.rows[i].map_size);
      EXPECT_EQ(read->rows[i].decimals, scenario.rows[i].decimals);
    }
    EXPECT_EQ(write_scenario(*read), text);
  }
}

/// A text with a few bytes changed, removed or doubled.
std::string damaged(Random& random, std::string text) {
  for (std::uint32_t left = 1 + random.below(4); left > 0 && !text.empty(); --left) {
    const std::size_t at = random.below(text.size());
    switch (random.below(4)) {
      case 0:
        text[at] = static_cast<char>(random.below(256));
        break;
      case 1:
        text.erase(at, 1 + random.below(10));
        break;
      case 2:
        text.insert(at, text.substr(at, 1 + random.below(10)));
        break;
      default:
        text.resize(at);
    }
  }
  return text;
}

TEST(IoProperty, DamagedFilesGiveAMapOrALineButNeverHarm) {
  for (const FormatEntry& format : all_formats()) {
    if (format.write == nullptr) continue;
    for (std::uint64_t seed = 0; seed < 60 * kRounds; ++seed) {
      Random random(seed);
      const auto written = format.write(random_movingai_file(random));
      if (!written.ok()) continue;
      const auto read = format.read(damaged(random, written->text), "f", {});
      if (read.ok()) continue;
      SCOPED_TRACE(std::string(format.id) + ", seed " + std::to_string(seed));
      EXPECT_EQ(read.error().file, "f");
      EXPECT_FALSE(read.error().message.empty());
      EXPECT_EQ(read.error().message.find('\n'), std::string::npos) << read.error().message;
    }
  }
}

}  // namespace
}  // namespace astrolabe
