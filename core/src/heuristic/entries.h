#pragma once

#include "astrolabe/heuristic/heuristic_registry.h"

namespace astrolabe {

// One function a heuristic, each in a file of its name; heuristic_registry.cpp lists them.
[[nodiscard]] HeuristicEntry zero_heuristic();
[[nodiscard]] HeuristicEntry manhattan_heuristic();
[[nodiscard]] HeuristicEntry octile_heuristic();
[[nodiscard]] HeuristicEntry chebyshev_heuristic();
[[nodiscard]] HeuristicEntry euclidean_heuristic();
[[nodiscard]] HeuristicEntry hex_heuristic();
[[nodiscard]] HeuristicEntry diamond_heuristic();
[[nodiscard]] HeuristicEntry double_euclidean_heuristic();
[[nodiscard]] HeuristicEntry fivefold_euclidean_heuristic();
[[nodiscard]] HeuristicEntry squared_euclidean_heuristic();
[[nodiscard]] HeuristicEntry landmarks_heuristic();
[[nodiscard]] HeuristicEntry perfect_heuristic();
[[nodiscard]] HeuristicEntry expression_heuristic();

/// The straight line in whole cost units, times a factor; see euclidean.cpp. [Limit: times >= 1]
[[nodiscard]] DistanceForm euclidean_form(const GridSpec& spec, const CheapestSteps& cheapest,
                                          int times);

}  // namespace astrolabe
