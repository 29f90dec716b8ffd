#include <utility>

#include "astrolabe/grid/lattice.h"
#include "search/estimators.h"
#include "search/grid_dispatch.h"

namespace astrolabe {

namespace {

/// What follows from coordinates, for several goals.
template <class Distance>
class FormEstimator final : public NearestGoalEstimator {
 public:
  FormEstimator(std::shared_ptr<const SearchSpace> space, Distance distance)
      : space_(std::move(space)), distance_(std::move(distance)) {}

 protected:
  [[nodiscard]] Cost estimate(CellId cell, CellId goal) override {
    const Lattice at = lattice(cell);
    const Lattice goal_at = lattice(goal);
    return static_cast<Cost>(distance_({at.a - goal_at.a, at.b - goal_at.b}));
  }

 private:
  [[nodiscard]] Lattice lattice(CellId cell) const {
    return lattice_of(space_->size().offset(cell), space_->spec().kind, space_->spec().stagger);
  }

  std::shared_ptr<const SearchSpace> space_;
  Distance distance_;
};

}  // namespace

std::shared_ptr<CellEstimator> make_form_estimator(std::shared_ptr<const SearchSpace> space,
                                                   const HeuristicEntry& heuristic) {
  const DistanceForm form = form_of(heuristic, space->spec(), space->wide_costs());
  return with_grid_and_distance<std::uint64_t>(
      space->spec().kind, form, [&](auto, auto distance) -> std::shared_ptr<CellEstimator> {
        return std::make_shared<FormEstimator<decltype(distance)>>(space, distance);
      });
}

}  // namespace astrolabe
