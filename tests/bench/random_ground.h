#pragma once

#include <cstdint>
#include <vector>

#include "astrolabe/grid/map.h"
#include "tests/bench/bench_maps.h"

namespace astrolabe::bench {

/// A map of scattered walls; it follows from the seed.
[[nodiscard]] Map random_ground(std::uint64_t seed, const GridSpec& spec, GridSize size,
                                int wall_percent);

/// The same, so that any two sizes agree about the cells around their middles.
[[nodiscard]] Map random_ground_around_middle(std::uint64_t seed, GridSize size, int wall_percent);

/// Queries with their right lengths. They are worked out by our own Dijkstra search on another
/// grid than squares, and by the textbook's A* there. Ends between which there is no path are left
/// out.
[[nodiscard]] std::vector<Query> with_right_lengths(const Map& map,
                                                    const std::vector<Query>& queries);

/// Queries between random free cells with a path between them.
[[nodiscard]] std::vector<Query> random_queries(std::uint64_t seed, const Map& map,
                                                std::size_t count);

}  // namespace astrolabe::bench
