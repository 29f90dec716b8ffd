#pragma once

#include <algorithm>
#include <cmath>
#include <concepts>
#include <cstdint>
#include <cstdlib>

#include "astrolabe/grid/coordinates.h"
#include "astrolabe/heuristic/distance_form.h"

namespace astrolabe {

/// A distance that a search can be compiled with: the cost estimated for a difference of lattice
/// coordinates, in the cost type of the search. Constant time, no memory.
template <class H, class CostType>
concept Distance = requires(const H& distance, Lattice difference) {
  { distance(difference) } -> std::same_as<CostType>;
};

/// DistanceForm::Shape::kLattice.
template <class CostType>
class LatticeDistance {
 public:
  explicit LatticeDistance(const DistanceForm& form)
      : per_larger_(static_cast<CostType>(form.per_larger)),
        per_smaller_(static_cast<CostType>(form.per_smaller)) {}

  CostType operator()(Lattice difference) const {
    const auto a = static_cast<CostType>(std::abs(difference.a));
    const auto b = static_cast<CostType>(std::abs(difference.b));
    const CostType larger = std::max(a, b);
    const CostType smaller = std::min(a, b);
    return per_larger_ * (larger - smaller) + per_smaller_ * smaller;
  }

 private:
  CostType per_larger_;
  CostType per_smaller_;
};

/// DistanceForm::Shape::kHex. A lattice form of 0 fits it too, so that zero needs no shape of its
/// own on hexes.
template <class CostType>
class HexDistance {
 public:
  explicit HexDistance(const DistanceForm& form)
      : per_step_(static_cast<CostType>(form.per_larger)) {}

  CostType operator()(Lattice difference) const {
    const int twice =
        std::abs(difference.a) + std::abs(difference.b) + std::abs(difference.a + difference.b);
    return per_step_ * static_cast<CostType>(twice / 2);
  }

 private:
  CostType per_step_;
};

/// DistanceForm::Shape::kEuclidean; kHexMetric measures in axial coordinates. The root is taken in
/// floating point and then corrected, so that the result is the exact floor.
template <class CostType, bool kHexMetric>
class EuclideanDistance {
 public:
  explicit EuclideanDistance(const DistanceForm& form)
      : doubled_squared_unit_(form.doubled_squared_unit),
        unit_(std::sqrt(static_cast<double>(form.doubled_squared_unit) / 2.0)) {}

  CostType operator()(Lattice difference) const {
    const std::int64_t a = difference.a;
    const std::int64_t b = difference.b;
    const std::int64_t squared = a * a + b * b + (kHexMetric ? a * b : 0);
    const WideCount exact = doubled_squared_unit_ * static_cast<WideCount>(squared);
    auto root = static_cast<std::uint64_t>(unit_ * std::sqrt(static_cast<double>(squared)));
    while (doubled_square(root) > exact) --root;
    while (doubled_square(root + 1) <= exact) ++root;
    return static_cast<CostType>(root);
  }

 private:
  static WideCount doubled_square(std::uint64_t value) {
    return 2 * static_cast<WideCount>(value) * static_cast<WideCount>(value);
  }

  WideCount doubled_squared_unit_;
  double unit_;
};

}  // namespace astrolabe
