#pragma once

#include <string>

#include "astrolabe/heuristic/distance_form.h"
#include "astrolabe/search/guarantee.h"

namespace astrolabe {

// What the algorithms' promises are made of.

/// `cause` follows "No path is cheaper: ".
[[nodiscard]] Guarantee optimal(const std::string& cause);
[[nodiscard]] Guarantee no_guarantee(std::string why);
/// Within a factor, rounded up to four decimals; optimal where it is 1 or less. `cause` follows
/// "The path costs at most F times the best: ". [Limit: factor >= 0]
[[nodiscard]] Guarantee within(const Ratio& factor, const std::string& cause,
                               const std::string& cause_of_optimality);

/// Of A* with the settings' heuristic, weight, priority and re-opening.
[[nodiscard]] Guarantee astar_guarantee(const SearchSpace& space, const SearchSettings& settings);
/// The same with re-opening, whatever the settings say of it.
[[nodiscard]] Guarantee reopening_guarantee(const SearchSpace& space,
                                            const SearchSettings& settings);

/// The same with a weight of 1, whatever the settings' weight is.
[[nodiscard]] Guarantee unweighted_guarantee(const SearchSpace& space,
                                             const SearchSettings& settings);

}  // namespace astrolabe
