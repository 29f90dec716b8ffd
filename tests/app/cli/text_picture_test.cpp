#include "app/cli/text_picture.h"

#include <gtest/gtest.h>

#include <set>
#include <string>
#include <utility>

#include "astrolabe/grid/grid_registry.h"

namespace astrolabe::app {
namespace {

/// 4 x 3 open cells with a wall at (2,1).
Map small_map(GridKind kind, Stagger stagger = Stagger::kOdd) {
  GridSpec spec = default_spec(kind);
  spec.stagger = stagger;
  Map map(spec, {.width = 4, .height = 3});
  map.set_terrain(map.size().cell({2, 1}), 1);
  return map;
}

/// S at (0,0), path over (1,1), G at (2,2); (0,1) closed, (3,0) open.
PictureMarks marks_on(const Map& map) {
  const GridSize size = map.size();
  PictureMarks marks{.start = size.cell({0, 0}),
                     .goals = {size.cell({2, 2})},
                     .path = {size.cell({0, 0}), size.cell({1, 1}), size.cell({2, 2})},
                     .states = std::vector<CellState>(map.terrain().size(), CellState::kUnseen)};
  marks.states[index_of(size.cell({0, 1}))] = CellState::kClosed;
  marks.states[index_of(size.cell({1, 1}))] = CellState::kClosed;
  marks.states[index_of(size.cell({3, 0}))] = CellState::kOpen;
  return marks;
}

std::string picture(const Map& map) { return text_picture(map, marks_on(map)); }

TEST(TextPicture, ShowsASquareMapRowByRowWithALegend) {
  EXPECT_EQ(picture(small_map(GridKind::kSquare)),
            "S..o\n"
            "x*#.\n"
            "..G.\n"
            "\n"
            "S  start\n"
            "G  goal\n"
            "*  path\n"
            "o  open\n"
            "x  closed\n"
            ".  open ground\n"
            "#  wall\n");
}

std::string without_legend(const std::string& picture) {
  return picture.substr(0, picture.find("\n\n") + 1);
}

TEST(TextPicture, MovesShiftedRowsByHalfACell) {
  EXPECT_EQ(without_legend(picture(small_map(GridKind::kHexPointy))),
            "S . . o\n"
            " x * # .\n"
            ". . G .\n");
  EXPECT_EQ(without_legend(picture(small_map(GridKind::kDiamond, Stagger::kEven))),
            " S . . o\n"
            "x * # .\n"
            " . . G .\n");
}

TEST(TextPicture, DrawsShiftedColumnsALineLower) {
  EXPECT_EQ(without_legend(picture(small_map(GridKind::kHexFlat))),
            "S .\n"
            " . o\n"
            "x #\n"
            " * .\n"
            ". G\n"
            " . .\n");
}

TEST(TextPicture, KeepsTerrainGlyphsUnlessTheyAreMarks) {
  Map map(GridSpec{}, {.width = 4, .height = 1},
          {{.name = "ground", .glyph = 'G', .colour = {}},
           {.name = "swamp", .glyph = '~', .colour = {}},
           {.name = "ox", .glyph = 'o', .blocked = true, .colour = {}},
           {.name = "trees", .glyph = 'T', .blocked = true, .colour = {}}});
  for (std::uint8_t index = 0; index < 4; ++index) map.set_terrain(CellId{index}, index);
  EXPECT_EQ(text_picture(map, {}),
            ".~#T\n"
            "\n"
            ".  ground\n"
            "~  swamp\n"
            "#  ox\n"
            "T  trees\n");
}

/// A map of one row with each terrain of the palette once.
Map row_of(Palette palette) {
  const int width = static_cast<int>(palette.size());
  Map map(GridSpec{}, {.width = width, .height = 1}, std::move(palette));
  for (std::uint8_t index = 0; index < width; ++index) map.set_terrain(CellId{index}, index);
  return map;
}

TEST(TextPicture, DrawsNoTwoTerrainsAlike) {
  EXPECT_EQ(text_picture(row_of({{.name = "ground", .glyph = '.'},
                                 {.name = "ground (G)", .glyph = 'G'},
                                 {.name = "swamp", .glyph = 'S'},
                                 {.name = "hedge", .glyph = '#'},
                                 {.name = "ox", .glyph = 'o', .blocked = true},
                                 {.name = "star", .glyph = '*', .blocked = true},
                                 {.name = "air", .glyph = ' '}}),
                         {}),
            ".gs#O,:\n"
            "\n"
            ".  ground\n"
            "g  ground (G)\n"
            "s  swamp\n"
            "#  hedge\n"
            "O  ox\n"
            ",  star\n"
            ":  air\n");
}

TEST(TextPicture, DrawsTheFirstTerrainOfAKindAsUsual) {
  EXPECT_EQ(without_legend(text_picture(row_of({{.name = "swamp", .glyph = 'S', .blocked = true},
                                                {.name = "ground (G)", .glyph = 'G'},
                                                {.name = "star", .glyph = '*', .blocked = true}}),
                                        {})),
            "#.,\n");
}

TEST(TextPicture, DrawsATerrainAlikeWhateverTheSearchHasSeen) {
  const Map map = row_of({{.name = "ground", .glyph = '.'}, {.name = "grass", .glyph = 'G'}});
  EXPECT_EQ(text_picture(map, {.start = CellId{0}, .path = {}, .states = {}}),
            "Sg\n\nS  start\ng  grass\n");
}

TEST(TextPicture, DrawsAsManyTerrainsApartAsThereAreCharacters) {
  Palette palette;
  for (char glyph = ' '; glyph <= '~'; ++glyph) {
    if (palette.size() < 89) palette.push_back({.name = "t", .glyph = glyph});
  }
  std::string cells = without_legend(text_picture(row_of(palette), {}));
  cells.pop_back();
  EXPECT_EQ(std::set<char>(cells.begin(), cells.end()).size(), palette.size()) << cells;
}

TEST(TextPicture, TellsATerrainFromTheMarkOfTheSameName) {
  EXPECT_EQ(text_picture(row_of({{.name = "path", .glyph = 'p'}, {.name = "bog", .glyph = 'b'}}),
                         {.path = {CellId{1}}, .states = {}}),
            "p*\n\n*  path\np  path (terrain)\n");
}

TEST(TextPicture, PutsTheStartAboveTheGoalOnTheSameCell) {
  const Map map(GridSpec{}, {.width = 1, .height = 1});
  EXPECT_EQ(text_picture(
                map, {.start = CellId{0}, .goals = {CellId{0}}, .path = {CellId{0}}, .states = {}}),
            "S\n\nS  start\n");
}

TEST(TextPicture, ShowsNoControlCharacterOfAName) {
  const Map map(GridSpec{}, {.width = 1, .height = 1},
                {{.name = "mo\x1b[2Jss\nx", .glyph = '.', .colour = {}}});
  EXPECT_EQ(text_picture(map, {}), ".\n\n.  mo?[2Jss?x\n");
}

TEST(TextPicture, OfAnEmptyMapIsEmpty) { EXPECT_EQ(text_picture(Map(), {}), "\n"); }

}  // namespace
}  // namespace astrolabe::app
