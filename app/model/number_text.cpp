#include "app/model/number_text.h"

#include <array>
#include <charconv>
#include <cmath>

#include "astrolabe/search/search_settings.h"

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

std::string decimal_text(double value, int decimals) {
  // The largest double has 309 digits before its point.
  std::array<char, 400> text{};
  const auto end = std::to_chars(text.data(), text.data() + text.size(), value,
                                 std::chars_format::fixed, decimals)
                       .ptr;
  return {text.data(), end};
}

std::string number_text(double value, int decimals) {
  std::string text = decimal_text(value, decimals);
  if (text.find('.') == std::string::npos) return text;
  text.erase(text.find_last_not_of('0') + 1);
  if (text.back() == '.') text.pop_back();
  return text;
}

std::string shortest_text(double value) {
  std::array<char, 32> text{};
  const auto end = std::to_chars(text.data(), text.data() + text.size(), value).ptr;
  return {text.data(), end};
}

std::string duration_text(double time_us, std::string_view microseconds) {
  if (time_us < 1e3) {
    return decimal_text(time_us, time_us < 10.0 ? 1 : 0) + ' ' + std::string(microseconds);
  }
  if (time_us < 1e6) return decimal_text(time_us / 1e3, 2) + " ms";
  return decimal_text(time_us / 1e6, 2) + " s";
}

std::string grouped(std::uint64_t number) {
  std::string digits = std::to_string(number);
  for (std::size_t i = digits.size(); i > 3; i -= 3) digits.insert(i - 3, 1, ',');
  return digits;
}

std::optional<double> parse_number(std::string_view text) {
  const std::optional<double> value = parse_whole_text<double>(text);
  return value && std::isfinite(*value) ? value : std::nullopt;
}

std::optional<int> parse_integer(std::string_view text) { return parse_whole_text<int>(text); }

std::optional<std::uint64_t> parse_seed(std::string_view text) {
  const auto value = parse_whole_text<std::uint64_t>(text);
  return value && *value <= kMaxSeed ? value : std::nullopt;
}

}  // namespace astrolabe::app
