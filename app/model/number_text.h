#pragma once

#include <cstdint>
#include <string>

namespace astrolabe::app {

/// A number with so many decimals, a point and no grouping, whatever the locale: "14.07".
[[nodiscard]] std::string decimal_text(double value, int decimals);

/// The shortest text that reads back as the same number: "0.5", "30".
[[nodiscard]] std::string shortest_text(double value);

/// "1 cell", "12 cells".
[[nodiscard]] std::string count_text(std::uint64_t count, const char* one, const char* many);

}  // namespace astrolabe::app
