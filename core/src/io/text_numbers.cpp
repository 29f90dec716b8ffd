#include "io/text_numbers.h"

#include <charconv>
#include <limits>
#include <system_error>

namespace astrolabe {

std::optional<std::int64_t> parse_integer(std::string_view text) {
  std::int64_t number = 0;
  const char* const end = text.data() + text.size();
  const auto [stop, error] = std::from_chars(text.data(), end, number);
  if (stop != end || error == std::errc::invalid_argument) return std::nullopt;
  if (error == std::errc::result_out_of_range) {
    using Limits = std::numeric_limits<std::int64_t>;
    return text.starts_with('-') ? Limits::min() : Limits::max();
  }
  return number;
}

std::string hundredths_text(int hundredths) {
  std::string text = std::to_string(hundredths / 100);
  const int fraction = hundredths % 100;
  if (fraction == 0) return text;
  text += '.';
  text += static_cast<char>('0' + fraction / 10);
  if (fraction % 10 != 0) text += static_cast<char>('0' + fraction % 10);
  return text;
}

std::string cell_text(std::int64_t col, std::int64_t row) {
  return std::to_string(col) + "," + std::to_string(row);
}

std::string colour_text(std::uint32_t colour) {
  constexpr std::string_view kDigits = "0123456789abcdef";
  std::string text = "#";
  for (int shift = 20; shift >= 0; shift -= 4) text += kDigits[(colour >> shift) & 15];
  return text;
}

std::optional<std::uint32_t> parse_colour(std::string_view text) {
  if (text.size() != 7 || text[0] != '#') return std::nullopt;
  std::uint32_t colour = 0;
  const char* const end = text.data() + text.size();
  const auto [stop, error] = std::from_chars(text.data() + 1, end, colour, 16);
  if (stop != end || error != std::errc{}) return std::nullopt;
  return colour;
}

}  // namespace astrolabe
