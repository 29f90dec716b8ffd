#include "astrolabe/io/movingai_map.h"

#include <gtest/gtest.h>

#include <algorithm>

#include "astrolabe/grid/grid_registry.h"

namespace astrolabe {
namespace {

constexpr std::string_view kEveryLetter =
    "type octile\n"
    "height 2\n"
    "width 4\n"
    "map\n"
    ".GSW\n"
    "T@O.\n";

Result<MapFile> read(std::string_view text, const ReadOptions& options = {}) {
  return read_movingai_map(text, "f.map", options);
}

Error error_of(std::string_view text, const ReadOptions& options = {}) {
  const Result<MapFile> result = read(text, options);
  EXPECT_FALSE(result.ok()) << text;
  return result.ok() ? Error{} : result.error();
}

std::string with_rows(std::string_view header, std::string_view rows) {
  return std::string(header) + "map\n" + std::string(rows);
}

std::string blocked_cells(const Map& map) {
  std::string cells;
  for (std::uint32_t i = 0; i < map.terrain().size(); ++i)
    cells += map.blocked(CellId{i}) ? '1' : '0';
  return cells;
}

std::string glyphs(const Map& map) {
  std::string cells;
  for (std::uint32_t i = 0; i < map.terrain().size(); ++i) cells += map.terrain(CellId{i}).glyph;
  return cells;
}

TEST(MovingaiMap, ReadsEveryLetterForAGroundWalker) {
  const auto file = read(kEveryLetter);
  ASSERT_TRUE(file.ok());
  EXPECT_EQ(file->map.size(), (GridSize{4, 2}));
  EXPECT_EQ(file->map.spec(), default_spec(GridKind::kSquare));
  EXPECT_EQ(glyphs(file->map), ".GSWT@O.");
  EXPECT_EQ(blocked_cells(file->map), "00011110");
  EXPECT_EQ(file->search, SearchSettings{});
  EXPECT_EQ(file->map.start(), kNoCell);
  EXPECT_EQ(file->map.goal(), kNoCell);
}

TEST(MovingaiMap, OffersAllItsTerrainsForPainting) {
  const auto file = read("type octile\nheight 1\nwidth 1\nmap\n.\n");
  ASSERT_TRUE(file.ok());
  EXPECT_EQ(file->map.palette(), movingai_palette(".GS"));
  EXPECT_EQ(file->map.palette().size(), kMovingaiLetters.size());
  for (const Terrain& terrain : file->map.palette()) EXPECT_EQ(terrain.cost_hundredths, 100);
}

TEST(MovingaiMap, TakesThePassableLettersFromTheCaller) {
  EXPECT_EQ(blocked_cells(read(kEveryLetter, {.passable = ".W"})->map), "01101110");
  EXPECT_EQ(blocked_cells(read(kEveryLetter, {.passable = "gst"})->map), "10010111");
  EXPECT_EQ(blocked_cells(read(kEveryLetter, {.passable = ""})->map), "11111111");
}

TEST(MovingaiMap, RefusesPassableLettersOfOtherFormats) {
  const Error error = error_of(kEveryLetter, {.passable = ".#"});
  EXPECT_EQ(error.code, ErrorCode::kInvalidUsage);
  EXPECT_EQ(error.message,
            "the passable terrains '.#' are not all letters of MovingAI maps; use some of . G S W "
            "T @ O");
}

TEST(MovingaiMap, ReadsTheQuirksOfTheWild) {
  const Map expected = read(kEveryLetter)->map;
  const std::string_view header = "type octile\nheight 2\nwidth 4\n";
  const std::string variants[] = {
      "type octile\r\nheight 2\r\nwidth 4\r\nmap\r\n.GSW\r\nT@O.\r\n",    // CR LF
      with_rows(header, ".GSW\nT@O."),                                    // no last line end
      with_rows(header, ".GSW\nT@O.\n\n \n"),                             // blank lines behind it
      with_rows(header, ".gsw\nt@o.\n"),                                  // lowercase letters
      with_rows(header, ".GSW  \nT@O.\t\n"),                              // blanks at line ends
      with_rows("width 4\nheight 2\ntype octile\n", ".GSW\nT@O.\n"),      // another order
      with_rows("type\toctile \n\nheight  2\nwidth 4 \n", ".GSW\nT@O."),  // blanks in the header
      "\xEF\xBB\xBF" + std::string(kEveryLetter),                         // byte order mark
      with_rows("type tile\nheight 2\nwidth 4\n", ".GSW\nT@O.\n"),
      with_rows("type octile_unicost\nheight 2\nwidth 4\n", ".GSW\nT@O.\n"),
      with_rows("type octile-corner\nheight 2\nwidth 4\n", ".GSW\nT@O.\n"),
  };
  for (const std::string& text : variants) {
    const auto file = read(text);
    ASSERT_TRUE(file.ok()) << text << file.error().to_string();
    EXPECT_EQ(file->map, expected) << text;
  }
}

TEST(MovingaiMap, ReadsHexMapsAsHexagons) {
  const auto file = read(with_rows("type hex\nheight 1\nwidth 2\n", ".@\n"));
  ASSERT_TRUE(file.ok());
  EXPECT_EQ(file->map.spec(), default_spec(GridKind::kHexPointy));
  EXPECT_EQ(file->search.heuristic, "hex");
}

TEST(MovingaiMap, NamesTheTypeThatHoldsMoreThanAPlainBlock) {
  const Error error =
      error_of(with_rows("type octile-corner\nheight 1\nwidth 2\n", "..\n0 0 0\n0 0 0\n"));
  EXPECT_EQ(error.code, ErrorCode::kUnsupported);
  EXPECT_EQ(error.line, 6);
  EXPECT_TRUE(error.message.starts_with("maps of the type 'octile-corner' can be read only where"))
      << error.message;
}

TEST(MovingaiMap, ReadsEmptyMaps) {
  EXPECT_EQ(read("type octile\nheight 0\nwidth 0\nmap\n")->map.size(), (GridSize{0, 0}));
  EXPECT_EQ(read("type octile\nheight 0\nwidth 5\nmap\n")->map.size(), (GridSize{5, 0}));
  EXPECT_EQ(read("type octile\nheight 2\nwidth 0\nmap\n\n\n")->map.size(), (GridSize{0, 2}));
}

struct BadMap {
  std::string_view text;
  int line;
  std::string_view message;
};

TEST(MovingaiMap, NamesLineAndReasonOfWhatItRefuses) {
  const BadMap bad_maps[] = {
      {"", 0, "is empty"},
      {"\x89PNG\r\n\x1A\n", 1,
       "is no MovingAI map: it should start with the lines 'type octile', 'height H', 'width W' "
       "and 'map', once each"},
      {"type octile\nheight 2\nheight 2\n", 3,
       "is no MovingAI map: it should start with the lines 'type octile', 'height H', 'width W' "
       "and 'map', once each"},
      {"type octile\nheight two\n", 2, "the height should be a whole number, not 'two'"},
      {"type octile\nheight\n", 2, "the height should be a whole number, not ''"},
      {"type octile\nheight 2\nwidth 4\n", 3, "ends within the header; the file is truncated"},
      {"type octile\nheight 2\nmap\n..\n", 3,
       "the header lacks its type, height or width before this line"},
      {"type octile\nheight 2\nwidth 3\nmap\n...\n", 5,
       "ends after 1 of 2 rows: it is truncated, or its height is wrong"},
      {"type octile\nheight 1\nwidth 3\nmap\n", 4,
       "ends after 0 of 1 row: it is truncated, or its height is wrong"},
      {"type octile\nheight 1\nwidth 3\nmap\n.\n\n", 5,
       "this row has 1 cell, but the header states a width of 3; correct one of them"},
      {"type octile\nheight 2\nwidth 3\nmap\n...\n..", 6,
       "ends within row 2 of 2: it is truncated, or its width is wrong"},
      {"type octile\nheight 2\nwidth 3\nmap\n..\n...\n", 5,
       "this row has 2 cells, but the header states a width of 3; correct one of them"},
      {"type octile\nheight 1\nwidth 3\nmap\n....\n", 5,
       "this row has 4 cells, but the header states a width of 3; correct one of them"},
      {"type octile\nheight 1\nwidth 3\nmap\n...\n...\n", 6,
       "more lines follow the 1 row that the header states; correct its height"},
      {"type octile\nheight 1\nwidth 3\nmap\n.#.\n", 5,
       "column 2 holds '#', which is no terrain of MovingAI maps (. G S W T @ O)"},
      {"type octile\nheight 1\nwidth 3\nmap\n..\xE9\n", 5,
       "column 3 holds '\\xE9', which is no terrain of MovingAI maps (. G S W T @ O)"},
  };
  for (const BadMap& bad : bad_maps) {
    const Error error = error_of(bad.text);
    EXPECT_EQ(error.file, "f.map");
    EXPECT_EQ(error.line, bad.line) << bad.text;
    EXPECT_EQ(error.message, bad.message) << bad.text;
  }
}

TEST(MovingaiMap, RefusesAbsurdSizesAtTheirLineAndStatesTheLimits) {
  const Error wide = error_of("type octile\nheight 1\nwidth 1000000000\nmap\n.\n");
  EXPECT_EQ(wide.code, ErrorCode::kTooLarge);
  EXPECT_EQ(wide.line, 3);
  EXPECT_NE(wide.message.find("16384 cells a side"), std::string::npos);
  EXPECT_EQ(error_of("type octile\nheight 99999999999999999999\nwidth 1\nmap\n.\n").line, 2);
  EXPECT_TRUE(error_of("type octile\nheight 99999999999999999999\nwidth 1\nmap\n.\n")
                  .message.starts_with("a map of '1' x '99999999999999999999' cells is outside"));
  const std::string long_number(1000, '9');
  EXPECT_TRUE(error_of("type octile\nheight 1\nwidth " + long_number + "\nmap\n.\n")
                  .message.starts_with("a map of '" + long_number.substr(0, 40) + "...' x '1' "));
  EXPECT_EQ(error_of("type octile\nheight -1\nwidth 1\nmap\n.\n").line, 2);
}

TEST(MovingaiMap, WritesWhatItReadByteForByte) {
  const auto written = write_movingai_map(*read(kEveryLetter));
  ASSERT_TRUE(written.ok());
  EXPECT_EQ(written->text, kEveryLetter);
  EXPECT_TRUE(written->lost.empty());
}

TEST(MovingaiMap, KeepsLettersWhateverWasTakenForPassable) {
  const auto written = write_movingai_map(*read(kEveryLetter, {.passable = ".W"}));
  ASSERT_TRUE(written.ok());
  EXPECT_EQ(written->text, kEveryLetter);
  EXPECT_EQ(written->lost, std::vector<std::string>{"which terrains are passable (read it with the "
                                                    "passable letters '.W')"});
}

TEST(MovingaiMap, WritesOtherTerrainsAsTheNearestLetter) {
  Map map(GridSpec{}, {2, 1});
  map.set_terrain(CellId{1}, 1);
  const auto written = write_movingai_map({.map = map, .search = {}});
  ASSERT_TRUE(written.ok());
  EXPECT_EQ(written->text, "type octile\nheight 1\nwidth 2\nmap\n.@\n");
  EXPECT_EQ(written->lost, std::vector<std::string>{"the palette's names and colours"});
}

TEST(MovingaiMap, NeverWritesFreeAndBlockedCellsAsOneLetter) {
  Map map(GridSpec{}, {3, 1},
          {{.name = "doormat", .glyph = '@', .colour = {}},
           {.name = "hedge", .glyph = '#', .blocked = true, .colour = {}},
           {.name = "pit", .glyph = '.', .blocked = true, .colour = {}}});
  map.set_all_terrain({0, 1, 2});
  const auto written = write_movingai_map({.map = map, .search = {}});
  ASSERT_TRUE(written.ok());
  EXPECT_EQ(written->text, "type octile\nheight 1\nwidth 3\nmap\n@O.\n");
  EXPECT_NE(std::find(written->lost.begin(), written->lost.end(),
                      "which terrains are passable (read it with the passable letters '@')"),
            written->lost.end());
}

TEST(MovingaiMap, NamesAllThatItDoesNotKeep) {
  MapFile file = *read(kEveryLetter);
  file.map.set_spec({.kind = GridKind::kSquare,
                     .ways = 4,
                     .corner = CornerRule::kAlways,
                     .stagger = Stagger::kEven});
  file.map.set_start(CellId{0});
  file.map.set_goal(CellId{7});
  file.map.set_title("A title");
  file.map.set_notes("Notes");
  file.search.weight_hundredths = 200;
  const std::vector<std::string> expected{"the start",   "the goal",           "the title",
                                          "the notes",   "the number of ways", "the corner rule",
                                          "the stagger", "the search settings"};
  EXPECT_EQ(write_movingai_map(file)->lost, expected);
}

TEST(MovingaiMap, RefusesToWriteOtherGridsThanSquares) {
  const Map map(default_spec(GridKind::kHexFlat), {2, 2});
  const auto written = write_movingai_map({.map = map, .search = {}});
  ASSERT_FALSE(written.ok());
  EXPECT_EQ(written.error().message,
            "MovingAI maps (.map) are grids of squares, and this is one of the kind hex-flat; save "
            "it as .astrolabe, which keeps everything");
}

TEST(MovingaiMap, RefusesToWriteCostsUnlessNoCellHasThem) {
  Map map(GridSpec{}, {2, 1},
          {{.name = "grass", .glyph = '.', .colour = {}},
           {.name = "mud", .glyph = 'm', .cost_hundredths = 250, .colour = {}}});
  EXPECT_TRUE(write_movingai_map({.map = map, .search = {}}).ok());
  map.set_terrain(CellId{0}, 1);
  const auto written = write_movingai_map({.map = map, .search = {}});
  ASSERT_FALSE(written.ok());
  EXPECT_EQ(written.error().message,
            "MovingAI maps (.map) hold no costs, and the terrain 'mud' costs 2.5; save it as "
            ".astrolabe, which keeps everything");
}

TEST(MovingaiMap, IsRecognisedByItsFirstLine) {
  EXPECT_TRUE(looks_like_movingai_map(kEveryLetter));
  EXPECT_TRUE(looks_like_movingai_map("\xEF\xBB\xBF\r\n type\toctile\r\n"));
  EXPECT_TRUE(looks_like_movingai_map("height 5"));
  for (const char* other : {"", "{", "version 1\n", "type", "map\n", "typewriter text\n"}) {
    EXPECT_FALSE(looks_like_movingai_map(other)) << other;
  }
}

}  // namespace
}  // namespace astrolabe
