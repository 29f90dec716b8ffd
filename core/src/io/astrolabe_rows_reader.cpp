#include <algorithm>
#include <string>
#include <string_view>

#include "astrolabe/base/count_text.h"
#include "io/astrolabe_keys.h"
#include "io/astrolabe_sections.h"
#include "io/message_quote.h"
#include "io/terrain_glyph.h"
#include "io/text_numbers.h"
#include "io/utf8.h"

namespace astrolabe {

namespace {

using Kind = JsonNode::Kind;

void check_row(JsonDecoder& json, const JsonNode& row, std::size_t number, GridSize size,
               const GlyphTable& table) {
  if (!row.is(Kind::kString)) {
    json.fail(row, "a row should be a string with one glyph for each cell");
    return;
  }
  const std::string_view text = row.text;
  const auto stranger =
      std::find_if(text.begin(), text.end(), [&table](char c) { return !table.knows(c); });
  if (stranger != text.end()) {
    const auto col = stranger - text.begin();
    const std::string_view rest = text.substr(static_cast<std::size_t>(col));
    json.fail(row, "cell " + cell_text(col, static_cast<std::int64_t>(number)) + " is " +
                       quote_for_message(rest.substr(0, utf8_sequence_length(rest))) +
                       ", which is no glyph of the palette");
  } else if (text.size() != static_cast<std::size_t>(size.width)) {
    json.fail(row, "this row has " + count_text(text.size(), "cell", "cells") +
                       ", but 'size' states " + std::to_string(size.width) +
                       "; correct one of them");
  }
}

}  // namespace

std::vector<TerrainIndex> decode_rows(JsonDecoder& json, const JsonNode& root, GridSize size,
                                      const Palette& palette) {
  const JsonNode* const node = json.required(root, keys::kRows);
  if (node == nullptr || !json.expect_array(*node, "'rows'")) return {};
  if (node->items.size() != static_cast<std::size_t>(size.height)) {
    json.fail(*node, "'rows' holds " + count_text(node->items.size(), "row", "rows") +
                         ", but 'size' states " + std::to_string(size.height) +
                         "; correct one of them");
  }
  const GlyphTable table = glyph_table(palette);
  for (std::size_t row = 0; row < node->items.size() && !json.failed(); ++row) {
    check_row(json, node->items[row], row, size, table);
  }
  if (json.failed()) return {};

  // Only now is it sure that the text holds as many cells as it states.
  std::vector<TerrainIndex> cells;
  cells.reserve(static_cast<std::size_t>(size.cell_count()));
  for (const JsonNode& row : node->items) {
    for (const char glyph : row.text) cells.push_back(table[glyph]);
  }
  return cells;
}

}  // namespace astrolabe
