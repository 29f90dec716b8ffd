#pragma once

#include <optional>
#include <string>
#include <string_view>

namespace astrolabe::app {

/// A weight as it stands in its field: "1.50". [Units: 1/100]
[[nodiscard]] std::string weight_text(int hundredths);

/// A weight as a person types it, with a point or a comma, blanks around it allowed: "1.5", "1,5".
/// None for what is no number, and for one outside kMinWeight to kMaxWeight. [Units: 1/100]
[[nodiscard]] std::optional<int> parse_weight(std::string_view text);

/// What is said about a text that is no weight.
[[nodiscard]] std::string weight_refusal();

}  // namespace astrolabe::app
