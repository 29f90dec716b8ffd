#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace astrolabe::app {

/// A number with so many decimals, a point and no grouping, whatever the locale: "14.07".
[[nodiscard]] std::string decimal_text(double value, int decimals);

/// The same without trailing zeros: "12.07", "3". [Limit of decimals: 0 to 17]
[[nodiscard]] std::string number_text(double value, int decimals);

/// The shortest text that reads back as the same number: "0.5", "30".
[[nodiscard]] std::string shortest_text(double value);

/// "4.2 µs", "41 µs", "1.24 ms", "2.30 s"; `microseconds` is how the first unit is written.
/// [Units: microseconds]
[[nodiscard]] std::string duration_text(double time_us, std::string_view microseconds = "\u00b5s");

/// "1,234,567".
[[nodiscard]] std::string grouped(std::uint64_t number);

/// A number as written by a person, the same in every locale; nothing unless all of the text is one
/// finite number.
[[nodiscard]] std::optional<double> parse_number(std::string_view text);

/// A whole number; nothing unless all of the text is one, and it fits 32 bits.
[[nodiscard]] std::optional<int> parse_integer(std::string_view text);
/// A seed, 0 to kMaxSeed, that is all of the text.
[[nodiscard]] std::optional<std::uint64_t> parse_seed(std::string_view text);

}  // namespace astrolabe::app
