#include <algorithm>
#include <utility>

#include "astrolabe/grid/lattice.h"
#include "search/estimators.h"

namespace astrolabe {

namespace {

/// D times the square of the distance; far away the largest estimate that there is.
class SquaredEstimator final : public NearestGoalEstimator {
 public:
  explicit SquaredEstimator(std::shared_ptr<const SearchSpace> space) : space_(std::move(space)) {}

 protected:
  [[nodiscard]] Cost estimate(CellId cell, CellId goal) override {
    const Lattice at = lattice(cell);
    const Lattice goal_at = lattice(goal);
    const std::int64_t a = at.a - goal_at.a;
    const std::int64_t b = at.b - goal_at.b;
    const std::int64_t squared = a * a + b * b + (is_hex(space_->spec().kind) ? a * b : 0);
    const Cost straight = space_->wide_costs().cheapest_straight;
    if (straight > 0 && squared > kLargest / straight) return kLargest;
    return straight * squared;
  }

 private:
  [[nodiscard]] Lattice lattice(CellId cell) const {
    return lattice_of(space_->size().offset(cell), space_->spec().kind, space_->spec().stagger);
  }

  std::shared_ptr<const SearchSpace> space_;
};

}  // namespace

std::shared_ptr<CellEstimator> make_squared_estimator(std::shared_ptr<const SearchSpace> space) {
  return std::make_shared<SquaredEstimator>(std::move(space));
}

}  // namespace astrolabe
