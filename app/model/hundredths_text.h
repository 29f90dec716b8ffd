#pragma once

#include <optional>
#include <string>
#include <string_view>

namespace astrolabe::app {

/// What a setting that is counted in hundredths may be. [Units: 1/100]
struct HundredthsLimits {
  int least = 0;
  int most = 0;
};

/// As it stands in its field: "1.50". [Units: 1/100]
[[nodiscard]] std::string hundredths_text(int hundredths);

/// As a person types it, with a point or a comma, blanks around it allowed: "1.5", "1,5". None for
/// what is no number, and for one outside the limits. [Units: 1/100]
[[nodiscard]] std::optional<int> parse_hundredths(std::string_view text,
                                                  const HundredthsLimits& limits);

/// What is said about a text that is none: "The weight goes from 1.00 to 5.00."
[[nodiscard]] std::string hundredths_refusal(std::string_view what, const HundredthsLimits& limits);

}  // namespace astrolabe::app
