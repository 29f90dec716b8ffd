#pragma once

#include "astrolabe/search/algorithm_registry.h"

namespace astrolabe {

// One function an algorithm, each in a file of its name; algorithm_registry.cpp lists them.
[[nodiscard]] AlgorithmEntry bfs_algorithm();
[[nodiscard]] AlgorithmEntry dfs_algorithm();
[[nodiscard]] AlgorithmEntry dijkstra_algorithm();
[[nodiscard]] AlgorithmEntry greedy_algorithm();
[[nodiscard]] AlgorithmEntry astar_algorithm();
[[nodiscard]] AlgorithmEntry bidirectional_algorithm();
[[nodiscard]] AlgorithmEntry canonical_algorithm();
[[nodiscard]] AlgorithmEntry jps_algorithm();
[[nodiscard]] AlgorithmEntry ida_algorithm();
[[nodiscard]] AlgorithmEntry fringe_algorithm();
[[nodiscard]] AlgorithmEntry ara_algorithm();
[[nodiscard]] AlgorithmEntry beam_algorithm();
[[nodiscard]] AlgorithmEntry theta_algorithm();
[[nodiscard]] AlgorithmEntry lazy_theta_algorithm();

}  // namespace astrolabe
