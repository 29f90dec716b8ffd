#include <array>
#include <span>
#include <string>

#include "astrolabe/base/id_list.h"
#include "astrolabe/grid/grid_registry.h"
#include "astrolabe/grid/movement_profile.h"
#include "astrolabe/heuristic/heuristic_registry.h"
#include "astrolabe/path/smoother_registry.h"
#include "astrolabe/search/algorithm_registry.h"
#include "astrolabe/search/order_registry.h"
#include "astrolabe/search/path_query.h"
#include "io/astrolabe_keys.h"
#include "io/astrolabe_sections.h"
#include "io/message_quote.h"

namespace astrolabe {

namespace {

using Kind = JsonNode::Kind;

/// The value of a member that holds the id of one of these values.
template <class T>
T decode_choice(JsonDecoder& json, const JsonNode& object, std::string_view key, T fallback,
                std::span<const NamedValue<T>> values) {
  const JsonNode* const node = object.find(key);
  if (node == nullptr) return fallback;
  for (const NamedValue<T>& value : values) {
    if (node->is(Kind::kString) && node->text == value.id) return value.value;
  }
  json.fail(*node, quote_for_message(key) + " should be one of " + id_list(values));
  return fallback;
}

int decode_ways(JsonDecoder& json, const JsonNode& grid, const GridSpec& spec) {
  const JsonNode* const node = grid.find(keys::kWays);
  if (node == nullptr) return spec.ways;
  std::string allowed_ways;
  for (const int allowed : grid_entry(spec.kind).ways) {
    if (node->is(Kind::kInteger) && node->integer == allowed) return allowed;
    allowed_ways += (allowed_ways.empty() ? "" : " or ") + std::to_string(allowed);
  }
  json.fail(*node, "'ways' should be " + allowed_ways + " on this grid", ErrorCode::kOutOfRange);
  return spec.ways;
}

/// The value of a member that holds an id of a registry.
template <class Entries>
std::string decode_id(JsonDecoder& json, const JsonNode& object, std::string_view key,
                      const std::string& fallback, const Entries& entries) {
  const JsonNode* const node = object.find(key);
  if (node == nullptr) return fallback;
  for (const auto& entry : entries) {
    if (node->is(Kind::kString) && node->text == entry.id) return node->text;
  }
  json.fail(*node, quote_for_message(key) + " should be one of " + id_list(entries),
            ErrorCode::kUnsupported);
  return fallback;
}

/// Only its length is looked at here: whether it can be read depends on the grid, and a map whose
/// formula is wrong is still a map.
std::string decode_expression(JsonDecoder& json, const JsonNode& search, std::string fallback) {
  std::string expression = json.text(search, keys::kExpression, std::move(fallback));
  if (expression.size() > kMaxExpression) {
    json.fail(*search.find(keys::kExpression),
              "'expression' should have at most " + std::to_string(kMaxExpression) + " characters",
              ErrorCode::kOutOfRange);
  }
  return expression;
}

}  // namespace

GridSpec decode_grid(JsonDecoder& json, const JsonNode& root) {
  const JsonNode* const node = json.required(root, keys::kGrid);
  if (node == nullptr || !json.expect_object(*node, "the grid", keys::kGridKeys)) return {};
  const JsonNode* const kind = json.required(*node, keys::kKind);
  if (kind == nullptr) return {};
  const GridEntry* const entry = find_grid(kind->text);
  if (entry == nullptr) {
    json.fail(*kind, "'kind' should be one of " + id_list(all_grids()));
    return {};
  }
  GridSpec spec = default_spec(entry->kind);
  spec.ways = decode_ways(json, *node, spec);
  spec.corner = decode_choice(json, *node, keys::kCorner, spec.corner, all_corner_rules());
  spec.stagger = decode_choice(json, *node, keys::kStagger, spec.stagger, all_staggers());
  return spec;
}

SearchSettings decode_search(JsonDecoder& json, const JsonNode& root, const GridSpec& spec) {
  SearchSettings settings;
  settings.heuristic = default_heuristic(spec).id;
  const JsonNode* const node = root.find(keys::kSearch);
  if (node == nullptr || !json.expect_object(*node, "the search", keys::kSearchKeys)) {
    return settings;
  }
  settings.algorithm =
      decode_id(json, *node, keys::kAlgorithm, settings.algorithm, all_algorithms());
  settings.heuristic =
      decode_id(json, *node, keys::kHeuristic, settings.heuristic, heuristics_for(spec));
  settings.expression = decode_expression(json, *node, settings.expression);
  settings.landmarks = static_cast<int>(json.whole_number(
      *node, keys::kLandmarks, static_cast<std::uint64_t>(settings.landmarks), 1, kMaxLandmarks));
  settings.beam_width = static_cast<int>(json.whole_number(
      *node, keys::kBeamWidth, static_cast<std::uint64_t>(settings.beam_width), 1, kMaxBeamWidth));
  settings.priority = decode_id(json, *node, keys::kPriority, settings.priority, all_priorities());
  settings.tie_break =
      decode_id(json, *node, keys::kTieBreak, settings.tie_break, all_tie_breaks());
  settings.seed = json.whole_number(*node, keys::kSeed, settings.seed, 0, kMaxSeed);
  settings.smoother = decode_id(json, *node, keys::kSmoother, settings.smoother, all_smoothers());
  settings.weight_hundredths =
      json.hundredths(*node, keys::kWeight, settings.weight_hundredths, kMinWeight, kMaxWeight);
  settings.reopen = json.boolean(*node, keys::kReopen, settings.reopen);
  settings.remedy = decode_choice(json, *node, keys::kRemedy, settings.remedy, all_remedies());
  settings.profile = decode_id(json, *node, keys::kProfile, settings.profile, all_profiles());
  settings.climb.up_hundredths =
      json.hundredths(*node, keys::kClimbUp, settings.climb.up_hundredths, 0, kMaxClimbCost);
  settings.climb.down_hundredths =
      json.hundredths(*node, keys::kClimbDown, settings.climb.down_hundredths, 0, kMaxClimbCost);
  settings.blocked_ends =
      decode_choice(json, *node, keys::kBlockedEnds, settings.blocked_ends, all_blocked_ends());
  settings.search_unreachable =
      json.boolean(*node, keys::kSearchUnreachable, settings.search_unreachable);
  constexpr std::array<NamedValue<CostScale>, 2> kCostScales{{
      {CostScale::kExact, keys::kCostScaleExact, {}, {}},
      {CostScale::kTens, keys::kCostScaleTens, {}, {}},
  }};
  settings.cost_scale = decode_choice(json, *node, keys::kCostScale, settings.cost_scale,
                                      std::span<const NamedValue<CostScale>>(kCostScales));
  return settings;
}

}  // namespace astrolabe
