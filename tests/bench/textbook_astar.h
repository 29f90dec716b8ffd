#pragma once

#include "tests/bench/bench_maps.h"

namespace astrolabe::bench {

/// A* as a textbook has it, and as most people write it the first time: std::priority_queue and
/// std::unordered_map, eight ways, never cutting, octile distance.
/// Returns the path's length; negative where there is none. [Units: straight steps]
[[nodiscard]] double solve_by_the_textbook(const Map& map, const Query& query);

}  // namespace astrolabe::bench
