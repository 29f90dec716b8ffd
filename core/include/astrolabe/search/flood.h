#pragma once

#include <cstdint>
#include <memory>
#include <vector>

#include "astrolabe/base/cell_id.h"
#include "astrolabe/search/cost.h"
#include "astrolabe/search/search_space.h"

namespace astrolabe {

/// Stands for the cost of a way that does not exist.
inline constexpr Cost kUnreached = -1;

enum class FloodWay : std::uint8_t {
  kFrom,  ///< From the origin to every cell.
  kTo,    ///< From every cell to the origin: h*.
};

/// The costs of the best ways between one cell and all others, by a search for nothing (Dijkstra
/// 1959). O(n log n). [Units: wide cost units] [Limit: the origin is a cell; from a blocked one
/// nothing is reached]
[[nodiscard]] std::vector<Cost> flood(const std::shared_ptr<const SearchSpace>& space,
                                      CellId origin, FloodWay way);

}  // namespace astrolabe
