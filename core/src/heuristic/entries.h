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

}  // namespace astrolabe
