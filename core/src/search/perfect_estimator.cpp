#include <algorithm>
#include <utility>
#include <vector>

#include "astrolabe/search/flood.h"
#include "search/estimators.h"

namespace astrolabe {

namespace {

/// The true cost of the rest of the way to the nearest goal; 0 where there is none.
class PerfectEstimator final : public CellEstimator {
 public:
  explicit PerfectEstimator(std::shared_ptr<const SearchSpace> space) : space_(std::move(space)) {}

  void aim_at(std::span<const CellId> goals) override {
    if (std::ranges::equal(goals, goals_)) return;
    goals_.assign(goals.begin(), goals.end());
    to_goal_ = flood(space_, goals, FloodWay::kTo);
  }

  [[nodiscard]] Cost estimate(CellId cell) override {
    return std::max<Cost>(0, to_goal_[index_of(cell)]);
  }

 private:
  std::shared_ptr<const SearchSpace> space_;
  std::vector<CellId> goals_;
  std::vector<Cost> to_goal_;
};

}  // namespace

std::shared_ptr<CellEstimator> make_perfect_estimator(std::shared_ptr<const SearchSpace> space) {
  return std::make_shared<PerfectEstimator>(std::move(space));
}

}  // namespace astrolabe
