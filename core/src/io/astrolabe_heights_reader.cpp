#include <string>
#include <string_view>

#include "astrolabe/base/count_text.h"
#include "io/astrolabe_keys.h"
#include "io/astrolabe_sections.h"
#include "io/text_numbers.h"

namespace astrolabe {

namespace {

constexpr std::size_t kDigitsOfCell = 2;

/// -1 for what is no hexadecimal digit.
int value_of(char digit) {
  if (digit >= '0' && digit <= '9') return digit - '0';
  if (digit >= 'a' && digit <= 'f') return digit - 'a' + 10;
  if (digit >= 'A' && digit <= 'F') return digit - 'A' + 10;
  return -1;
}

void check_row(JsonDecoder& json, const JsonNode& row, std::size_t number, GridSize size) {
  if (!row.is(JsonNode::Kind::kString)) {
    json.fail(row, "a row of heights should be a string with two hexadecimal digits a cell");
    return;
  }
  for (std::size_t i = 0; i < row.text.size(); ++i) {
    if (value_of(row.text[i]) >= 0) continue;
    json.fail(row, "the height of cell " +
                       cell_text(static_cast<std::int64_t>(i / kDigitsOfCell),
                                 static_cast<std::int64_t>(number)) +
                       " should be two hexadecimal digits, 00 to ff");
    return;
  }
  if (row.text.size() != kDigitsOfCell * static_cast<std::size_t>(size.width)) {
    json.fail(row, "this row of heights has " + count_text(row.text.size(), "digit", "digits") +
                       ", but 'size' states " + std::to_string(size.width) +
                       " cells of two digits; correct one of them");
  }
}

}  // namespace

std::vector<Height> decode_heights(JsonDecoder& json, const JsonNode& root, GridSize size) {
  const JsonNode* const node = root.find(keys::kHeights);
  if (node == nullptr || !json.expect_array(*node, "'heights'")) return {};
  if (node->items.size() != static_cast<std::size_t>(size.height)) {
    json.fail(*node, "'heights' holds " + count_text(node->items.size(), "row", "rows") +
                         ", but 'size' states " + std::to_string(size.height) +
                         "; correct one of them");
  }
  for (std::size_t row = 0; row < node->items.size() && !json.failed(); ++row) {
    check_row(json, node->items[row], row, size);
  }
  if (json.failed()) return {};

  // Only now is it sure that the text holds as many cells as it states.
  std::vector<Height> heights;
  heights.reserve(static_cast<std::size_t>(size.cell_count()));
  for (const JsonNode& row : node->items) {
    for (std::size_t i = 0; i < row.text.size(); i += kDigitsOfCell) {
      heights.push_back(
          static_cast<Height>(16 * value_of(row.text[i]) + value_of(row.text[i + 1])));
    }
  }
  return heights;
}

}  // namespace astrolabe
