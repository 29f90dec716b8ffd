#pragma once

#include <cstdint>

namespace astrolabe {

/// What a search did, in the field's words.
struct SearchCounts {
  std::uint64_t expanded = 0;  ///< Cells taken from the open list, each re-expansion included.
  std::uint64_t generated =
      0;  ///< Cells put on the open list for the first time, the start included.
  std::uint64_t updated = 0;    ///< Open cells to which a cheaper way was found.
  std::uint64_t reopened = 0;   ///< Closed cells to which a cheaper way was found, opened again.
  std::uint64_t peak_open = 0;  ///< The most cells that were open at once.

  friend constexpr bool operator==(const SearchCounts&, const SearchCounts&) = default;
};

}  // namespace astrolabe
