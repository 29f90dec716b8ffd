#pragma once

#include <memory>
#include <span>
#include <utility>
#include <vector>

#include "astrolabe/search/cost.h"
#include "astrolabe/search/search_counts.h"
#include "astrolabe/search/search_status.h"
#include "astrolabe/search/search_tree.h"

namespace astrolabe {

/// What the loops that build one tree from the start have in common: where they search, what they
/// know, and how a query begins and is answered. What they differ in is step(), one expansion.
///
///   Ground   SearchGround
///   Links    MoveLinks or CellLinks
template <class CostType_, class Ground_, class Observer, class Links = MoveLinks>
class TreeSearch {
 public:
  using CostType = CostType_;

  [[nodiscard]] SearchStatus status() const { return status_; }
  [[nodiscard]] const SearchCounts& counts() const { return tree_.counts(); }
  [[nodiscard]] const CostUnits& units() const { return units_; }

  /// Empty unless a goal was found.
  [[nodiscard]] std::vector<CellId> path() const {
    if (status_ != SearchStatus::kFound) return {};
    return tree_.path_to(ground_, reached_);
  }
  [[nodiscard]] Cost path_cost() const {
    return status_ == SearchStatus::kFound ? static_cast<Cost>(tree_.g(reached_)) : 0;
  }
  [[nodiscard]] Cost h(CellId cell) const {
    return static_cast<Cost>(estimate(ground_.lattice(cell)));
  }

 protected:
  using Ground = Ground_;

  TreeSearch(Ground ground, const CostUnits& units, Observer observer)
      : ground_(std::move(ground)), units_(units), tree_(ground_.cell_count(), observer) {}

  /// Forgets the query before; false where this one has ended with that, for an end is blocked.
  bool begin_query(CellId start, std::span<const CellId> goals) {
    reached_ = kNoCell;
    target_ = ground_.aim_at(goals);
    tree_.clear();
    status_ = ground_.status_of_ends(start);
    return status_ == SearchStatus::kRunning;
  }

  [[nodiscard]] CostType estimate(Lattice at) const { return ground_.estimate(at, target_); }

  SearchStatus reach(CellId goal) {
    reached_ = goal;
    return SearchStatus::kFound;
  }

  Ground ground_;
  CostUnits units_;
  SearchTree<CostType, Ground, Observer, Links> tree_;
  CellId reached_ = kNoCell;  ///< The goal that was found.
  Lattice target_;            ///< What estimates are made for.
  SearchStatus status_ = SearchStatus::kNoPath;
};

}  // namespace astrolabe
