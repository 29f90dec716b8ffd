#include "io/json_decoder.h"

#include <algorithm>
#include <cmath>
#include <utility>

#include "io/message_quote.h"
#include "io/text_numbers.h"

namespace astrolabe {

namespace {

using Kind = JsonNode::Kind;

std::string list_of(std::span<const std::string_view> words) {
  std::string list;
  for (const std::string_view word : words) {
    if (!list.empty()) list += ", ";
    list += word;
  }
  return list;
}

std::string subject(std::string_view key) { return quote_for_message(key) + " should be "; }

/// A number that is exactly the nearest double to some count of hundredths.
std::optional<int> exact_hundredths(double number, int least, int greatest) {
  if (!(number >= least / 100.0 && number <= greatest / 100.0)) return std::nullopt;
  const double rounded = std::nearbyint(number * 100.0);
  if (rounded / 100.0 != number) return std::nullopt;
  return static_cast<int>(rounded);
}

}  // namespace

void JsonDecoder::fail(const JsonNode& at, std::string message, ErrorCode code) {
  if (failed()) return;
  error_ = Error{.code = code, .message = std::move(message), .file = file_, .line = at.line};
}

bool JsonDecoder::expect_object(const JsonNode& node, std::string_view what,
                                std::span<const std::string_view> known_keys) {
  if (!node.is(Kind::kObject)) {
    fail(node, std::string(what) + " should be an object with the keys " + list_of(known_keys));
    return false;
  }
  for (const JsonNode& member : node.items) {
    if (std::find(known_keys.begin(), known_keys.end(), member.key) != known_keys.end()) continue;
    fail(member, "unknown key " + quote_for_message(member.key) + " in " + std::string(what) +
                     "; it may hold " + list_of(known_keys));
    return false;
  }
  return true;
}

bool JsonDecoder::expect_array(const JsonNode& node, std::string_view what) {
  if (node.is(Kind::kArray)) return true;
  fail(node, std::string(what) + " should be an array");
  return false;
}

const JsonNode* JsonDecoder::required(const JsonNode& object, std::string_view key) {
  const JsonNode* const member = object.find(key);
  if (member == nullptr) fail(object, "the key " + quote_for_message(key) + " is missing here");
  return member;
}

std::string JsonDecoder::text(const JsonNode& object, std::string_view key, std::string fallback) {
  const JsonNode* const member = object.find(key);
  if (member == nullptr) return fallback;
  if (!member->is(Kind::kString)) fail(*member, subject(key) + "a string");
  return member->text;
}

bool JsonDecoder::boolean(const JsonNode& object, std::string_view key, bool fallback) {
  const JsonNode* const member = object.find(key);
  if (member == nullptr) return fallback;
  if (!member->is(Kind::kBoolean)) fail(*member, subject(key) + "true or false");
  return member->boolean;
}

int JsonDecoder::hundredths(const JsonNode& object, std::string_view key, int fallback, int least,
                            int greatest) {
  const JsonNode* const member = object.find(key);
  if (member == nullptr) return fallback;
  if (member->is(Kind::kInteger) || member->is(Kind::kReal)) {
    if (const auto value = exact_hundredths(member->real, least, greatest)) return *value;
  }
  fail(*member,
       subject(key) + "a number from " + hundredths_text(least) + " to " +
           hundredths_text(greatest) + " with at most two decimals",
       ErrorCode::kOutOfRange);
  return fallback;
}

std::uint64_t JsonDecoder::whole_number(const JsonNode& object, std::string_view key,
                                        std::uint64_t fallback, std::uint64_t least,
                                        std::uint64_t most) {
  const JsonNode* const member = object.find(key);
  if (member == nullptr) return fallback;
  if (member->is(Kind::kInteger) && member->integer >= 0) {
    const auto number = static_cast<std::uint64_t>(member->integer);
    if (number >= least && number <= most) return number;
  }
  fail(
      *member,
      subject(key) + "a whole number from " + std::to_string(least) + " to " + std::to_string(most),
      ErrorCode::kOutOfRange);
  return fallback;
}

std::optional<JsonDecoder::Pair> JsonDecoder::pair(const JsonNode& node, std::string_view what) {
  const auto is_integer = [](const JsonNode& item) { return item.is(Kind::kInteger); };
  if (node.is(Kind::kArray) && node.items.size() == 2 &&
      std::all_of(node.items.begin(), node.items.end(), is_integer)) {
    return Pair{node.items[0].integer, node.items[1].integer};
  }
  fail(node, std::string(what) + " should be two whole numbers in brackets, as in [3, 5]");
  return std::nullopt;
}

}  // namespace astrolabe
