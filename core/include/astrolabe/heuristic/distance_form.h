#pragma once

#include <cstdint>

#include "astrolabe/grid/grid_spec.h"
#include "astrolabe/search/cost.h"

namespace astrolabe {

/// The cheapest straight step D and the cheapest diagonal step D2 of a map, in cost units. A
/// heuristic that is scaled by them stays consistent in the arithmetic that is really used.
struct CheapestSteps {
  Cost straight = 0;
  Cost diagonal = 0;
};

/// A fraction of two whole numbers. [Limit: denominator > 0]
struct Ratio {
  std::int64_t numerator = 0;
  std::int64_t denominator = 1;
  [[nodiscard]] double value() const {
    return static_cast<double>(numerator) / static_cast<double>(denominator);
  }
};

/// How a heuristic is computed from the difference (a, b) of two cells' lattice coordinates. A few
/// shapes cover all of them, so that the search is compiled once a shape and not once a heuristic:
///
///   kLattice    with larger = max(|a|, |b|) and smaller = min(|a|, |b|):
///               per_larger * (larger - smaller) + per_smaller * smaller
///               (zero, Manhattan, octile, Chebyshev, diamond)
///   kHex        per_larger * (|a| + |b| + |a + b|) / 2
///   kEuclidean  floor(sqrt(squared_unit * n)) with n = a^2 + b^2, or a^2 + ab + b^2 on hexes
struct DistanceForm {
  enum class Shape : std::uint8_t { kLattice, kHex, kEuclidean };
  Shape shape = Shape::kLattice;
  Cost per_larger = 0;
  Cost per_smaller = 0;
  /// The square of the cost of one unit of straight distance, times two, so that min(D, D2/sqrt 2)
  /// is exact: min(2 D^2, D2^2).
  unsigned __int128 doubled_squared_unit = 0;
};

}  // namespace astrolabe
