#pragma once

#include <memory>

#include "astrolabe/grid/topology.h"
#include "astrolabe/heuristic/distance.h"
#include "astrolabe/heuristic/heuristic_registry.h"
#include "astrolabe/search/best_first_search.h"
#include "astrolabe/search/search.h"
#include "astrolabe/search/search_rules.h"
#include "astrolabe/search/step_pricing.h"
#include "search/best_first_adapter.h"
#include "search/widening_search.h"

namespace astrolabe {

/// What a best-first search is made from, once all ids are resolved.
struct BestFirstRequest {
  std::shared_ptr<const SearchSpace> space;
  const HeuristicEntry* heuristic = nullptr;  ///< [Limit: fits the space's grid]
  int weight_hundredths = 100;
  bool reopen = true;
  EventLog* log = nullptr;  ///< Not owned; may be null.
};

/// Makes the compiled search for a request on a grid of one kind. Each kind is compiled in a file
/// of its own (best_first_square.cpp, …), because this is where all the combinations meet.
template <GridKind kKind>
[[nodiscard]] std::unique_ptr<Search> make_best_first(const BestFirstRequest& request);

extern template std::unique_ptr<Search> make_best_first<GridKind::kSquare>(const BestFirstRequest&);
extern template std::unique_ptr<Search> make_best_first<GridKind::kHexPointy>(
    const BestFirstRequest&);
extern template std::unique_ptr<Search> make_best_first<GridKind::kHexFlat>(
    const BestFirstRequest&);
extern template std::unique_ptr<Search> make_best_first<GridKind::kDiamond>(
    const BestFirstRequest&);

}  // namespace astrolabe
