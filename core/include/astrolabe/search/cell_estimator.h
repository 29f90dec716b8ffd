#pragma once

#include <algorithm>
#include <cstdint>
#include <memory>
#include <span>
#include <string>
#include <utility>
#include <vector>

#include "astrolabe/base/cell_id.h"
#include "astrolabe/grid/lattice.h"
#include "astrolabe/search/cost.h"
#include "astrolabe/search/remedy.h"
#include "astrolabe/search/search_space.h"

namespace astrolabe {

/// A heuristic whose values are looked up or worked out cell by cell, because they do not follow
/// from the distance of coordinates alone. In wide costs, so that they always fit. Not thread-safe;
/// a search has its own.
class CellEstimator {
 public:
  /// No estimate is above this. [Units: wide cost units]
  static constexpr Cost kLargest = Cost{1} << 61;

  virtual ~CellEstimator() = default;
  CellEstimator(const CellEstimator&) = delete;
  CellEstimator& operator=(const CellEstimator&) = delete;

  /// Estimates are made for the nearest of these goals from now on. May take time linear in the
  /// map. [Limit: one goal or more]
  virtual void aim_at(std::span<const CellId> goals) = 0;
  /// [Limit: aim_at() was called]
  [[nodiscard]] virtual Cost estimate(CellId cell) = 0;
  /// What estimate() gave once a search had made so many expansions; the same for most.
  [[nodiscard]] virtual Cost estimate_at(CellId cell, std::uint64_t /*expansions*/) {
    return estimate(cell);
  }
  /// How a search is to raise estimates while it runs.
  [[nodiscard]] virtual Remedy remedy() const { return Remedy::kNone; }
  /// Notes that the way from a cell costs at least so much, found in an expansion. For those with a
  /// remedy.
  virtual void raise(CellId /*cell*/, Cost /*least*/, std::uint64_t /*expansion*/) {}
  /// The cells that the values are derived from; empty for most.
  [[nodiscard]] virtual std::span<const CellId> landmarks() const { return {}; }
  /// What was wrong with the first value that could not be used, one sentence; empty while all
  /// could.
  [[nodiscard]] virtual const std::string& failure() const;

 protected:
  CellEstimator() = default;
};

/// One that estimates the way to each goal apart: h is the least of them.
class NearestGoalEstimator : public CellEstimator {
 public:
  void aim_at(std::span<const CellId> goals) override { goals_.assign(goals.begin(), goals.end()); }
  [[nodiscard]] Cost estimate(CellId cell) final {
    Cost least = kLargest;
    for (const CellId goal : goals_) least = std::min(least, estimate(cell, goal));
    return least;
  }

 protected:
  /// Of the way from a cell to one goal.
  [[nodiscard]] virtual Cost estimate(CellId cell, CellId goal) = 0;

 private:
  std::vector<CellId> goals_;
};

/// A CellEstimator in the shape of a Distance (heuristic/distance.h), for the search loops: it
/// finds the cell again from its distance to the first goal. Copies share the estimator.
template <class CostType, GridKind kKind>
class CellDistance {
 public:
  CellDistance(std::shared_ptr<CellEstimator> estimator, const SearchSpace& space)
      : estimator_(std::move(estimator)), size_(space.size()), stagger_(space.spec().stagger) {}

  void aim_at(std::span<const CellId> goals, Lattice first_at) {
    goal_at_ = first_at;
    estimator_->aim_at(goals);
  }
  [[nodiscard]] CellEstimator& estimator() const { return *estimator_; }
  CostType operator()(Lattice difference) const {
    const Lattice at{goal_at_.a + difference.a, goal_at_.b + difference.b};
    return static_cast<CostType>(estimator_->estimate(size_.cell(offset_of(at, kKind, stagger_))));
  }

 private:
  std::shared_ptr<CellEstimator> estimator_;
  GridSize size_;
  Stagger stagger_;
  Lattice goal_at_;
};

}  // namespace astrolabe
