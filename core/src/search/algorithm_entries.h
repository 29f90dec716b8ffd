#pragma once

#include "astrolabe/search/algorithm_registry.h"

namespace astrolabe {

// One function an algorithm, each in a file of its name; algorithm_registry.cpp lists them.
[[nodiscard]] AlgorithmEntry astar_algorithm();

}  // namespace astrolabe
