#include "app/cli/number_text.h"

#include <array>
#include <charconv>
#include <cmath>

namespace astrolabe::app {

namespace {

template <class T>
std::optional<T> parse_whole_text(std::string_view text) {
  T value{};
  const char* const end = text.data() + text.size();
  const auto [rest, problem] = std::from_chars(text.data(), end, value);
  if (problem != std::errc{} || rest != end) return std::nullopt;
  return value;
}

}  // namespace

std::string number_text(double value, int decimals) {
  // Room for the longest double in fixed notation: 309 digits, sign, point, decimals.
  std::array<char, 352> buffer{};
  const auto [end, problem] = std::to_chars(buffer.data(), buffer.data() + buffer.size(), value,
                                            std::chars_format::fixed, decimals);
  std::string text(buffer.data(), problem == std::errc{} ? end : buffer.data());
  if (text.find('.') == std::string::npos) return text;
  text.erase(text.find_last_not_of('0') + 1);
  if (text.back() == '.') text.pop_back();
  return text;
}

std::optional<double> parse_number(std::string_view text) {
  const std::optional<double> value = parse_whole_text<double>(text);
  return value && std::isfinite(*value) ? value : std::nullopt;
}

std::optional<int> parse_integer(std::string_view text) { return parse_whole_text<int>(text); }

}  // namespace astrolabe::app
