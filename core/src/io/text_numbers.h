#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace astrolabe {

/// A text that is a whole number and nothing else; digits after an optional minus.
/// Numbers beyond 64 bits come out as the nearest that fits, so that range checks refuse them.
[[nodiscard]] std::optional<std::int64_t> parse_integer(std::string_view text);

/// Hundredths as a decimal number without trailing zeros: 125 is "1.25", 100 is "1".
/// [Limit: hundredths >= 0]
[[nodiscard]] std::string hundredths_text(int hundredths);

/// "COL,ROW", as cells are written on the command line.
[[nodiscard]] std::string cell_text(std::int64_t col, std::int64_t row);

/// "#rrggbb" in lowercase. [Limit: colour <= 0xFFFFFF]
[[nodiscard]] std::string colour_text(std::uint32_t colour);
/// Reads "#rrggbb" in either case.
[[nodiscard]] std::optional<std::uint32_t> parse_colour(std::string_view text);

}  // namespace astrolabe
