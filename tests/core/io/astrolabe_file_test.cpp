#include "astrolabe/io/astrolabe_file.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <string>

#include "astrolabe/base/id_list.h"
#include "astrolabe/grid/grid_registry.h"
#include "astrolabe/search/algorithm_registry.h"
#include "astrolabe/search/order_registry.h"
#include "tests/support/scratch_folder.h"

namespace astrolabe {
namespace {

/// A small file with everything that must be there, and every value on a line of its own.
constexpr std::string_view kMinimal = R"({
  "format": "astrolabe",
  "version": 1,
  "grid": {"kind": "square"},
  "palette": [
    {"glyph": ".", "name": "grass"},
    {"glyph": "#", "name": "wall", "blocked": true}
  ],
  "size": [3, 2],
  "rows": [
    ".#.",
    "..#"
  ]
}
)";

Result<MapFile> read(std::string_view text) { return read_astrolabe_file(text, "f.astrolabe", {}); }

/// The small file with one piece of text replaced by another.
std::string with(std::string_view old_piece, std::string_view new_piece) {
  std::string text(kMinimal);
  const std::size_t at = text.find(old_piece);
  EXPECT_NE(at, std::string::npos) << old_piece;
  return text.replace(at, old_piece.size(), new_piece);
}

/// The small file with a further line before "rows", line 10.
std::string with_line(std::string_view line) {
  return with("  \"rows\"", "  " + std::string(line) + ",\n  \"rows\"");
}

std::string error_of(std::string_view text) {
  const Result<MapFile> result = read(text);
  EXPECT_FALSE(result.ok()) << text;
  return result.ok() ? std::string() : result.error().to_string();
}

/// A map that differs from every default.
MapFile golden_map() {
  Map map({.kind = GridKind::kHexFlat,
           .ways = 6,
           .corner = CornerRule::kOne,
           .stagger = Stagger::kEven},
          {4, 3},
          {{.name = "grass", .glyph = '.', .colour = 0x7fa650},
           {.name = "swamp \"deep\"", .glyph = '"', .cost_hundredths = 325, .colour = {}},
           {.name = "road", .glyph = '\\', .cost_hundredths = 50, .colour = {}},
           {.name = "Felswand", .glyph = '#', .blocked = true, .colour = 0x00000a},
           {.name = "gate", .glyph = '+', .blocked = true, .cost_hundredths = 1, .colour = {}}});
  map.set_all_terrain({0, 1, 2, 3, 4, 0, 0, 0, 2, 2, 2, 1});
  map.set_start(CellId{0});
  map.set_goal(CellId{11});
  map.set_title("Über den Sumpf");
  map.set_notes("First line\n\n\tthird line\n");
  return {.map = map,
          .search = {.algorithm = "astar",
                     .heuristic = "hex",
                     .tie_break = "larger-g",
                     .smoother = "none",
                     .weight_hundredths = 175,
                     .cost_scale = CostScale::kTens,
                     .reopen = false}};
}

TEST(AstrolabeFile, WritesTheGoldenText) {
  const auto written = write_astrolabe_file(golden_map());
  ASSERT_TRUE(written.ok());
  EXPECT_EQ(written->text, test::bytes_of(ASTROLABE_SOURCE_DIR "/tests/data/golden.astrolabe"));
  EXPECT_TRUE(written->lost.empty());
}

TEST(AstrolabeFile, ReadsTheGoldenText) {
  const auto file = read(test::bytes_of(ASTROLABE_SOURCE_DIR "/tests/data/golden.astrolabe"));
  ASSERT_TRUE(file.ok()) << file.error().to_string();
  EXPECT_EQ(*file, golden_map());
}

TEST(AstrolabeFile, FillsInWhatIsLeftOut) {
  const auto file = read(kMinimal);
  ASSERT_TRUE(file.ok()) << file.error().to_string();
  EXPECT_EQ(file->map.spec(), default_spec(GridKind::kSquare));
  EXPECT_EQ(file->map.size(), (GridSize{3, 2}));
  EXPECT_EQ(file->map.terrain(), (std::vector<TerrainIndex>{0, 1, 0, 0, 0, 1}));
  EXPECT_EQ(file->map.palette()[0].cost_hundredths, 100);
  EXPECT_EQ(file->map.palette()[0].colour, std::nullopt);
  EXPECT_EQ(file->map.start(), kNoCell);
  EXPECT_EQ(file->search, SearchSettings{});
}

TEST(AstrolabeFile, GivesOtherGridsTheHeuristicThatSuitsThem) {
  EXPECT_EQ(read(with("\"square\"", "\"hex-pointy\""))->search.heuristic, "hex");
}

TEST(AstrolabeFile, ReadsKeysInAnyOrderAndLayout) {
  const auto file = read(
      "{\"rows\":[\"#\"],\"size\":[1,1],\"palette\":[{\"name\":\"wall\",\"glyph\":\"#\"}],"
      "\"grid\":{\"kind\":\"square\"},\"version\":1,\"format\":\"astrolabe\"}");
  ASSERT_TRUE(file.ok()) << file.error().to_string();
  EXPECT_EQ(file->map.palette()[0].name, "wall");
}

TEST(AstrolabeFile, RefusesANewerVersionBeforeItMissesItsKeys) {
  const Result<MapFile> result =
      read("{\"format\": \"astrolabe\",\n\"version\": 2, \"layers\": []}");
  ASSERT_FALSE(result.ok());
  EXPECT_EQ(result.error().code, ErrorCode::kUnsupported);
  EXPECT_EQ(result.error().to_string(),
            "f.astrolabe:2: was written by a newer Astrolabe (version 2 of the format; this one "
            "reads up to version 1); update Astrolabe to open it");
}

TEST(AstrolabeFile, RefusesJsonThatIsNoMap) {
  EXPECT_EQ(error_of("[]"),
            "f.astrolabe:1: is JSON, but no Astrolabe map: that is an object in braces");
  EXPECT_EQ(error_of("{\n\"format\": \"tiled\", \"version\": 1}"),
            "f.astrolabe:2: is JSON, but no Astrolabe map: its 'format' is not \"astrolabe\"");
  EXPECT_EQ(error_of("{}"), "f.astrolabe:1: the key 'format' is missing here");
}

TEST(AstrolabeFile, NamesLineAndReasonOfEveryKindOfFault) {
  struct {
    std::string text;
    std::string message;
  } const faults[] = {
      {with("\"version\": 1", "\"version\": 0"), "3: 'version' should be a whole number from 1 on"},
      {with("\"version\": 1", "\"version\": 1.5"),
       "3: 'version' should be a whole number from 1 on"},
      {with_line("\"layers\": []"),
       "10: unknown key 'layers' in the file; it may hold format, version, title, notes, grid, "
       "search, palette, size, start, goal, more_goals, rows, heights"},
      {with_line("\"size\": [3, 2]"), "10: states 'size' a second time; keep one of them"},
      {with_line("\"title\": 5"), "10: 'title' should be a string"},
      {with_line("\"notes\": \"text\""), "10: 'notes' should be an array"},
      {with_line("\"notes\": [5]"), "10: 'notes' should hold strings, one for each line"},
      {with("{\"kind\": \"square\"}", "5"),
       "4: the grid should be an object with the keys kind, ways, corner, stagger"},
      {with("\"square\"", "\"cube\""),
       "4: 'kind' should be one of square, hex-pointy, hex-flat, diamond"},
      {with("\"kind\"", "\"kinds\""),
       "4: unknown key 'kinds' in the grid; it may hold kind, ways, corner, stagger"},
      {with("\"square\"", "\"square\", \"ways\": 6"), "4: 'ways' should be 8 or 4 on this grid"},
      {with("\"square\"", "\"square\", \"ways\": \"8\""),
       "4: 'ways' should be 8 or 4 on this grid"},
      {with("\"square\"", "\"square\", \"corner\": \"both\""),
       "4: 'corner' should be one of never, one, always"},
      {with("\"square\"", "\"square\", \"stagger\": 1"), "4: 'stagger' should be one of odd, even"},
      {with_line("\"search\": {\"weight\": 0.99}"),
       "10: 'weight' should be a number from 1 to 5 with at most two decimals"},
      {with_line("\"search\": {\"weight\": 1.255}"),
       "10: 'weight' should be a number from 1 to 5 with at most two decimals"},
      {with_line("\"search\": {\"weight\": \"1\"}"),
       "10: 'weight' should be a number from 1 to 5 with at most two decimals"},
      {with_line("\"search\": {\"algorithm\": \"A*\"}"),
       "10: 'algorithm' should be one of " + id_list(all_algorithms())},
      {with_line("\"search\": {\"heuristic\": \"best\"}"),
       "10: 'heuristic' should be one of zero, manhattan, octile, chebyshev, euclidean, "
       "euclidean-x2, "
       "euclidean-x5, squared-euclidean, landmarks, perfect, expression"},
      {with_line("\"search\": {\"heuristic\": \"hex\"}"),
       "10: 'heuristic' should be one of zero, manhattan, octile, chebyshev, euclidean, "
       "euclidean-x2, "
       "euclidean-x5, squared-euclidean, landmarks, perfect, expression"},
      {with_line("\"search\": {\"tie_break\": \"larger\"}"),
       "10: 'tie_break' should be one of " + id_list(all_tie_breaks())},
      {with_line("\"search\": {\"priority\": 1}"),
       "10: 'priority' should be one of " + id_list(all_priorities())},
      {with_line("\"search\": {\"seed\": -1}"),
       "10: 'seed' should be a whole number from 0 to 9007199254740991"},
      {with_line("\"search\": {\"seed\": 9007199254740992}"),
       "10: 'seed' should be a whole number from 0 to 9007199254740991"},
      {with_line("\"search\": {\"smoother\": 7}"),
       "10: 'smoother' should be one of none, string-pulling"},
      {with_line("\"search\": {\"reopen\": 1}"), "10: 'reopen' should be true or false"},
      {with_line("\"search\": {\"cost_scale\": \"10\"}"),
       "10: 'cost_scale' should be one of exact, tens"},
      {with_line("\"search\": {\"speed\": 1}"),
       "10: unknown key 'speed' in the search; it may hold algorithm, heuristic, "
       "expression, landmarks, weight, beam_width, priority, tie_break, seed, reopen, remedy, "
       "profile, "
       "climb_up, climb_down, blocked_ends, search_unreachable, cost_scale, smoother"},
      {with("\"glyph\": \".\"", "\"glyph\": \"..\""),
       "6: 'glyph' should be one printable ASCII character"},
      {with("\"glyph\": \".\"", "\"glyph\": \"é\""),
       "6: 'glyph' should be one printable ASCII character"},
      {with("\"glyph\": \".\"", "\"glyph\": \"\\t\""),
       "6: 'glyph' should be one printable ASCII character"},
      {with("\"glyph\": \"#\"", "\"glyph\": \".\""),
       "7: two terrains have the glyph '.'; give each its own"},
      {with("\"name\": \"grass\"", "\"cost\": 1"), "6: the key 'name' is missing here"},
      {with("\"grass\"", "\"grass\", \"cost\": 0"),
       "6: 'cost' should be a number from 0.01 to 100 with at most two decimals"},
      {with("\"grass\"", "\"grass\", \"cost\": 100.01"),
       "6: 'cost' should be a number from 0.01 to 100 with at most two decimals"},
      {with("\"grass\"", "\"grass\", \"colour\": \"green\""),
       "6: 'colour' should be \"#rrggbb\" in hexadecimal digits"},
      {with("[3, 2]", "[3]"), "9: 'size' should be two whole numbers in brackets, as in [3, 5]"},
      {with("[3, 2]", "[3, 2.0]"),
       "9: 'size' should be two whole numbers in brackets, as in [3, 5]"},
      {with("[3, 2]", "[3, 3]"),
       "10: 'rows' holds 2 rows, but 'size' states 3; correct one of them"},
      {with("[3, 2]", "[4, 2]"),
       "11: this row has 3 cells, but 'size' states 4; correct one of them"},
      {with("\".#.\"", "\".\""),
       "11: this row has 1 cell, but 'size' states 3; correct one of them"},
      {with(".#.\",\n", ".#.\"\n],\n\"notes\": [\n"),
       "10: 'rows' holds 1 row, but 'size' states 2; correct one of them"},
      {with_line("\"start\": [3, 0]"),
       "10: the start 3,0 lies outside the map of 3 x 2 cells; cells count from 0,0"},
      {with_line("\"goal\": [0, -1]"),
       "10: the goal 0,-1 lies outside the map of 3 x 2 cells; cells count from 0,0"},
      {with_line("\"goal\": 5"),
       "10: the goal should be two whole numbers in brackets, as in [3, 5]"},
      {with_line("\"more_goals\": [[2, 1], [2, 1]]"),
       "10: this cell is a goal already; take one of them out"},
      {with_line("\"more_goals\": [[0, 0], [3, 0]]"),
       "10: the goal 3,0 lies outside the map of 3 x 2 cells; cells count from 0,0"},
      {with_line("\"heights\": [\"000102\"]"),
       "10: 'heights' holds 1 row, but 'size' states 2; correct one of them"},
      {with_line("\"heights\": [\"000102\", \"00010g\"]"),
       "10: the height of cell 2,1 should be two hexadecimal digits, 00 to ff"},
      {with_line("\"heights\": [\"000102\", \"00010\"]"),
       "10: this row of heights has 5 digits, but 'size' states 3 cells of two digits; correct one "
       "of them"},
      {with_line("\"heights\": [\"000102\", 7]"),
       "10: a row of heights should be a string with two hexadecimal digits a cell"},
      {with_line("\"search\": {\"profile\": \"digger\"}"),
       "10: 'profile' should be one of walker, swimmer, flyer"},
      {with_line("\"search\": {\"blocked_ends\": \"jump\"}"),
       "10: 'blocked_ends' should be one of refuse, nearest"},
      {with("\"..#\"", "17"), "12: a row should be a string with one glyph for each cell"},
      {with("..#", ".x#"), "12: cell 1,1 is 'x', which is no glyph of the palette"},
      {with("..#", ".ü#"), "12: cell 1,1 is 'ü', which is no glyph of the palette"},
  };
  for (const auto& fault : faults) {
    EXPECT_EQ(error_of(fault.text), "f.astrolabe:" + fault.message);
  }
}

TEST(AstrolabeFile, RefusesAbsurdSizesBeforeItTakesMemory) {
  const Result<MapFile> wide = read(with("[3, 2]", "[1000000000, 2]"));
  ASSERT_FALSE(wide.ok());
  EXPECT_EQ(wide.error().code, ErrorCode::kTooLarge);
  EXPECT_EQ(wide.error().line, 9);
  EXPECT_NE(wide.error().message.find("16384 cells a side"), std::string::npos);
  EXPECT_FALSE(read(with("[3, 2]", "[16384, 16384]")).ok());
}

TEST(AstrolabeFile, RefusesEmptyAndOverfullPalettes) {
  const auto palette_of = [](int terrains) {
    std::string palette;
    for (int i = 0; i < terrains; ++i) palette += (i == 0 ? "5" : ", 5");
    return "{\"format\": \"astrolabe\", \"version\": 1, \"grid\": {\"kind\": \"square\"}, "
           "\"size\": [0, 0], \"rows\": [], \"palette\": [" +
           palette + "]}";
  };
  EXPECT_EQ(error_of(palette_of(0)), "f.astrolabe:1: 'palette' should hold 1 to 256 terrains");
  EXPECT_EQ(error_of(palette_of(257)), "f.astrolabe:1: 'palette' should hold 1 to 256 terrains");
}

TEST(AstrolabeFile, KeepsEveryNumberOfHundredths) {
  // A palette has room for the costs from `first` on, one to a glyph.
  for (int first = kMinTerrainCost; first <= kMaxTerrainCost; first += '~' - '!' + 1) {
    Palette palette;
    for (char glyph = '!'; glyph <= '~'; ++glyph) {
      const int cost = std::min(first + glyph - '!', kMaxTerrainCost);
      palette.push_back({.name = "", .glyph = glyph, .cost_hundredths = cost, .colour = {}});
    }
    const MapFile file{.map = Map(GridSpec{}, GridSize{}, palette), .search = {}};
    ASSERT_EQ(read(write_astrolabe_file(file)->text)->map.palette(), palette);
  }
}

TEST(AstrolabeFile, KeepsEveryShapeOfNotes) {
  for (const char* notes :
       {"", "\n", "a", "a\n", "\na", "a\n\n\nb", "tab\tand \"quotes\" \\ \r\n"}) {
    MapFile file = golden_map();
    file.map.set_notes(notes);
    EXPECT_EQ(read(write_astrolabe_file(file)->text)->map.notes(), notes);
  }
}

TEST(AstrolabeFile, RefusesToWriteWhatItCouldNotReadBack) {
  const auto write_error = [](const MapFile& file) {
    return write_astrolabe_file(file).error().message;
  };
  MapFile title = golden_map();
  title.map.set_title("\xFF");
  EXPECT_EQ(write_error(title), "the title is not UTF-8; type it anew");
  MapFile notes = golden_map();
  notes.map.set_notes("\xC3");
  EXPECT_EQ(write_error(notes), "the notes are not UTF-8; type them anew");
  notes.map.set_notes(std::string(10000, '\n'));
  EXPECT_EQ(write_error(notes), "the notes have more than 10000 lines; shorten them");
  MapFile twins = golden_map();
  Palette palette = twins.map.palette();
  palette[1].glyph = '.';
  twins.map.set_palette(palette);
  EXPECT_EQ(write_error(twins),
            "the terrain 'swamp \"deep\"' has the glyph of another one; change one of them");
  palette[1].glyph = '\n';
  twins.map.set_palette(palette);
  EXPECT_EQ(write_error(twins),
            "the glyph of the terrain 'swamp \"deep\"' is no printable ASCII character");
}

TEST(AstrolabeFile, IsRecognisedByItsFirstBytes) {
  EXPECT_TRUE(looks_like_astrolabe_file(kMinimal));
  EXPECT_TRUE(looks_like_astrolabe_file("\xEF\xBB\xBF\r\n{\"version\":1,\"format\":\"astrolabe\""));
  for (const char* other : {"", "{\"version\": 1}", "[\"astrolabe\"]", "type astrolabe\n"}) {
    EXPECT_FALSE(looks_like_astrolabe_file(other)) << other;
  }
}

}  // namespace
}  // namespace astrolabe
