#include "app/cli/text_picture.h"

#include <algorithm>
#include <array>
#include <string_view>

#include "astrolabe/grid/lattice.h"

namespace astrolabe::app {

namespace {

constexpr char kStart = 'S';
constexpr char kGoal = 'G';
constexpr char kPath = '*';
constexpr char kOpen = 'o';
constexpr char kClosed = 'x';

struct MarkName {
  char mark;
  std::string_view name;
};
constexpr std::array<MarkName, 5> kMarks{
    {{kStart, "start"}, {kGoal, "goal"}, {kPath, "path"}, {kOpen, "open"}, {kClosed, "closed"}}};

bool is_mark(char glyph) {
  for (const MarkName& mark : kMarks) {
    if (mark.mark == glyph) return true;
  }
  return false;
}

/// Stands between the cells of a hex map, and cannot be seen at the end of a line.
constexpr char kBlank = ' ';

/// For terrains whose own glyph means something else, the most telling apart first.
constexpr std::string_view kStandIns =
    ",:;~+-=%&^@$!?|/\\_<>()[]{}'\"`.#0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvw"
    "xyz";

std::string other_case(char glyph) {
  const bool lower = glyph >= 'a' && glyph <= 'z';
  const bool upper = glyph >= 'A' && glyph <= 'Z';
  return lower || upper ? std::string(1, static_cast<char>(glyph ^ 0x20)) : std::string();
}

char stand_in(const Terrain& terrain, const std::string& taken) {
  const char usual = terrain.blocked ? '#' : '.';
  const std::string wishes = usual + other_case(terrain.glyph) + std::string(kStandIns);
  const std::size_t left = wishes.find_first_not_of(taken);
  return left == std::string::npos ? usual : wishes[left];
}

std::vector<bool> terrains_in(const Map& map) {
  std::vector<bool> occurs(map.palette().size(), false);
  for (const TerrainIndex terrain : map.terrain()) occurs[terrain] = true;
  return occurs;
}

/// The character of each terrain; of those that occur no two share one. The marks on the map make
/// no difference, so that two searches on it look alike.
std::string terrain_characters(const Map& map) {
  const Palette& palette = map.palette();
  const std::vector<bool> occurs = terrains_in(map);
  std::string characters;
  std::string taken(1, kBlank);
  for (const MarkName& mark : kMarks) taken += mark.mark;
  for (const Terrain& terrain : palette) characters += terrain.glyph;

  std::vector<std::size_t> without;
  for (std::size_t index = 0; index < palette.size(); ++index) {
    if (!occurs[index]) continue;
    if (taken.find(characters[index]) == std::string::npos) {
      taken += characters[index];
    } else {
      without.push_back(index);
    }
  }
  for (const std::size_t index : without) {
    characters[index] = stand_in(palette[index], taken);
    taken += characters[index];
  }
  return characters;
}

/// The character of each cell, and which terrains can be seen.
class Characters {
 public:
  Characters(const Map& map, const PictureMarks& marks)
      : of_terrain_(terrain_characters(map)), terrain_seen_(map.palette().size(), false) {
    characters_.reserve(map.terrain().size());
    for (const TerrainIndex terrain : map.terrain()) characters_.push_back(of_terrain_[terrain]);
    for (std::size_t index = 0; index < marks.states.size(); ++index) {
      if (marks.states[index] == CellState::kUnseen) continue;
      characters_[index] = marks.states[index] == CellState::kOpen ? kOpen : kClosed;
    }
    for (const CellId cell : marks.path) put(cell, kPath);
    for (const CellId goal : marks.goals) put(goal, kGoal);
    put(marks.start, kStart);
    for (std::size_t index = 0; index < characters_.size(); ++index) {
      const TerrainIndex terrain = map.terrain()[index];
      if (!is_mark(characters_[index])) terrain_seen_[terrain] = true;
    }
  }

  [[nodiscard]] char at(CellId cell) const { return characters_[index_of(cell)]; }
  [[nodiscard]] bool uses(char character) const {
    return characters_.find(character) != std::string::npos;
  }
  [[nodiscard]] char of_terrain(std::size_t terrain) const { return of_terrain_[terrain]; }
  [[nodiscard]] bool terrain_seen(std::size_t terrain) const { return terrain_seen_[terrain]; }

 private:
  void put(CellId cell, char mark) {
    if (cell != kNoCell) characters_[index_of(cell)] = mark;
  }

  std::string of_terrain_;
  std::string characters_;
  std::vector<bool> terrain_seen_;
};

/// Where a cell's character stands in the picture.
struct Place {
  std::size_t line = 0;
  std::size_t column = 0;
};

Place place_of(Offset at, const GridSpec& spec) {
  const auto row = static_cast<std::size_t>(at.row);
  const auto col = static_cast<std::size_t>(at.col);
  if (spec.kind == GridKind::kSquare) return {row, col};
  if (spec.kind == GridKind::kHexFlat) {
    return {2 * row + static_cast<std::size_t>(shift_of_line(at.col, spec.stagger)), col};
  }
  return {row, 2 * col + static_cast<std::size_t>(shift_of_line(at.row, spec.stagger))};
}

std::string picture_lines(const Map& map, const Characters& characters) {
  const std::size_t lines_a_row = map.spec().kind == GridKind::kHexFlat ? 2 : 1;
  std::vector<std::string> lines(lines_a_row * static_cast<std::size_t>(map.height()));
  for (int row = 0; row < map.height(); ++row) {
    for (int col = 0; col < map.width(); ++col) {
      const Offset at{.col = col, .row = row};
      const Place place = place_of(at, map.spec());
      std::string& line = lines[place.line];
      line.resize(place.column, ' ');
      line += characters.at(map.size().cell(at));
    }
  }
  std::string text;
  for (const std::string& line : lines) text += line + '\n';
  return text;
}

/// The name as a terminal may show it: a file's control characters shall not steer it, and it is
/// not to be taken for a mark's.
std::string terrain_name(const Terrain& terrain) {
  if (terrain.name.empty()) return terrain.blocked ? "blocked" : "passable";
  std::string name = terrain.name;
  const auto steers = [](unsigned char c) { return c < 0x20 || c == 0x7F; };
  std::replace_if(name.begin(), name.end(), steers, '?');
  const bool names_mark = std::any_of(kMarks.begin(), kMarks.end(),
                                      [&name](const MarkName& mark) { return mark.name == name; });
  return names_mark ? name + " (terrain)" : name;
}

std::string legend(const Map& map, const Characters& characters, const PictureMarks& marks) {
  std::string text;
  for (const MarkName& mark : kMarks) {
    if (!characters.uses(mark.mark)) continue;
    std::string_view name = mark.name;
    if (mark.mark == kOpen) name = marks.open_name;
    if (mark.mark == kClosed) name = marks.closed_name;
    text += std::string(1, mark.mark) + "  " + std::string(name) + '\n';
  }
  for (std::size_t terrain = 0; terrain < map.palette().size(); ++terrain) {
    if (!characters.terrain_seen(terrain)) continue;
    text += std::string(1, characters.of_terrain(terrain)) + "  " +
            terrain_name(map.palette()[terrain]) + '\n';
  }
  return text;
}

}  // namespace

std::string text_picture(const Map& map, const PictureMarks& marks) {
  const Characters characters(map, marks);
  return picture_lines(map, characters) + '\n' + legend(map, characters, marks);
}

}  // namespace astrolabe::app
