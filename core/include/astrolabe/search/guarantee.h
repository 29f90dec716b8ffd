#pragma once

#include <cstdint>
#include <optional>
#include <string>

#include "astrolabe/search/search_settings.h"
#include "astrolabe/search/search_space.h"

namespace astrolabe {

/// What is promised about the path's cost before the search is run. It follows from algorithm,
/// heuristic, weight, re-opening, grid and costs, never from a look at the walls.
struct Guarantee {
  enum class Kind : std::uint8_t { kOptimal, kWithin, kNone };
  Kind kind = Kind::kNone;
  /// The path costs at most this many times the optimum; rounded up to four decimals. 1 for
  /// kOptimal, nothing for kNone.
  std::optional<double> bound;
  std::string why;               ///< Whole sentences, on a path that was found.
  std::string why_without_path;  ///< The same, where the search ended without one.
};

/// [Limit: the settings' ids are in the registries and fit the space's grid]
[[nodiscard]] Guarantee guarantee_of(const SearchSpace& space, const SearchSettings& settings);

/// As in `solve --json`: "optimal", "within", "none".
[[nodiscard]] std::string_view id_of(Guarantee::Kind kind);

}  // namespace astrolabe
