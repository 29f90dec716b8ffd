#include "io/json_tree.h"

#include <algorithm>
#include <iterator>
#include <limits>
#include <nlohmann/json.hpp>
#include <optional>
#include <utility>

#include "io/message_quote.h"
#include "io/utf8.h"

namespace astrolabe {

namespace {

/// Walks over the text and tells `position` how far the parser has come. The parser keeps copies of
/// its iterator, but only one of them moves.
class TrackingIterator {
 public:
  using iterator_category = std::forward_iterator_tag;
  using value_type = char;
  using difference_type = std::ptrdiff_t;
  using pointer = const char*;
  using reference = const char&;

  TrackingIterator(const char* at, const char** position) : at_(at), position_(position) {}

  reference operator*() const { return *at_; }
  TrackingIterator& operator++() {
    *position_ = ++at_;
    return *this;
  }
  TrackingIterator operator++(int) {
    TrackingIterator old = *this;
    ++*this;
    return old;
  }
  friend bool operator==(const TrackingIterator& a, const TrackingIterator& b) {
    return a.at_ == b.at_;
  }
  friend bool operator!=(const TrackingIterator& a, const TrackingIterator& b) { return !(a == b); }

 private:
  const char* at_;
  const char** position_;
};

/// Reduces the library's report, "[…] parse error at …: syntax error while parsing X - REASON; last
/// read: 'Y'; expected Z", to reason and expectation. What it read last may be a row of thousands
/// of cells.
std::string reason_of(std::string report) {
  for (const std::string_view introduction : {"] ", "syntax error while ", " - "}) {
    const std::size_t start = report.find(introduction);
    if (start != std::string::npos) report.erase(0, start + introduction.size());
  }
  const std::size_t last_read = report.find("; last read: '");
  if (last_read != std::string::npos) {
    const std::size_t expected = report.rfind("; expected ");
    const bool tells_expected = expected != std::string::npos && expected > last_read;
    report.erase(last_read, tells_expected ? expected - last_read : std::string::npos);
  }
  return report;
}

/// Receives the parser's events and grows the tree. A false answer stops the parser; then error()
/// says why.
class TreeBuilder {
 public:
  using number_integer_t = nlohmann::json::number_integer_t;
  using number_unsigned_t = nlohmann::json::number_unsigned_t;
  using number_float_t = nlohmann::json::number_float_t;
  using string_t = nlohmann::json::string_t;
  using binary_t = nlohmann::json::binary_t;

  TreeBuilder(std::string_view text, const std::string& name, const JsonLimits& limits)
      : name_(name), limits_(limits), begin_(text.data()), position_(begin_), counted_(begin_) {}

  const char** position() { return &position_; }
  [[nodiscard]] const std::optional<Error>& error() const { return error_; }
  JsonNode take() { return std::move(root_); }

  bool null() { return add({.kind = JsonNode::Kind::kNull}); }
  bool boolean(bool value) { return add({.kind = JsonNode::Kind::kBoolean, .boolean = value}); }
  bool number_integer(number_integer_t value) { return add_integer(value); }
  bool number_unsigned(number_unsigned_t value) {
    constexpr auto kGreatest =
        static_cast<number_unsigned_t>(std::numeric_limits<std::int64_t>::max());
    if (value > kGreatest) return number_float(static_cast<double>(value), {});
    return add_integer(static_cast<std::int64_t>(value));
  }
  bool number_float(number_float_t value, const string_t& /*written*/) {
    step_back_ = true;
    return add({.kind = JsonNode::Kind::kReal, .real = value});
  }
  bool string(string_t& value) {
    return add({.kind = JsonNode::Kind::kString, .text = std::move(value)});
  }
  bool binary(binary_t& /*value*/) { return fail(ErrorCode::kUnsupported, "holds binary data"); }
  bool start_object(std::size_t /*size*/) { return open({.kind = JsonNode::Kind::kObject}); }
  bool start_array(std::size_t /*size*/) { return open({.kind = JsonNode::Kind::kArray}); }
  bool key(string_t& value) {
    key_ = std::move(value);
    return true;
  }
  bool end_array() {
    open_.pop_back();
    return true;
  }
  bool end_object() {
    const JsonNode& object = *open_.back();
    open_.pop_back();
    return has_distinct_keys(object);
  }
  bool parse_error(std::size_t /*position*/, const std::string& /*last_token*/,
                   const nlohmann::json::exception& report) {
    step_back_ = true;
    return fail(ErrorCode::kMalformed, "is not valid JSON: " + reason_of(report.what()) +
                                           "; mend it there or use an undamaged copy");
  }

 private:
  bool add_integer(std::int64_t value) {
    step_back_ = true;
    return add(
        {.kind = JsonNode::Kind::kInteger, .integer = value, .real = static_cast<double>(value)});
  }

  /// Puts the node where the parser stands; the place stays valid until its container closes,
  /// because only the innermost open container grows.
  bool add(JsonNode node) {
    if (++values_ > limits_.values) {
      return fail(ErrorCode::kTooLarge, "holds more than " + std::to_string(limits_.values) +
                                            " values, which no map needs");
    }
    node.line = line();
    node.key = std::exchange(key_, {});
    if (open_.empty()) {
      root_ = std::move(node);
      last_ = &root_;
    } else {
      last_ = &open_.back()->items.emplace_back(std::move(node));
    }
    return true;
  }

  bool open(JsonNode node) {
    if (open_.size() >= limits_.depth) {
      return fail(ErrorCode::kTooLarge, "nests values deeper than " +
                                            std::to_string(limits_.depth) +
                                            " levels, which no map needs");
    }
    if (!add(std::move(node))) return false;
    open_.push_back(last_);
    return true;
  }

  bool has_distinct_keys(const JsonNode& object) {
    std::vector<const JsonNode*> members;
    members.reserve(object.items.size());
    for (const JsonNode& member : object.items) members.push_back(&member);
    std::stable_sort(members.begin(), members.end(),
                     [](const JsonNode* a, const JsonNode* b) { return a->key < b->key; });
    const auto twin =
        std::adjacent_find(members.begin(), members.end(),
                           [](const JsonNode* a, const JsonNode* b) { return a->key == b->key; });
    if (twin == members.end()) return true;
    const JsonNode& second = **std::next(twin);
    error_ = Error{
        .code = ErrorCode::kMalformed,
        .message = "states " + quote_for_message(second.key) + " a second time; keep one of them",
        .file = name_,
        .line = second.line};
    return false;
  }

  bool fail(ErrorCode code, std::string message) {
    error_ = Error{.code = code, .message = std::move(message), .file = name_, .line = line()};
    return false;
  }

  /// The line of what was read last. Numbers end only at the character behind them, which has been
  /// read by then and may be a line end: it is not counted yet.
  int line() {
    const char* const until = position_ - (std::exchange(step_back_, false) && position_ != begin_);
    if (until > counted_) {
      line_ += static_cast<int>(std::count(counted_, until, '\n'));
      counted_ = until;
    }
    return line_;
  }

  std::string name_;
  JsonLimits limits_;
  const char* begin_;
  const char* position_;  ///< Behind the last character that the parser has taken.
  const char* counted_;   ///< Line ends before this are in line_.
  int line_ = 1;
  bool step_back_ = false;
  std::size_t values_ = 0;
  std::string key_;
  JsonNode root_;
  JsonNode* last_ = nullptr;
  std::vector<JsonNode*> open_;
  std::optional<Error> error_;
};

}  // namespace

const JsonNode* JsonNode::find(std::string_view member_key) const {
  for (const JsonNode& item : items) {
    if (item.key == member_key) return &item;
  }
  return nullptr;
}

Result<JsonNode> parse_json(std::string_view text, const std::string& name,
                            const JsonLimits& limits) {
  if (text.find_first_not_of(" \t\r\n") == std::string_view::npos) {
    return Error{.code = ErrorCode::kMalformed, .message = "is empty", .file = name, .line = 0};
  }
  const std::size_t invalid = find_invalid_utf8(text);
  if (invalid != std::string_view::npos) {
    const auto line =
        std::count(text.begin(), text.begin() + static_cast<std::ptrdiff_t>(invalid), '\n');
    return Error{
        .code = ErrorCode::kMalformed,
        .message = "holds bytes that are not UTF-8: it is damaged, or should be saved as UTF-8",
        .file = name,
        .line = static_cast<int>(line) + 1};
  }
  TreeBuilder builder(text, name, limits);
  const TrackingIterator first(text.data(), builder.position());
  const TrackingIterator last(text.data() + text.size(), builder.position());
  if (nlohmann::json::sax_parse(first, last, &builder)) return builder.take();
  return *builder.error();
}

}  // namespace astrolabe
