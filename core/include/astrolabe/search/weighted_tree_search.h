#pragma once

#include <memory>
#include <optional>
#include <utility>

#include "astrolabe/search/reached_cell.h"
#include "astrolabe/search/search_ground.h"
#include "astrolabe/search/tree_search.h"

namespace astrolabe {

/// What those of the loops have in common whose f is 100 g + W h, W the weight in hundredths, so
/// that it is exact.
template <class CostType_, Topology G, class H, class Pricing, class Observer>
class WeightedTreeSearch
    : public TreeSearch<CostType_, SearchGround<CostType_, G, H, Pricing>, Observer> {
  using Base = typename WeightedTreeSearch::TreeSearch;

 public:
  using CostType = CostType_;

  [[nodiscard]] std::optional<Cost> f_hundredths(const ReachedCell& reached) const {
    return 100 * reached.g + static_cast<Cost>(weight_) * this->h(reached.cell);
  }

 protected:
  /// `costs` are those of the space in the unit that CostType is meant for; no h is above
  /// `largest_h`.
  WeightedTreeSearch(std::shared_ptr<const SearchSpace> space, const StepCosts& costs, H distance,
                     Cost largest_h, int weight_hundredths, Observer observer)
      : Base(typename Base::Ground(std::move(space), costs, distance), costs.units, observer),
        weight_(static_cast<WideCount>(weight_hundredths)),
        g_limit_(g_limit_of<CostType>(costs.dearest, largest_h)) {}

  /// Of the cell at `at`, to which a way costs g.
  [[nodiscard]] WideCount f_of(CostType g, Lattice at) const {
    return WideCount{100} * g + weight_ * this->estimate(at);
  }
  /// Whether no step can be made from a cell without leaving the cost type.
  [[nodiscard]] bool beyond_limit(CostType g) const { return static_cast<Cost>(g) > g_limit_; }

 private:
  WideCount weight_;
  Cost g_limit_;
};

}  // namespace astrolabe
