#pragma once

#include <algorithm>
#include <cstdint>
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
    first_ = goals_.empty() ? index_of(kNoCell) : index_of(goals_.front());
    span_ = goals_.empty() ? 0 : index_of(goals_.back()) - first_;
  }

  /// O(1) for one goal and for cells before and after all goals; O(log n) for n.
  [[nodiscard]] bool contains(CellId cell) const {
    if (index_of(cell) - first_ > span_) return false;
    return std::binary_search(goals_.begin(), goals_.end(), cell);
  }
  /// In the order of their numbers.
  [[nodiscard]] std::span<const CellId> all() const { return goals_; }

 private:
  std::vector<CellId> goals_;
  // What lies outside of them is no goal.
  std::uint32_t first_ = index_of(kNoCell);
  std::uint32_t span_ = 0;
};

}  // namespace astrolabe
