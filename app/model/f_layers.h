#pragma once

#include <cstddef>

#include "app/model/solution.h"

namespace astrolabe::app {

/// The key by which an expansion was chosen: 100 g + W h, W the weight in hundredths. Exact.
/// [Limit: expansion 1 to log.expansion_count(); a searched solution]
[[nodiscard]] Cost key_of_expansion(const Solution& solution, std::size_t expansion);
/// f of the cell that is expanded; none where it is not taken by a cost. [Units: hundredths of cost
/// units] [Limit: as above]
[[nodiscard]] std::optional<Cost> f_of_expansion(const Solution& solution, std::size_t expansion);

/// Solution::depths, from its log and settings.
[[nodiscard]] std::vector<std::uint32_t> depths_of_expansions(const Solution& solution);

/// An f-layer is a maximal run of expansions with equal keys. With an inconsistent heuristic layers
/// may come again. Positions are numbers of expansions that have ended; 0 is the start.
///
/// The end of the layer that the next expansion belongs to; the last expansion has no next one and
/// stays. O(length of the layer).
[[nodiscard]] std::size_t next_layer_end(const Solution& solution, std::size_t expansion);
/// The end of the layer before the one that this expansion belongs to; 0 from the first one.
[[nodiscard]] std::size_t previous_layer_end(const Solution& solution, std::size_t expansion);

}  // namespace astrolabe::app
