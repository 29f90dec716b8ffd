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

/// A count too large for 64 bits. (The extension keyword keeps -Wpedantic quiet.)
__extension__ using WideCount = unsigned __int128;

/// How a heuristic is computed from the difference (a, b) of two cells' lattice coordinates. A few
/// shapes cover all of them, so that the search is compiled once a shape and not once a heuristic:
///
///   kLattice    with larger = max(|a|, |b|) and smaller = min(|a|, |b|):
///               per_larger * (larger - smaller) + per_smaller * smaller
///               (zero, Manhattan, octile, Chebyshev, diamond)
///   kHex        per_larger * (|a| + |b| + |a + b|) / 2
///   kEuclidean  floor(sqrt(doubled_squared_unit * n / 2)), n = a^2 + b^2, on hexes a^2 + ab + b^2
struct DistanceForm {
  enum class Shape : std::uint8_t { kLattice, kHex, kEuclidean };
  Shape shape = Shape::kLattice;
  Cost per_larger = 0;
  Cost per_smaller = 0;
  /// What the Euclidean form is multiplied by, which doubled_squared_unit has in it already.
  int times = 1;
  /// Twice the square of the cost of one unit of distance, so that min(D, D2/sqrt 2) is exact: it
  /// is min(2 D^2, D2^2).
  WideCount doubled_squared_unit = 0;
};

/// k: the least factor for which form / k never falls by more than a step costs, on the infinite
/// open grid whose steps are the cheapest ones. It is the largest ratio of the change that one step
/// can make in the form to that step's cost:
///
///   a straight step changes a lattice form by at most max(s, t - s), a diagonal one by at most
///   max(t, 2s - t), with s = per_larger and t = per_smaller; a hex form by per_larger. The
///   Euclidean form is scaled so that k is its factor, 1 mostly: a straight step of cost D moves
///   the point by 1, a diagonal one of cost D2 by sqrt 2, and rounding down keeps floor(x) -
///   floor(y) <= ceil(x - y).
///
/// Since h is 0 at the goal, k <= 1 means consistent and admissible. [Limit: the steps' costs are
/// positive, or the map has no passable terrain; then k is 0]
[[nodiscard]] Ratio consistency_factor(const DistanceForm& form, const GridSpec& spec,
                                       const CheapestSteps& cheapest);

/// A number that no value of the form exceeds while both coordinates differ by `reach` at most.
[[nodiscard]] Cost upper_bound(const DistanceForm& form, int reach);

}  // namespace astrolabe
