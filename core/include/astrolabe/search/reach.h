#pragma once

#include <memory>
#include <vector>

#include "astrolabe/base/cell_id.h"
#include "astrolabe/search/cost.h"
#include "astrolabe/search/search_space.h"

namespace astrolabe {

/// A cell within reach, and the least that the way to it costs.
struct ReachableCell {
  CellId cell = kNoCell;
  Cost cost = 0;  ///< [Units: Reach::units]
};

/// All that can be reached from a start at no more than a budget: the preview of a move in a game.
struct Reach {
  CostUnits units;
  std::vector<ReachableCell> cells;  ///< In the order of their costs, the start first.
  /// Those of them that share an edge with what is not within reach, or with the map's rim; in the
  /// order of their numbers.
  std::vector<CellId> border;
};

/// The budget is in straight steps, under tens in tenths of them: what costs are shown in. From a
/// blocked start nothing is reached. By Dijkstra's algorithm (1959), which stops at the budget.
/// Takes 8 bytes a cell of the map and time with the cells within reach.
/// [Limit: the start is a cell; budget >= 0]
[[nodiscard]] Reach reach_within(const std::shared_ptr<const SearchSpace>& space, CellId start,
                                 double budget);

}  // namespace astrolabe
