#pragma once

#include <functional>
#include <memory>
#include <optional>

#include "astrolabe/search/path_query.h"
#include "astrolabe/search/search_space.h"
#include "astrolabe/search/solve.h"

namespace astrolabe {

/// The cost of the best path, as shown: what a found one is measured against, whatever was promised
/// of it. By A* with the grid's best heuristic, in the fastest order. None where there is no path,
/// or where `cancelled` said so; see run_unless().
[[nodiscard]] std::optional<double> shown_optimum(const std::shared_ptr<const SearchSpace>& space,
                                                  const PathQuery& query,
                                                  const std::function<bool()>& cancelled);

/// What a path that was found costs in terms of the best one, apart from what `guarantee` promised
/// of it; 1 for a path of one cell. None without a path, for any-angle paths, whose best is not
/// known, and where it was cancelled. Takes no search where the promise is the optimum.
[[nodiscard]] std::optional<double> measured_ratio(const std::shared_ptr<const SearchSpace>& space,
                                                   const PathQuery& query,
                                                   const SearchSettings& settings,
                                                   const SearchResult& result,
                                                   const Guarantee& guarantee,
                                                   const std::function<bool()>& cancelled);

}  // namespace astrolabe
