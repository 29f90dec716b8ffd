#include <algorithm>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "astrolabe/base/count_text.h"
#include "astrolabe/grid/grid_registry.h"
#include "astrolabe/heuristic/heuristic_registry.h"
#include "astrolabe/io/movingai_map.h"
#include "io/message_quote.h"
#include "io/movingai_letters.h"
#include "io/terrain_glyph.h"
#include "io/text_lines.h"
#include "io/text_numbers.h"

namespace astrolabe {

namespace {

constexpr std::string_view kPlainType = "octile";
constexpr std::string_view kHexType = "hex";

Error error_at(const TextLines& lines, std::string message,
               ErrorCode code = ErrorCode::kMalformed) {
  return {.code = code, .message = std::move(message), .file = {}, .line = lines.number()};
}

/// A stated side of the map, as it is written, and the line that states it.
struct Side {
  std::int64_t cells = 0;
  std::string_view written;
  int line = 0;
};

struct Header {
  std::optional<std::string_view> type;
  std::optional<Side> height;
  std::optional<Side> width;
};

/// Takes one header line other than "map".
std::optional<Error> take_header_line(Header& header, const TextLines& lines,
                                      const std::vector<std::string_view>& words) {
  const std::string_view key = words[0];
  const std::string_view value = words.size() == 2 ? words[1] : std::string_view();
  if (key == "type" && !value.empty() && !header.type) {
    header.type = value;
    return std::nullopt;
  }
  auto* const side = key == "height" ? &header.height : key == "width" ? &header.width : nullptr;
  if (side != nullptr && !side->has_value()) {
    if (const std::optional<std::int64_t> cells = parse_integer(value)) {
      *side = Side{.cells = *cells, .written = value, .line = lines.number()};
      return std::nullopt;
    }
    return error_at(lines, "the " + std::string(key) + " should be a whole number, not " +
                               quote_for_message(value));
  }
  return error_at(lines,
                  "is no MovingAI map: it should start with the lines 'type octile', 'height H', "
                  "'width W' and 'map', once each");
}

/// Reads up to the line "map".
Result<Header> read_header(TextLines& lines) {
  Header header;
  while (const auto line = lines.next()) {
    const std::vector<std::string_view> words = split_blanks(*line);
    if (words.empty()) continue;
    if (words.size() == 1 && words[0] == "map") {
      if (header.type && header.height && header.width) return header;
      return error_at(lines, "the header lacks its type, height or width before this line");
    }
    if (auto error = take_header_line(header, lines, words)) return *std::move(error);
  }
  if (lines.number() == 0) return error_at(lines, "is empty");
  return error_at(lines, "ends within the header; the file is truncated");
}

Result<GridSize> size_of(const Header& header) {
  Result<GridSize> size = check_size(header.width->cells, header.height->cells);
  if (size) return size;
  Error error = size_error(quote_for_message(header.width->written),
                           quote_for_message(header.height->written));
  const bool high = check_size(0, header.height->cells).ok();
  error.line = high ? header.width->line : header.height->line;
  return error;
}

Error row_length_error(const TextLines& lines, std::size_t found, GridSize size, int row) {
  if (found < static_cast<std::size_t>(size.width) && lines.rest().empty()) {
    return error_at(lines, "ends within row " + std::to_string(row + 1) + " of " +
                               std::to_string(size.height) +
                               ": it is truncated, or its width is wrong");
  }
  return error_at(lines, "this row has " + count_text(found, "cell", "cells") +
                             ", but the header states a width of " + std::to_string(size.width) +
                             "; correct one of them");
}

std::optional<Error> append_row(std::vector<TerrainIndex>& cells, const TextLines& lines,
                                std::string_view row, const GlyphTable& table) {
  for (std::size_t col = 0; col < row.size(); ++col) {
    const char letter = movingai_letter(row[col]);
    if (!table.knows(letter)) {
      return error_at(lines, "column " + std::to_string(col + 1) + " holds " +
                                 quote_for_message(row.substr(col, 1)) +
                                 ", which is no terrain of MovingAI maps (" +
                                 movingai_letter_list() + ")");
    }
    cells.push_back(table[letter]);
  }
  return std::nullopt;
}

/// The plain block of terrain that ends the file.
Result<std::vector<TerrainIndex>> read_rows(TextLines& lines, GridSize size,
                                            const GlyphTable& table) {
  std::vector<TerrainIndex> cells;
  // Where the header states more than the text holds, no memory is taken for the difference.
  cells.reserve(std::min(lines.rest().size(), static_cast<std::size_t>(size.cell_count())));
  for (int row = 0; row < size.height; ++row) {
    const auto line = lines.next();
    if (!line) {
      return error_at(lines, "ends after " + std::to_string(row) + " of " +
                                 count_text(size.height, "row", "rows") +
                                 ": it is truncated, or its height is wrong");
    }
    // A row never starts with a blank, so a leading one is left for the message on its column.
    const std::string_view cells_text = line->substr(0, line->find_last_not_of(" \t\r") + 1);
    if (cells_text.size() != static_cast<std::size_t>(size.width)) {
      return row_length_error(lines, cells_text.size(), size, row);
    }
    if (auto error = append_row(cells, lines, cells_text, table)) return *std::move(error);
  }
  while (const auto line = lines.next()) {
    if (trimmed(*line).empty()) continue;
    return error_at(lines, "more lines follow the " + count_text(size.height, "row", "rows") +
                               " that the header states; correct its height");
  }
  return cells;
}

/// Other types may hold other things than a plain block of terrain; then that is the reason to
/// give.
Error for_type(Error error, std::string_view type) {
  if (type == kPlainType) return error;
  error.code = ErrorCode::kUnsupported;
  error.message = "maps of the type " + quote_for_message(type) +
                  " can be read only where they hold a plain block of terrain: " + error.message;
  return error;
}

Result<MapFile> read_map(TextLines& lines, const std::string& passable) {
  const Result<Header> header = read_header(lines);
  if (!header) return header.error();
  const Result<GridSize> size = size_of(*header);
  if (!size) return size.error();
  Palette palette = movingai_palette(passable);
  Result<std::vector<TerrainIndex>> cells = read_rows(lines, *size, glyph_table(palette));
  if (!cells) return for_type(cells.error(), *header->type);

  const bool hex = *header->type == kHexType;
  const GridSpec spec = default_spec(hex ? GridKind::kHexPointy : GridKind::kSquare);
  MapFile file{.map = Map(spec, *size, std::move(palette)), .search = {}};
  file.map.set_all_terrain(*std::move(cells));
  file.search.heuristic = default_heuristic(spec).id;
  return file;
}

}  // namespace

bool looks_like_movingai_map(std::string_view head) {
  TextLines lines(head);
  while (const auto line = lines.next()) {
    const std::vector<std::string_view> words = split_blanks(*line);
    if (words.empty()) continue;
    return words.size() == 2 && (words[0] == "type" || words[0] == "height" || words[0] == "width");
  }
  return false;
}

Result<MapFile> read_movingai_map(std::string_view text, const std::string& name,
                                  const ReadOptions& options) {
  const Result<std::string> passable = passable_letters(options.passable);
  if (!passable) return passable.error();
  TextLines lines(text);
  Result<MapFile> file = read_map(lines, *passable);
  if (file) return file;
  Error error = file.error();
  error.file = name;
  return error;
}

}  // namespace astrolabe
