#pragma once

#include <memory>

#include "astrolabe/search/move_pruning.h"
#include "astrolabe/search/search.h"
#include "astrolabe/search/search_order.h"
#include "search/estimation.h"

namespace astrolabe {

/// What a best-first search is made from, once all ids are resolved.
struct BestFirstRequest {
  std::shared_ptr<const SearchSpace> space;
  Estimation estimation;
  SearchOrder order;
  bool reopen = true;
  QueueOrder queue = QueueOrder::kStrict;  ///< [Limit: buckets with KeyKind::kWeighted only]
  /// [Limit: kCanonical with uniform costs and the usual order only]
  Pruning pruning = Pruning::kRedundant;
  EventLog* log = nullptr;  ///< Not owned; may be null.
};

/// Makes the compiled search for a request. Its parts for one kind of grid each are compiled in
/// files of their own (best_first_square.cpp, …), because there all the combinations meet.
[[nodiscard]] std::unique_ptr<Search> make_best_first(const BestFirstRequest& request);

template <GridKind kKind>
[[nodiscard]] std::unique_ptr<Search> make_best_first_on(const BestFirstRequest& request);

extern template std::unique_ptr<Search> make_best_first_on<GridKind::kSquare>(
    const BestFirstRequest&);
extern template std::unique_ptr<Search> make_best_first_on<GridKind::kHexPointy>(
    const BestFirstRequest&);
extern template std::unique_ptr<Search> make_best_first_on<GridKind::kHexFlat>(
    const BestFirstRequest&);
extern template std::unique_ptr<Search> make_best_first_on<GridKind::kDiamond>(
    const BestFirstRequest&);

}  // namespace astrolabe
