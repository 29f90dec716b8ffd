#include "astrolabe/heuristic/distance_form.h"

#include <algorithm>
#include <cmath>

namespace astrolabe {

namespace {

bool larger(const Ratio& left, const Ratio& right) {
  return static_cast<WideCount>(left.numerator) * static_cast<WideCount>(right.denominator) >
         static_cast<WideCount>(right.numerator) * static_cast<WideCount>(left.denominator);
}

Ratio lattice_factor(const DistanceForm& form, bool diagonals, const CheapestSteps& cheapest) {
  const Cost straight_change = std::max(form.per_larger, form.per_smaller - form.per_larger);
  const Cost diagonal_change = std::max(form.per_smaller, 2 * form.per_larger - form.per_smaller);
  const Ratio straight{straight_change, cheapest.straight};
  const Ratio diagonal{diagonal_change, cheapest.diagonal};
  return diagonals && larger(diagonal, straight) ? diagonal : straight;
}

}  // namespace

Ratio consistency_factor(const DistanceForm& form, const GridSpec& spec,
                         const CheapestSteps& cheapest) {
  if (cheapest.straight == 0) return {0, 1};
  switch (form.shape) {
    case DistanceForm::Shape::kHex:
      return {form.per_larger, cheapest.straight};
    case DistanceForm::Shape::kEuclidean:
      return {form.times, 1};
    case DistanceForm::Shape::kLattice:
      break;
  }
  return lattice_factor(form, has_corner_moves(spec), cheapest);
}

Cost upper_bound(const DistanceForm& form, int reach) {
  switch (form.shape) {
    case DistanceForm::Shape::kHex:
      return form.per_larger * 2 * reach;
    case DistanceForm::Shape::kEuclidean: {
      const double unit = std::sqrt(static_cast<double>(form.doubled_squared_unit) / 2.0);
      return static_cast<Cost>(std::ceil(unit * 2.0 * reach));
    }
    case DistanceForm::Shape::kLattice:
      break;
  }
  return std::max(form.per_larger, form.per_smaller) * reach;
}

}  // namespace astrolabe
