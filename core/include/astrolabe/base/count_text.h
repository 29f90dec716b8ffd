#pragma once

#include <concepts>
#include <string>
#include <string_view>

namespace astrolabe {

/// A count with the noun that goes with it, ungrouped as programs read it too: "1 cell", "1200
/// cells".
template <std::integral Count>
[[nodiscard]] std::string count_text(Count count, std::string_view one, std::string_view many) {
  return std::to_string(count) + ' ' + std::string(count == 1 ? one : many);
}

}  // namespace astrolabe
