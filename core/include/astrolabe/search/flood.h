#pragma once

#include <cstdint>
#include <memory>
#include <span>
#include <vector>

#include "astrolabe/base/cell_id.h"
#include "astrolabe/search/cost.h"
#include "astrolabe/search/search_space.h"

namespace astrolabe {

/// Stands for the cost of a way that does not exist.
inline constexpr Cost kUnreached = -1;

enum class FloodWay : std::uint8_t {
  kFrom,  ///< From an origin to every cell.
  kTo,    ///< From every cell to an origin: h*.
};

/// The costs of the best ways between the nearest of some cells and each other one, by a search for
/// nothing (Dijkstra 1959). O(n log n). [Units: wide cost units] [Limit: the origins are cells;
/// from blocked ones nothing is reached]
[[nodiscard]] std::vector<Cost> flood(const std::shared_ptr<const SearchSpace>& space,
                                      std::span<const CellId> origins, FloodWay way);

}  // namespace astrolabe
