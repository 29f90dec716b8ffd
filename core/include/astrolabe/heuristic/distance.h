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

/// DistanceForm::Shape::kEuclidean, rounded down; kHexMetric measures in axial coordinates. The
/// root is taken in floating point and then corrected, so that the result is exact.
template <class CostType, bool kHexMetric>
class EuclideanDistance {
 public:
  explicit EuclideanDistance(const DistanceForm& form)
      : doubled_squared_unit_(form.doubled_squared_unit),
        unit_(std::sqrt(static_cast<double>(form.doubled_squared_unit) / 2.0)) {}

  CostType operator()(Lattice difference) const {
    return static_cast<CostType>(rounded_down(squared(difference)));
  }

  /// The same rounded up.
  [[nodiscard]] CostType rounded_up(Lattice difference) const {
    const WideCount squared_distance = squared(difference);
    const std::uint64_t down = rounded_down(squared_distance);
    const bool exact = doubled_square(down) == doubled_squared_unit_ * squared_distance;
    return static_cast<CostType>(exact ? down : down + 1);
  }

 private:
  [[nodiscard]] static WideCount squared(Lattice difference) {
    const std::int64_t a = difference.a;
    const std::int64_t b = difference.b;
    return static_cast<WideCount>(a * a + b * b + (kHexMetric ? a * b : 0));
  }

  [[nodiscard]] std::uint64_t rounded_down(WideCount squared_distance) const {
    const WideCount exact = doubled_squared_unit_ * squared_distance;
    auto root =
        static_cast<std::uint64_t>(unit_ * std::sqrt(static_cast<double>(squared_distance)));
    while (doubled_square(root) > exact) --root;
    while (doubled_square(root + 1) <= exact) ++root;
    return root;
  }

  static WideCount doubled_square(std::uint64_t value) {
    return 2 * static_cast<WideCount>(value) * static_cast<WideCount>(value);
  }

  WideCount doubled_squared_unit_;
  double unit_;
};

}  // namespace astrolabe
