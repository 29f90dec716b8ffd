#include <algorithm>
#include <optional>
#include <string>
#include <string_view>

#include "astrolabe/base/limits.h"
#include "io/astrolabe_keys.h"
#include "io/astrolabe_sections.h"
#include "io/message_quote.h"
#include "io/terrain_glyph.h"
#include "io/text_numbers.h"

namespace astrolabe {

namespace {

char decode_glyph(JsonDecoder& json, const JsonNode& terrain, const Palette& earlier) {
  const JsonNode* const node = json.required(terrain, keys::kGlyph);
  if (node == nullptr) return '.';
  if (node->text.size() != 1 || !is_glyph(node->text.front())) {
    json.fail(*node, "'glyph' should be one printable ASCII character");
    return '.';
  }
  const char glyph = node->text.front();
  const auto has_glyph = [glyph](const Terrain& other) { return other.glyph == glyph; };
  if (std::any_of(earlier.begin(), earlier.end(), has_glyph)) {
    json.fail(*node, "two terrains have the glyph " + quote_for_message(node->text) +
                         "; give each its own");
  }
  return glyph;
}

/// "blocked", or the cost at which somebody enters.
std::optional<Passage> decode_passage(JsonDecoder& json, const JsonNode& terrain,
                                      std::string_view key) {
  const JsonNode* const node = terrain.find(key);
  if (node == nullptr) return std::nullopt;
  if (node->is(JsonNode::Kind::kString)) {
    if (node->text != keys::kBlocked) {
      json.fail(*node, quote_for_message(key) + " should be \"blocked\" or a cost");
    }
    return Passage{.blocked = true};
  }
  return Passage{.cost_hundredths =
                     json.hundredths(terrain, key, 100, kMinTerrainCost, kMaxTerrainCost)};
}

Terrain decode_terrain(JsonDecoder& json, const JsonNode& node, const Palette& earlier) {
  Terrain terrain;
  terrain.glyph = decode_glyph(json, node, earlier);
  if (json.required(node, keys::kName) != nullptr) terrain.name = json.text(node, keys::kName, {});
  terrain.cost_hundredths =
      json.hundredths(node, keys::kCost, 100, kMinTerrainCost, kMaxTerrainCost);
  terrain.blocked = json.boolean(node, keys::kBlocked, false);
  if (const JsonNode* const colour = node.find(keys::kColour)) {
    terrain.colour = parse_colour(colour->text);
    if (!terrain.colour) {
      json.fail(*colour, "'colour' should be \"#rrggbb\" in hexadecimal digits");
    }
  }
  terrain.swimming = decode_passage(json, node, keys::kSwimming);
  terrain.flying = decode_passage(json, node, keys::kFlying);
  return terrain;
}

}  // namespace

Palette decode_palette(JsonDecoder& json, const JsonNode& root) {
  const JsonNode* const node = json.required(root, keys::kPalette);
  if (node == nullptr || !json.expect_array(*node, "'palette'")) return {};
  if (node->items.empty() || node->items.size() > kMaxTerrains) {
    json.fail(*node, "'palette' should hold 1 to " + std::to_string(kMaxTerrains) + " terrains",
              ErrorCode::kOutOfRange);
    return {};
  }
  Palette terrains;
  for (const JsonNode& item : node->items) {
    if (!json.expect_object(item, "a terrain", keys::kTerrainKeys)) return {};
    terrains.push_back(decode_terrain(json, item, terrains));
  }
  return terrains;
}

}  // namespace astrolabe
