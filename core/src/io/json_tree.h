#pragma once

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "astrolabe/base/result.h"

namespace astrolabe {

/// A value of a JSON document that remembers where it stood, so that a complaint about its meaning
/// can name the line.
struct JsonNode {
  enum class Kind : std::uint8_t { kNull, kBoolean, kInteger, kReal, kString, kArray, kObject };

  Kind kind = Kind::kNull;
  int line = 0;  ///< 1-based: where the value begins (a string: where it ends, the same line).
  bool boolean = false;
  std::int64_t integer = 0;  ///< Whole numbers; those beyond 64 bits come as kReal.
  double real = 0.0;         ///< Every number.
  std::string text{};
  std::string key{};              ///< Of a member of an object.
  std::vector<JsonNode> items{};  ///< Elements of an array, members of an object, as in the file.

  [[nodiscard]] bool is(Kind wanted) const { return kind == wanted; }
  /// The member of an object; nullptr where there is none. O(members).
  [[nodiscard]] const JsonNode* find(std::string_view member_key) const;
};

/// What a document may take at most, so that a hostile one cannot take memory out of proportion.
struct JsonLimits {
  std::size_t depth = 16;
  std::size_t values = std::size_t{1} << 16;
};

/// Parses a whole document. Strict: UTF-8, no repeated keys, nothing behind the value.
/// `name` is the file in error messages. O(text).
[[nodiscard]] Result<JsonNode> parse_json(std::string_view text, const std::string& name,
                                          const JsonLimits& limits = {});

}  // namespace astrolabe
