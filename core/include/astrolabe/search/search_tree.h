#pragma once

#include <algorithm>
#include <cstdint>
#include <vector>

#include "astrolabe/search/node_table.h"
#include "astrolabe/search/search_counts.h"
#include "astrolabe/search/search_observer.h"
#include "astrolabe/search/tree_links.h"

namespace astrolabe {

/// The tree of ways that a search has found: how each cell that it has seen was reached. Every
/// change is counted, and told to the observer. A copyable value; see NodeTable for its memory.
///
///   Ground   SearchGround: says where a direction came from
///   Links    MoveLinks or CellLinks
template <class CostType, class Ground, class Observer, class Links = MoveLinks>
class SearchTree {
 public:
  SearchTree(std::size_t cells, Observer observer)
      : nodes_(cells), links_(cells), observer_(observer) {}

  /// Forgets everything: a query begins.
  void clear() {
    nodes_.forget_all();
    counts_ = {};
    open_cells_ = 0;
    observer_.begin();
  }

  [[nodiscard]] const SearchCounts& counts() const { return counts_; }
  [[nodiscard]] std::uint64_t open_cells() const { return open_cells_; }

  [[nodiscard]] bool known(CellId cell) const { return nodes_.known(cell); }
  /// [Limit: known]
  [[nodiscard]] bool closed(CellId cell) const { return nodes_.closed(cell); }
  [[nodiscard]] CostType g(CellId cell) const { return nodes_.g(cell); }
  [[nodiscard]] std::uint32_t direction(CellId cell) const { return nodes_.direction(cell); }
  /// The cell is unknown, or `g` is less than its own.
  [[nodiscard]] bool improves(CellId cell, CostType g) const { return nodes_.improves(cell, g); }
  /// The cell is open with just this g.
  [[nodiscard]] bool is_current(CellId cell, CostType g) const {
    return nodes_.is_current(cell, g);
  }

  /// kNoCell for the start. [Limit: known]
  [[nodiscard]] CellId parent(const Ground& ground, CellId cell) const {
    return links_.parent(ground, cell, nodes_.direction(cell));
  }
  /// From the start to a cell. [Limit: known]
  [[nodiscard]] std::vector<CellId> path_to(const Ground& ground, CellId cell) const {
    std::vector<CellId> path;
    for (CellId at = cell; at != kNoCell; at = parent(ground, at)) path.push_back(at);
    std::reverse(path.begin(), path.end());
    return path;
  }

  /// Puts a cell on the open list, again or for the first time: reached from `from` by a step in a
  /// direction, or the start from kNoCell.
  void open(const Ground& ground, CellId cell, CellId from, std::uint32_t direction, CostType g) {
    if (!known(cell)) {
      ++counts_.generated;
      count_opening();
      observer_.opened(cell, from, static_cast<Cost>(g));
    } else {
      tell_of_other_way(ground, cell, from, g);
    }
    nodes_.open(cell, g, direction);
    links_.link(cell, from);
  }

  /// Asks the memory for what is known of the cells around one that was opened, in the rows before
  /// and behind: when it is expanded they are there.
  void prefetch_around(CellId cell, std::size_t cells_a_row) const {
    nodes_.prefetch(index_of(cell) - cells_a_row);
    nodes_.prefetch(index_of(cell) + cells_a_row);
  }

  /// Takes a cell off the open list. [Limit: open]
  void expand(const Ground& ground, CellId cell) {
    nodes_.close(cell);
    --open_cells_;
    ++counts_.expanded;
    if constexpr (Observer::kWatches) {
      observer_.expanded(cell, parent(ground, cell), static_cast<Cost>(g(cell)));
    }
  }
  /// The expansion of a cell has ended.
  void finish(const Ground& ground, CellId cell) {
    if constexpr (Observer::kWatches) {
      observer_.closed(cell, parent(ground, cell), static_cast<Cost>(g(cell)));
    }
  }

 private:
  void tell_of_other_way(const Ground& ground, CellId cell, CellId from, CostType g) {
    const bool was_closed = closed(cell);
    if (was_closed) {
      ++counts_.reopened;
      count_opening();
    } else {
      ++counts_.updated;
    }
    if constexpr (Observer::kWatches) {
      observer_.improved(was_closed ? EventKind::kReopened : EventKind::kUpdated, cell,
                         parent(ground, cell), static_cast<Cost>(nodes_.g(cell)), from,
                         static_cast<Cost>(g));
    }
  }

  void count_opening() {
    ++open_cells_;
    counts_.peak_open = std::max(counts_.peak_open, open_cells_);
  }

  NodeTable<CostType> nodes_;
  Links links_;
  Observer observer_;
  SearchCounts counts_;
  std::uint64_t open_cells_ = 0;
};

}  // namespace astrolabe
