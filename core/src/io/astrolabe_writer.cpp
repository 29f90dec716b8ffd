#include <algorithm>
#include <array>
#include <nlohmann/json.hpp>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "astrolabe/grid/grid_registry.h"
#include "astrolabe/io/astrolabe_file.h"
#include "astrolabe/search/path_query.h"
#include "io/astrolabe_keys.h"
#include "io/message_quote.h"
#include "io/terrain_glyph.h"
#include "io/text_numbers.h"
#include "io/utf8.h"

namespace astrolabe {

namespace {

/// A JSON string with its quotes. [Limit: well-formed UTF-8]
std::string json_string(std::string_view text) { return nlohmann::json(text).dump(); }

/// "key": value
std::string member(std::string_view key, std::string_view value) {
  std::string text = json_string(key);
  text += ": ";
  text += value;
  return text;
}

std::string string_member(std::string_view key, std::string_view text) {
  return member(key, json_string(text));
}

std::string bool_text(bool value) { return value ? "true" : "false"; }

std::string pair_text(int first, int second) {
  return "[" + std::to_string(first) + ", " + std::to_string(second) + "]";
}

/// The items inside brackets or braces, one on a line.
std::string block_text(char open, const std::vector<std::string>& items, char close) {
  std::string text(1, open);
  std::string_view separator = "\n";
  for (const std::string& item : items) {
    text += separator;
    text += "    ";
    text += item;
    separator = ",\n";
  }
  if (!items.empty()) text += "\n  ";
  return text + close;
}

/// An object on one line.
std::string line_text(const std::vector<std::string>& members) {
  std::string text;
  for (const std::string& item : members) text += (text.empty() ? "{" : ", ") + item;
  return text + "}";
}

std::size_t count_lines(std::string_view notes) {
  return static_cast<std::size_t>(std::count(notes.begin(), notes.end(), '\n')) + 1;
}

std::string notes_text(std::string_view notes) {
  std::vector<std::string> lines;
  std::size_t begin = 0;
  while (!notes.empty() && begin != std::string_view::npos) {
    const std::size_t end = notes.find('\n', begin);
    lines.push_back(json_string(notes.substr(begin, end - begin)));
    begin = end == std::string_view::npos ? end : end + 1;
  }
  return block_text('[', lines, ']');
}

std::string grid_text(const GridSpec& spec) {
  return line_text({string_member(keys::kKind, grid_entry(spec.kind).id),
                    member(keys::kWays, std::to_string(spec.ways)),
                    string_member(keys::kCorner, id_of(spec.corner)),
                    string_member(keys::kStagger, id_of(spec.stagger))});
}

std::string search_text(const SearchSettings& search) {
  const SearchSettings defaults;
  std::vector<std::string> members{string_member(keys::kAlgorithm, search.algorithm),
                                   string_member(keys::kHeuristic, search.heuristic)};
  // What few maps need is written only where it says something.
  if (search.expression != defaults.expression) {
    members.push_back(string_member(keys::kExpression, search.expression));
  }
  if (search.landmarks != defaults.landmarks) {
    members.push_back(member(keys::kLandmarks, std::to_string(search.landmarks)));
  }
  members.push_back(member(keys::kWeight, hundredths_text(search.weight_hundredths)));
  if (search.beam_width != defaults.beam_width) {
    members.push_back(member(keys::kBeamWidth, std::to_string(search.beam_width)));
  }
  if (search.priority != defaults.priority) {
    members.push_back(string_member(keys::kPriority, search.priority));
  }
  members.push_back(string_member(keys::kTieBreak, search.tie_break));
  if (search.seed != defaults.seed) {
    members.push_back(member(keys::kSeed, std::to_string(search.seed)));
  }
  const bool tens = search.cost_scale == CostScale::kTens;
  members.push_back(member(keys::kReopen, bool_text(search.reopen)));
  if (search.remedy != defaults.remedy) {
    members.push_back(string_member(keys::kRemedy, id_of(search.remedy)));
  }
  if (search.profile != defaults.profile) {
    members.push_back(string_member(keys::kProfile, search.profile));
  }
  if (search.climb != defaults.climb) {
    members.push_back(member(keys::kClimbUp, hundredths_text(search.climb.up_hundredths)));
    members.push_back(member(keys::kClimbDown, hundredths_text(search.climb.down_hundredths)));
  }
  if (search.blocked_ends != defaults.blocked_ends) {
    members.push_back(string_member(keys::kBlockedEnds, id_of(search.blocked_ends)));
  }
  if (search.search_unreachable) {
    members.push_back(member(keys::kSearchUnreachable, bool_text(true)));
  }
  members.push_back(
      string_member(keys::kCostScale, tens ? keys::kCostScaleTens : keys::kCostScaleExact));
  members.push_back(string_member(keys::kSmoother, search.smoother));
  return block_text('{', members, '}');
}

std::string passage_text(const Passage& passage) {
  return passage.blocked ? json_string(keys::kBlocked) : hundredths_text(passage.cost_hundredths);
}

std::string terrain_text(const Terrain& terrain) {
  std::vector<std::string> members{string_member(keys::kGlyph, std::string_view(&terrain.glyph, 1)),
                                   string_member(keys::kName, terrain.name)};
  // A cost says nothing of a wall, but one that was set is kept for when the wall is opened.
  if (!terrain.blocked || terrain.cost_hundredths != 100) {
    members.push_back(member(keys::kCost, hundredths_text(terrain.cost_hundredths)));
  }
  if (terrain.blocked) members.push_back(member(keys::kBlocked, bool_text(true)));
  if (terrain.colour) members.push_back(string_member(keys::kColour, colour_text(*terrain.colour)));
  if (terrain.swimming) members.push_back(member(keys::kSwimming, passage_text(*terrain.swimming)));
  if (terrain.flying) members.push_back(member(keys::kFlying, passage_text(*terrain.flying)));
  return line_text(members);
}

std::string palette_text(const Palette& palette) {
  std::vector<std::string> terrains;
  for (const Terrain& terrain : palette) terrains.push_back(terrain_text(terrain));
  return block_text('[', terrains, ']');
}

std::string cell_value(const Map& map, CellId cell) {
  if (cell == kNoCell) return "null";
  const Offset at = map.size().offset(cell);
  return pair_text(at.col, at.row);
}

std::string more_goals_text(const Map& map) {
  std::string text;
  for (std::size_t i = 1; i < map.goals().size(); ++i) {
    text += (text.empty() ? "[" : ", ") + cell_value(map, map.goals()[i]);
  }
  return text + "]";
}

/// Glyphs as they stand inside a JSON string.
std::vector<std::string> escaped_glyphs(const Palette& palette) {
  std::vector<std::string> glyphs;
  for (const Terrain& terrain : palette) {
    const std::string in_quotes = json_string(std::string_view(&terrain.glyph, 1));
    glyphs.push_back(in_quotes.substr(1, in_quotes.size() - 2));
  }
  return glyphs;
}

/// Appends rather than returns: the rows are nearly all of a large file.
void append_rows(std::string& text, const Map& map) {
  if (map.height() == 0) {
    text += "[]";
    return;
  }
  const std::vector<std::string> glyphs = escaped_glyphs(map.palette());
  auto cell = map.terrain().begin();
  for (int row = 0; row < map.height(); ++row) {
    text += row == 0 ? "[\n    \"" : ",\n    \"";
    for (int col = 0; col < map.width(); ++col) text += glyphs[*cell++];
    text += '"';
  }
  text += "\n  ]";
}

/// Two hexadecimal digits a cell.
void append_heights(std::string& text, const Map& map) {
  constexpr std::string_view kDigits = "0123456789abcdef";
  auto height = map.heights().begin();
  for (int row = 0; row < map.height(); ++row) {
    text += row == 0 ? "[\n    \"" : ",\n    \"";
    for (int col = 0; col < map.width(); ++col, ++height) {
      text += kDigits[*height / 16];
      text += kDigits[*height % 16];
    }
    text += '"';
  }
  text += "\n  ]";
}

std::optional<Error> error_in(const Map& map) {
  const auto failure = [](std::string message) {
    return Error{
        .code = ErrorCode::kUnsupported, .message = std::move(message), .file = {}, .line = 0};
  };
  const auto is_utf8 = [](std::string_view text) {
    return find_invalid_utf8(text) == std::string_view::npos;
  };
  if (!is_utf8(map.title())) return failure("the title is not UTF-8; type it anew");
  if (!is_utf8(map.notes())) return failure("the notes are not UTF-8; type them anew");
  if (count_lines(map.notes()) > keys::kMostNoteLines) {
    return failure("the notes have more than " + std::to_string(keys::kMostNoteLines) +
                   " lines; shorten them");
  }
  GlyphTable seen;
  for (const Terrain& terrain : map.palette()) {
    if (!is_utf8(terrain.name)) return failure("the name of a terrain is not UTF-8; type it anew");
    const std::string name = quote_for_message(terrain.name);
    if (!is_glyph(terrain.glyph)) {
      return failure("the glyph of the terrain " + name + " is no printable ASCII character");
    }
    if (seen.knows(terrain.glyph)) {
      return failure("the terrain " + name + " has the glyph of another one; change one of them");
    }
    seen.set(terrain.glyph, 0);
  }
  return std::nullopt;
}

}  // namespace

Result<WrittenMap> write_astrolabe_file(const MapFile& file) {
  const Map& map = file.map;
  if (auto error = error_in(map)) return *std::move(error);
  std::vector<std::string> members{
      string_member(keys::kFormat, keys::kFormatId),
      member(keys::kVersion, std::to_string(kAstrolabeFileVersion)),
      string_member(keys::kTitle, map.title()),
      member(keys::kNotes, notes_text(map.notes())),
      member(keys::kGrid, grid_text(map.spec())),
      member(keys::kSearch, search_text(file.search)),
      member(keys::kPalette, palette_text(map.palette())),
      member(keys::kSize, pair_text(map.width(), map.height())),
      member(keys::kStart, cell_value(map, map.start())),
      member(keys::kGoal, cell_value(map, map.goal())),
  };
  if (map.goals().size() > 1) members.push_back(member(keys::kMoreGoals, more_goals_text(map)));
  std::string text = "{\n";
  for (const std::string& line : members) text += "  " + line + ",\n";
  text += "  " + member(keys::kRows, {});
  constexpr std::size_t kBytesBesidesCells = 8;  // Indent, quotes, comma, line end.
  text.reserve(text.size() + map.terrain().size() + 2 * map.heights().size() +
               2 * (static_cast<std::size_t>(map.height()) + 1) * kBytesBesidesCells);
  append_rows(text, map);
  if (!map.heights().empty()) {
    text += ",\n  " + member(keys::kHeights, {});
    append_heights(text, map);
  }
  text += "\n}\n";
  return WrittenMap{.text = std::move(text), .lost = {}};
}

}  // namespace astrolabe
