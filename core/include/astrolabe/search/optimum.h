#pragma once

#include <functional>
#include <memory>
#include <optional>

#include "astrolabe/search/path_query.h"
#include "astrolabe/search/search_space.h"

namespace astrolabe {

/// The cost of the best path, as shown: what a found one is measured against, whatever was promised
/// of it. By A* with the grid's best heuristic, in the fastest order. None where there is no path,
/// or where `cancelled` said so; that is asked every few thousand expansions.
[[nodiscard]] std::optional<double> shown_optimum(const std::shared_ptr<const SearchSpace>& space,
                                                  const PathQuery& query,
                                                  const std::function<bool()>& cancelled);

/// A cost in terms of the best; 1 for a path of one cell. None where the best is not known.
[[nodiscard]] std::optional<double> ratio_of(double shown_cost, std::optional<double> optimum);

}  // namespace astrolabe
