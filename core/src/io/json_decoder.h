#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <utility>

#include "astrolabe/base/result.h"
#include "io/json_tree.h"

namespace astrolabe {

/// Takes typed values out of a JSON tree. It keeps the first complaint; after that every answer is
/// a default, so that a reader may go on to the end of a section before it looks at failed().
class JsonDecoder {
 public:
  /// `file` is the name in messages.
  explicit JsonDecoder(std::string file) : file_(std::move(file)) {}

  [[nodiscard]] bool failed() const { return error_.has_value(); }
  /// [Limit: failed()]
  [[nodiscard]] const Error& error() const { return *error_; }
  void fail(const JsonNode& at, std::string message, ErrorCode code = ErrorCode::kMalformed);

  /// False with a complaint unless the node is an object without other keys than these.
  /// `what` names it in messages, as in "a terrain".
  bool expect_object(const JsonNode& node, std::string_view what,
                     std::span<const std::string_view> known_keys);
  /// False with a complaint unless the node is an array.
  bool expect_array(const JsonNode& node, std::string_view what);

  /// The member; a complaint and nullptr where it is missing.
  const JsonNode* required(const JsonNode& object, std::string_view key);

  /// Values of members; `fallback` where a member is missing.
  std::string text(const JsonNode& object, std::string_view key, std::string fallback);
  bool boolean(const JsonNode& object, std::string_view key, bool fallback);
  /// A number with at most two decimals, in hundredths. [Limit: 0 <= least <= greatest]
  int hundredths(const JsonNode& object, std::string_view key, int fallback, int least,
                 int greatest);
  /// A whole number within limits. [Limit: most < 2^63]
  std::uint64_t whole_number(const JsonNode& object, std::string_view key, std::uint64_t fallback,
                             std::uint64_t least, std::uint64_t most);
  /// An array of two whole numbers.
  struct Pair {
    std::int64_t first = 0;
    std::int64_t second = 0;
  };
  std::optional<Pair> pair(const JsonNode& node, std::string_view what);

 private:
  std::string file_;
  std::optional<Error> error_;
};

}  // namespace astrolabe
