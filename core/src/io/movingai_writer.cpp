#include <algorithm>
#include <array>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "astrolabe/grid/grid_registry.h"
#include "astrolabe/io/lost_parts.h"
#include "astrolabe/io/movingai_map.h"
#include "io/message_quote.h"
#include "io/movingai_letters.h"
#include "io/text_numbers.h"

namespace astrolabe {

namespace {

/// Where no terrain has a letter of its own, the first of these that fits.
constexpr std::string_view kPassableLetters = ".GS";
constexpr std::string_view kBlockedLetters = "@OTW";

Error unsupported(std::string message) {
  return {.code = ErrorCode::kUnsupported,
          .message = std::move(message) + "; save it as .astrolabe, which keeps everything",
          .file = {},
          .line = 0};
}

bool is_movingai_letter(char glyph) {
  return kMovingaiLetters.find(glyph) != std::string_view::npos;
}

std::vector<bool> used_terrains(const Map& map) {
  std::vector<bool> used(map.palette().size(), false);
  for (const TerrainIndex terrain : map.terrain()) used[terrain] = true;
  return used;
}

std::optional<Error> inexpressible(const Map& map, const std::vector<bool>& used) {
  if (map.spec().kind != GridKind::kSquare) {
    return unsupported("MovingAI maps (.map) are grids of squares, and this is one of the kind " +
                       std::string(grid_entry(map.spec().kind).id));
  }
  for (std::size_t i = 0; i < used.size(); ++i) {
    const Terrain& terrain = map.palette()[i];
    if (!used[i] || terrain.blocked || terrain.cost_hundredths == 100) continue;
    return unsupported("MovingAI maps (.map) hold no costs, and the terrain " +
                       quote_for_message(terrain.name) + " costs " +
                       hundredths_text(terrain.cost_hundredths));
  }
  return std::nullopt;
}

/// The first of these letters that is not the glyph of a terrain of the other kind.
std::optional<char> shared_letter(const Palette& palette, bool blocked) {
  for (const char letter : blocked ? kBlockedLetters : kPassableLetters) {
    const auto contradicts = [letter, blocked](const Terrain& terrain) {
      return terrain.glyph == letter && terrain.blocked != blocked;
    };
    if (std::none_of(palette.begin(), palette.end(), contradicts)) return letter;
  }
  return std::nullopt;
}

/// A terrain that finds no letter; harmless where no cell has it.
constexpr char kNoLetter = '\0';

/// The letter of each terrain. An error where a terrain in use finds none.
Result<std::string> letters_of(const Palette& palette, const std::vector<bool>& used) {
  std::string letters;
  for (std::size_t i = 0; i < palette.size(); ++i) {
    const Terrain& terrain = palette[i];
    const char letter = is_movingai_letter(terrain.glyph)
                            ? terrain.glyph
                            : shared_letter(palette, terrain.blocked).value_or(kNoLetter);
    if (letter == kNoLetter && used[i]) {
      return unsupported("no letter of MovingAI maps (.map) is left for the terrain " +
                         quote_for_message(terrain.name));
    }
    letters += letter;
  }
  return letters;
}

/// Which letters can be entered, and whether a reader who is told nothing takes them so.
struct Passability {
  std::string letters;
  bool usual = true;
};

Passability passability_of(const Palette& palette, const std::string& letters) {
  const std::string usual_letters = ReadOptions{}.passable;
  Passability passability;
  for (const char letter : kMovingaiLetters) {
    const std::size_t terrain = letters.find(letter);
    if (terrain == std::string::npos) continue;
    const bool passable = !palette[terrain].blocked;
    if (passable) passability.letters += letter;
    const bool usually = usual_letters.find(letter) != std::string::npos;
    passability.usual = passability.usual && passable == usually;
  }
  return passability;
}

/// Whether a palette is the format's own but for what is passable.
bool has_own_terrains(Palette palette) {
  const Palette own = movingai_palette(ReadOptions{}.passable);
  if (palette.size() != own.size()) return false;
  for (std::size_t i = 0; i < own.size(); ++i) palette[i].blocked = own[i].blocked;
  return palette == own;
}

/// Everything besides the cells that a MapFile may hold and this format may not.
std::vector<std::string> lost_of(const MapFile& file, const Passability& passability) {
  const Map& map = file.map;
  const GridSpec plain = default_spec(GridKind::kSquare);
  std::vector<std::string> lost;
  const auto note = [&lost](bool is_lost, std::string what) {
    if (is_lost) lost.push_back(std::move(what));
  };
  note(map.start() != kNoCell, "the start");
  note(map.goal() != kNoCell, map.goals().size() > 1 ? "the goals" : "the goal");
  note(!map.heights().empty(), "the heights");
  note(!map.title().empty(), "the title");
  note(!map.notes().empty(), "the notes");
  note(map.spec().ways != plain.ways, "the number of ways");
  note(map.spec().corner != plain.corner, "the corner rule");
  note(map.spec().stagger != plain.stagger, "the stagger");
  note(file.search != SearchSettings{}, std::string(kLostSearchSettings));
  note(!passability.usual, std::string(kLostPassability) + " (read it with the passable letters " +
                               quote_for_message(passability.letters) + ")");
  const bool has_more_than_ground_and_wall = map.palette().size() > 2;
  note(!has_own_terrains(map.palette()), has_more_than_ground_and_wall
                                             ? "the palette's names, colours and further terrains"
                                             : "the palette's names and colours");
  return lost;
}

std::string text_of(const Map& map, const std::string& letters) {
  std::string text = "type octile\nheight " + std::to_string(map.height()) + "\nwidth " +
                     std::to_string(map.width()) + "\nmap\n";
  text.reserve(text.size() + map.terrain().size() + static_cast<std::size_t>(map.height()));
  auto cell = map.terrain().begin();
  for (int row = 0; row < map.height(); ++row) {
    for (int col = 0; col < map.width(); ++col) text += letters[*cell++];
    text += '\n';
  }
  return text;
}

}  // namespace

Result<WrittenMap> write_movingai_map(const MapFile& file) {
  const std::vector<bool> used = used_terrains(file.map);
  if (auto error = inexpressible(file.map, used)) return *std::move(error);
  const Result<std::string> letters = letters_of(file.map.palette(), used);
  if (!letters) return letters.error();
  return WrittenMap{.text = text_of(file.map, *letters),
                    .lost = lost_of(file, passability_of(file.map.palette(), *letters))};
}

}  // namespace astrolabe
