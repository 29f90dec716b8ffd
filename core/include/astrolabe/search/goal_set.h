#pragma once

#include <algorithm>
#include <span>
#include <vector>

#include "astrolabe/base/cell_id.h"

namespace astrolabe {

/// The goals of a query: one, or the nearest of several. A value; keeps its memory across assign().
class GoalSet {
 public:
  void assign(std::span<const CellId> goals) {
    goals_.assign(goals.begin(), goals.end());
    std::sort(goals_.begin(), goals_.end());
    first_ = goals_.empty() ? kNoCell : goals_.front();
  }

  /// O(1) for one goal, O(log n) for n.
  [[nodiscard]] bool contains(CellId cell) const {
    return cell == first_ ||
           (goals_.size() > 1 && std::binary_search(goals_.begin(), goals_.end(), cell));
  }
  /// In the order of their numbers.
  [[nodiscard]] std::span<const CellId> all() const { return goals_; }

 private:
  std::vector<CellId> goals_;
  CellId first_ = kNoCell;
};

}  // namespace astrolabe
