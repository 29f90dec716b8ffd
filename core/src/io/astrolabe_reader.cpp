#include <algorithm>
#include <string>
#include <utility>
#include <vector>

#include "astrolabe/base/limits.h"
#include "astrolabe/io/astrolabe_file.h"
#include "io/astrolabe_keys.h"
#include "io/astrolabe_sections.h"
#include "io/json_decoder.h"
#include "io/message_quote.h"
#include "io/text_lines.h"
#include "io/text_numbers.h"

namespace astrolabe {

namespace {

using Kind = JsonNode::Kind;

void check_version(JsonDecoder& json, const JsonNode& version) {
  if (!version.is(Kind::kInteger) || version.integer < 1) {
    json.fail(version, "'version' should be a whole number from 1 on");
  } else if (version.integer > kAstrolabeFileVersion) {
    json.fail(version,
              "was written by a newer Astrolabe (version " + std::to_string(version.integer) +
                  " of the format; this one reads up to version " +
                  std::to_string(kAstrolabeFileVersion) + "); update Astrolabe to open it",
              ErrorCode::kUnsupported);
  }
}

/// Comes first, so that a newer file is refused for its version and not for a key that this program
/// does not know yet.
void check_identity(JsonDecoder& json, const JsonNode& root) {
  if (!root.is(Kind::kObject)) {
    json.fail(root, "is JSON, but no Astrolabe map: that is an object in braces");
    return;
  }
  const JsonNode* const format = json.required(root, keys::kFormat);
  if (format != nullptr && format->text != keys::kFormatId) {
    json.fail(*format, "is JSON, but no Astrolabe map: its 'format' is not \"astrolabe\"");
  }
  const JsonNode* const version = json.required(root, keys::kVersion);
  if (version != nullptr) check_version(json, *version);
}

GridSize decode_size(JsonDecoder& json, const JsonNode& root) {
  const JsonNode* const node = json.required(root, keys::kSize);
  if (node == nullptr) return {};
  const auto sides = json.pair(*node, "'size'");
  if (!sides) return {};
  const Result<GridSize> size = check_size(sides->first, sides->second);
  if (size) return *size;
  json.fail(*node, size.error().message, size.error().code);
  return {};
}

/// `what` it is, in messages: "the goal".
CellId decode_cell(JsonDecoder& json, const JsonNode& node, const std::string& what,
                   GridSize size) {
  const auto at = json.pair(node, what);
  if (!at) return kNoCell;
  if (at->first >= 0 && at->first < size.width && at->second >= 0 && at->second < size.height) {
    return size.cell({static_cast<int>(at->first), static_cast<int>(at->second)});
  }
  json.fail(node,
            what + " " + cell_text(at->first, at->second) + " lies outside the map of " +
                std::to_string(size.width) + " x " + std::to_string(size.height) +
                " cells; cells count from 0,0",
            ErrorCode::kOutOfRange);
  return kNoCell;
}

/// The start or the goal.
CellId decode_end(JsonDecoder& json, const JsonNode& root, std::string_view key, GridSize size) {
  const JsonNode* const node = root.find(key);
  if (node == nullptr || node->is(Kind::kNull)) return kNoCell;
  return decode_cell(json, *node, "the " + std::string(key), size);
}

std::vector<CellId> decode_goals(JsonDecoder& json, const JsonNode& root, GridSize size) {
  std::vector<CellId> goals;
  const CellId first = decode_end(json, root, keys::kGoal, size);
  if (first != kNoCell) goals.push_back(first);
  const JsonNode* const node = root.find(keys::kMoreGoals);
  if (node == nullptr || !json.expect_array(*node, "'more_goals'")) return goals;
  if (node->items.size() >= kMaxGoals) {
    json.fail(*node, "a map has at most " + std::to_string(kMaxGoals) + " goals",
              ErrorCode::kTooLarge);
    return {};
  }
  for (const JsonNode& item : node->items) {
    const CellId goal = decode_cell(json, item, "the goal", size);
    if (std::find(goals.begin(), goals.end(), goal) != goals.end()) {
      json.fail(item, "this cell is a goal already; take one of them out");
    }
    goals.push_back(goal);
  }
  return goals;
}

std::string decode_notes(JsonDecoder& json, const JsonNode& root) {
  const JsonNode* const node = root.find(keys::kNotes);
  if (node == nullptr || !json.expect_array(*node, "'notes'")) return {};
  if (node->items.size() > keys::kMostNoteLines) {
    json.fail(*node,
              "'notes' should hold at most " + std::to_string(keys::kMostNoteLines) + " lines",
              ErrorCode::kTooLarge);
    return {};
  }
  std::string notes;
  for (const JsonNode& line : node->items) {
    if (!line.is(Kind::kString)) json.fail(line, "'notes' should hold strings, one for each line");
    if (&line != &node->items.front()) notes += '\n';
    notes += line.text;
  }
  return notes;
}

Result<MapFile> decode_file(JsonDecoder& json, const JsonNode& root) {
  check_identity(json, root);
  if (json.failed()) return json.error();
  json.expect_object(root, "the file", keys::kFileKeys);
  const GridSpec spec = decode_grid(json, root);
  SearchSettings search = decode_search(json, root, spec);
  Palette palette = decode_palette(json, root);
  const GridSize size = decode_size(json, root);
  if (json.failed()) return json.error();
  std::vector<TerrainIndex> cells = decode_rows(json, root, size, palette);
  std::vector<Height> heights = decode_heights(json, root, size);
  std::vector<CellId> goals = decode_goals(json, root, size);
  if (json.failed()) return json.error();

  MapFile file{.map = Map(spec, size, std::move(palette)), .search = std::move(search)};
  file.map.set_all_terrain(std::move(cells));
  file.map.set_title(json.text(root, keys::kTitle, {}));
  file.map.set_notes(decode_notes(json, root));
  file.map.set_start(decode_end(json, root, keys::kStart, size));
  file.map.set_goals(std::move(goals));
  file.map.set_heights(std::move(heights));
  if (json.failed()) return json.error();
  return file;
}

}  // namespace

bool looks_like_astrolabe_file(std::string_view head) {
  head = without_byte_order_mark(head);
  const std::size_t first = head.find_first_not_of(" \t\r\n");
  return first != std::string_view::npos && head[first] == '{' &&
         head.find("\"astrolabe\"") != std::string_view::npos;
}

Result<MapFile> read_astrolabe_file(std::string_view text, const std::string& name,
                                    const ReadOptions& /*options*/) {
  const Result<JsonNode> document = parse_json(text, name);
  if (!document) return document.error();
  JsonDecoder json(name);
  return decode_file(json, *document);
}

}  // namespace astrolabe
