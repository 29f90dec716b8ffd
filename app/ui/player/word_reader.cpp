#include "app/ui/player/word_reader.h"

#include <utility>

#include "app/model/number_text.h"

namespace astrolabe::app {
namespace {

constexpr int kFarthestCell = 1 << 20;      // well outside any map, well inside an int
constexpr double kFarthestPoint = 1 << 20;  // the same for window points
constexpr std::string_view kPlace = "a place (cell C,R | widget ID [at X,Y] | X,Y)";

// Both sides of the only separator, or nothing.
std::optional<std::array<std::string_view, 2>> split_pair(std::string_view text, char separator) {
  const std::size_t at = text.find(separator);
  if (at == std::string_view::npos) return std::nullopt;
  return std::array{text.substr(0, at), text.substr(at + 1)};
}

std::string in_range(std::string_view what, double least, double greatest) {
  return std::string(what) + " from " + shortest_text(least) + " to " + shortest_text(greatest);
}

}  // namespace

void WordReader::fail(std::string reason) {
  if (!failed()) failure_ = std::move(reason);
}

const ScriptWord* WordReader::peek() const { return at_end() ? nullptr : &words_[next_]; }

void WordReader::fail_expecting(std::string_view what) {
  const ScriptWord* next = peek();
  fail("expected " + std::string(what) +
       (next != nullptr ? ", found '" + next->text + "'" : ", found the end of the line"));
}

bool WordReader::next_is(std::string_view keyword) const {
  const ScriptWord* next = peek();
  return next != nullptr && !next->quoted && next->text == keyword;
}

bool WordReader::take(std::string_view keyword) {
  if (!next_is(keyword)) return false;
  ++next_;
  return true;
}

void WordReader::expect(std::string_view keyword) {
  if (!take(keyword)) fail_expecting("'" + std::string(keyword) + "'");
}

std::string WordReader::word(std::string_view what) {
  const ScriptWord* next = peek();
  if (next == nullptr) {
    fail_expecting(what);
    return {};
  }
  ++next_;
  return next->text;
}

double WordReader::number(std::string_view what, double least, double greatest) {
  const ScriptWord* next = peek();
  const auto number = next != nullptr ? parse_number(next->text) : std::nullopt;
  if (!number || !(*number >= least && *number <= greatest)) {
    fail_expecting(in_range(what, least, greatest));
    return least;
  }
  ++next_;
  return *number;
}

int WordReader::integer(std::string_view what, int least, int greatest) {
  const ScriptWord* next = peek();
  const auto number = next != nullptr ? parse_integer(next->text) : std::nullopt;
  if (!number || *number < least || *number > greatest) {
    fail_expecting(in_range(what, least, greatest));
    return least;
  }
  ++next_;
  return *number;
}

std::array<int, 2> WordReader::integer_pair(std::string_view what, char separator, int least,
                                            int greatest) {
  const ScriptWord* next = peek();
  const auto sides = next != nullptr ? split_pair(next->text, separator) : std::nullopt;
  const auto first = sides ? parse_integer((*sides)[0]) : std::nullopt;
  const auto second = sides ? parse_integer((*sides)[1]) : std::nullopt;
  const auto fits = [&](std::optional<int> n) { return n && *n >= least && *n <= greatest; };
  if (!fits(first) || !fits(second)) {
    fail_expecting(what);
    return {least, least};
  }
  ++next_;
  return {*first, *second};
}

std::array<double, 2> WordReader::number_pair(std::string_view what, double least,
                                              double greatest) {
  const ScriptWord* next = peek();
  const auto sides = next != nullptr ? split_pair(next->text, ',') : std::nullopt;
  const auto first = sides ? parse_number((*sides)[0]) : std::nullopt;
  const auto second = sides ? parse_number((*sides)[1]) : std::nullopt;
  const auto fits = [&](std::optional<double> n) { return n && *n >= least && *n <= greatest; };
  if (!fits(first) || !fits(second)) {
    fail_expecting(what);
    return {least, least};
  }
  ++next_;
  return {*first, *second};
}

Target WordReader::target() {
  if (take("cell")) {
    const auto [col, row] = integer_pair("a cell COL,ROW", ',', -kFarthestCell, kFarthestCell);
    return CellTarget{{col, row}};
  }
  if (take("widget")) {
    WidgetTarget widget;
    widget.id = word("a widget id");
    if (take("at")) {
      const auto [across, down] = number_pair("shares from 0,0 to 1,1", 0, 1);
      widget.across = across;
      widget.down = down;
    }
    return widget;
  }
  const auto [x, y] = number_pair(kPlace, -kFarthestPoint, kFarthestPoint);
  return WindowTarget{x, y};
}

PointerButton WordReader::button() {
  if (take("middle")) return PointerButton::kMiddle;
  if (take("right")) return PointerButton::kRight;
  take("left");
  return PointerButton::kLeft;
}

KeyModifiers WordReader::modifiers() {
  if (!take("with")) return {};
  const std::string text = word("modifiers");
  const std::optional<KeyModifiers> parsed = parse_modifiers(text);
  if (!parsed) fail("'" + text + "' is not ctrl, shift, alt or several joined by '+'");
  return parsed.value_or(KeyModifiers{});
}

SdlKey WordReader::key() {
  const std::string text = word("a key");
  const std::optional<SdlKey> parsed = parse_key(text);
  if (!parsed) fail("no key is called '" + text + "'; write it like ctrl+z, page-down, f9 or ?");
  return parsed.value_or(SdlKey{});
}

}  // namespace astrolabe::app
