#include <algorithm>
#include <utility>
#include <vector>

#include "astrolabe/search/flood.h"
#include "search/estimators.h"

namespace astrolabe {

namespace {

/// A landmark and its costs.
struct Landmark {
  CellId cell;
  std::vector<Cost> from;  ///< From the landmark to each cell.
  std::vector<Cost> to;    ///< From each cell to the landmark.
};

/// The passable cell that is farthest from what is near already; a cell that nothing leads to is
/// farthest of all. Of several the first; kNoCell where all are at 0.
CellId farthest(const SearchSpace& space, const std::vector<Cost>& nearest) {
  CellId best = kNoCell;
  Cost most = 0;
  for (std::uint32_t index = 0; index < nearest.size(); ++index) {
    if (!space.moves().passable(CellId{index})) continue;
    const Cost away = nearest[index] == kUnreached ? CellEstimator::kLargest : nearest[index];
    if (away <= most) continue;
    best = CellId{index};
    most = away;
  }
  return best;
}

/// Takes over what is nearer.
void note_nearer(std::vector<Cost>& nearest, const std::vector<Cost>& costs) {
  for (std::size_t index = 0; index < nearest.size(); ++index) {
    const bool nearer = nearest[index] == kUnreached || costs[index] < nearest[index];
    if (costs[index] != kUnreached && nearer) nearest[index] = costs[index];
  }
}

/// Each as far as can be from those before it, and the first from the first cell that is free
/// (Goldberg and Harrelson 2005, "farthest"). Fewer than asked for where there are fewer cells.
std::vector<Landmark> choose_landmarks(const std::shared_ptr<const SearchSpace>& space, int count) {
  std::vector<Landmark> landmarks;
  std::vector<Cost> nearest(static_cast<std::size_t>(space->size().cell_count()), kUnreached);
  const CellId first = farthest(*space, nearest);
  if (first == kNoCell) return landmarks;
  std::vector<Cost> beginning = flood(space, {&first, 1}, FloodWay::kFrom);
  CellId next = farthest(*space, [&] {
    std::replace(beginning.begin(), beginning.end(), kUnreached, Cost{0});
    return beginning;
  }());
  if (next == kNoCell) next = first;
  while (next != kNoCell && landmarks.size() < static_cast<std::size_t>(count)) {
    landmarks.push_back({.cell = next,
                         .from = flood(space, {&next, 1}, FloodWay::kFrom),
                         .to = flood(space, {&next, 1}, FloodWay::kTo)});
    note_nearer(nearest, landmarks.back().from);
    next = farthest(*space, nearest);
  }
  return landmarks;
}

class LandmarkEstimator final : public NearestGoalEstimator {
 public:
  LandmarkEstimator(const std::shared_ptr<const SearchSpace>& space, int count)
      : landmarks_(choose_landmarks(space, count)) {
    for (const Landmark& landmark : landmarks_) cells_.push_back(landmark.cell);
  }

  [[nodiscard]] std::span<const CellId> landmarks() const override { return cells_; }

 protected:
  [[nodiscard]] Cost estimate(CellId cell, CellId goal) override {
    Cost best = 0;
    for (const Landmark& landmark : landmarks_) {
      best = std::max(best, difference(landmark.from, goal, cell));
      best = std::max(best, difference(landmark.to, cell, goal));
    }
    return best;
  }

 private:
  /// 0 where the landmark says nothing about one of them.
  [[nodiscard]] static Cost difference(const std::vector<Cost>& costs, CellId more, CellId less) {
    const Cost one = costs[index_of(more)];
    const Cost other = costs[index_of(less)];
    return one == kUnreached || other == kUnreached ? 0 : one - other;
  }

  std::vector<Landmark> landmarks_;
  std::vector<CellId> cells_;
};

}  // namespace

std::shared_ptr<CellEstimator> make_landmark_estimator(std::shared_ptr<const SearchSpace> space,
                                                       int count) {
  return std::make_shared<LandmarkEstimator>(space, count);
}

}  // namespace astrolabe
