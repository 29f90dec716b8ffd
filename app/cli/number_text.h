#pragma once

#include <optional>
#include <string>
#include <string_view>

namespace astrolabe::app {

/// A number with at most `decimals` digits behind the point, trailing zeros left out: "12.07", "3".
/// The same in every locale. [Limit of decimals: 0 to 17]
[[nodiscard]] std::string number_text(double value, int decimals);

/// A number as written by a person, the same in every locale; nothing unless all of the text is one
/// finite number.
[[nodiscard]] std::optional<double> parse_number(std::string_view text);

/// A whole number; nothing unless all of the text is one, and it fits 32 bits.
[[nodiscard]] std::optional<int> parse_integer(std::string_view text);

}  // namespace astrolabe::app
