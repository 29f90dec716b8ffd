#include "app/model/hundredths_text.h"

#include <algorithm>
#include <cmath>

#include "app/model/number_text.h"

namespace astrolabe::app {

namespace {

constexpr std::string_view kBlanks = " \t";

std::string_view without_blanks(std::string_view text) {
  const std::size_t begin = text.find_first_not_of(kBlanks);
  if (begin == std::string_view::npos) return {};
  return text.substr(begin, text.find_last_not_of(kBlanks) - begin + 1);
}

}  // namespace

std::string hundredths_text(int hundredths) { return decimal_text(hundredths / 100.0, 2); }

std::optional<int> parse_hundredths(std::string_view text, const HundredthsLimits& limits) {
  std::string typed(without_blanks(text));
  std::replace(typed.begin(), typed.end(), ',', '.');
  const std::optional<double> value = parse_number(typed);
  if (!value) return std::nullopt;
  const double hundredths = *value * 100.0;
  if (hundredths < limits.least || hundredths > limits.most) return std::nullopt;
  return static_cast<int>(std::lround(hundredths));
}

std::string hundredths_refusal(std::string_view what, const HundredthsLimits& limits) {
  return std::string(what) + " goes from " + hundredths_text(limits.least) + " to " +
         hundredths_text(limits.most) + ".";
}

}  // namespace astrolabe::app
