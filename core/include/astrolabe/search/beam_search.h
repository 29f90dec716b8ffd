#pragma once

#include <algorithm>
#include <bit>
#include <cstdint>
#include <memory>
#include <span>
#include <utility>
#include <vector>

#include "astrolabe/base/zeroed_array.h"
#include "astrolabe/search/weighted_tree_search.h"

namespace astrolabe {

/// Beam search (Lowerre 1976): goes forward in layers, one step at a time, and of each layer
/// expands only so many cells, those with the lowest f = 100 g + W h (then the larger g, then the
/// lower cell). What is left out stays open and is never expanded unless a cheaper way leads to it
/// again, so its failure proves nothing. A copyable value.
template <class CostType_, Topology G, class H, class Pricing, class Observer = NullObserver>
class BeamSearch : public WeightedTreeSearch<CostType_, G, H, Pricing, Observer> {
  using Base = typename BeamSearch::WeightedTreeSearch;

 public:
  using CostType = CostType_;

  /// `costs` are those of the space in the unit that CostType is meant for; no h is above
  /// `largest_h`. [Limit: width >= 1]
  BeamSearch(std::shared_ptr<const SearchSpace> space, const StepCosts& costs, H distance,
             Cost largest_h, int weight_hundredths, std::size_t width, Observer observer)
      : Base(std::move(space), costs, distance, largest_h, weight_hundredths, observer),
        width_(width),
        layer_of_(ground_.cell_count()) {}

  void begin(CellId start, std::span<const CellId> goals) {
    beam_.clear();
    coming_.clear();
    expanded_of_beam_ = 0;
    ++layer_;
    if (!begin_query(start, goals)) return;
    tree_.open(ground_, start, kNoCell, kNoDirection, 0);
    beam_.push_back(candidate(start));
  }

  /// One expansion.
  SearchStatus step() {
    if (status_ != SearchStatus::kRunning) return status_;
    if (expanded_of_beam_ == beam_.size()) go_to_next_layer();
    if (beam_.empty()) return status_ = SearchStatus::kNotFound;
    return status_ = expand(beam_[expanded_of_beam_++].cell);
  }

 private:
  using Base::begin_query;
  using Base::beyond_limit;
  using Base::f_of;
  using Base::ground_;
  using Base::reach;
  using Base::status_;
  using Base::tree_;

  struct Candidate {
    WideCount f = 0;
    CostType g = 0;
    CellId cell = kNoCell;
    friend bool operator<(const Candidate& left, const Candidate& right) {
      if (left.f != right.f) return left.f < right.f;
      if (left.g != right.g) return left.g > right.g;
      return left.cell < right.cell;
    }
  };

  [[nodiscard]] Candidate candidate(CellId cell) const {
    const CostType g = tree_.g(cell);
    return {f_of(g, ground_.lattice(cell)), g, cell};
  }

  void go_to_next_layer() {
    beam_.clear();
    for (const CellId cell : coming_) {
      if (!tree_.closed(cell)) beam_.push_back(candidate(cell));
    }
    coming_.clear();
    std::sort(beam_.begin(), beam_.end());
    beam_.resize(std::min(beam_.size(), width_));
    expanded_of_beam_ = 0;
    ++layer_;
  }

  SearchStatus expand(CellId cell) {
    const CostType g = tree_.g(cell);
    if (beyond_limit(g)) return SearchStatus::kCostOverflow;
    tree_.expand(ground_, cell);
    if (ground_.is_goal(cell)) return reach(cell);
    const Offset at = ground_.offset(cell);
    for (unsigned moves = ground_.moves(cell); moves != 0; moves &= moves - 1) {
      const int direction = std::countr_zero(moves);
      const CellId neighbour = ground_.neighbour(cell, at, direction);
      const CostType new_g = g + ground_.price(direction, cell, neighbour);
      if (!tree_.improves(neighbour, new_g)) continue;
      if (tree_.known(neighbour) && tree_.closed(neighbour)) continue;
      tree_.open(ground_, neighbour, cell, static_cast<std::uint32_t>(direction), new_g);
      put_in_next_layer(neighbour);
    }
    tree_.finish(ground_, cell);
    return SearchStatus::kRunning;
  }

  void put_in_next_layer(CellId cell) {
    if (layer_of_[index_of(cell)] == layer_) return;
    layer_of_[index_of(cell)] = layer_;
    coming_.push_back(cell);
  }

  std::size_t width_;

  std::vector<Candidate> beam_;  ///< The present layer, best first.
  std::size_t expanded_of_beam_ = 0;
  std::vector<CellId> coming_;  ///< What the next layer is chosen from.
  /// Where a cell was put last. Layers are numbered on from query to query.
  ZeroedArray<std::uint64_t> layer_of_;
  std::uint64_t layer_ = 1;
};

}  // namespace astrolabe
