#include "astrolabe/search/algorithm_registry.h"

#include <array>

#include "search/algorithm_entries.h"

namespace astrolabe {

std::span<const AlgorithmEntry> all_algorithms() {
  static const std::array kAlgorithms{
      astar_algorithm(), dijkstra_algorithm(),   greedy_algorithm(), bfs_algorithm(),
      dfs_algorithm(),   canonical_algorithm(),  jps_algorithm(),    bidirectional_algorithm(),
      ara_algorithm(),   fringe_algorithm(),     ida_algorithm(),    beam_algorithm(),
      theta_algorithm(), lazy_theta_algorithm(),
  };
  return kAlgorithms;
}

const AlgorithmEntry* find_algorithm(std::string_view id) {
  for (const AlgorithmEntry& entry : all_algorithms()) {
    if (entry.id == id) return &entry;
  }
  return nullptr;
}

}  // namespace astrolabe
