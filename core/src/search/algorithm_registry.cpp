#include "astrolabe/search/algorithm_registry.h"

#include <array>

#include "astrolabe/base/find_by_id.h"
#include "search/algorithm_entries.h"

namespace astrolabe {

namespace {

/// "squares or diamonds with 8 ways, exact costs and a single goal"
std::string words_of(const Requirements& needs) {
  std::string words;
  std::string_view last;  // Not among the words yet, for an "and" may come before it.
  for (const RequirementEntry& entry : all_requirements()) {
    if (!(needs.*entry.needed)) continue;
    if (!last.empty()) words += (words.empty() ? "" : ", ") + std::string(last);
    last = entry.words;
  }
  return words + (words.empty() ? "" : " and ") + std::string(last);
}

}  // namespace

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
  return find_by_id(all_algorithms(), id);
}

std::string algorithm_notes(const AlgorithmEntry& algorithm) {
  const std::string needs = words_of(algorithm.needs);
  return (needs.empty() ? "" : "Needs " + needs + ". ") +
         (algorithm.complete ? "" : "May miss a path that is there. ") + '(' +
         std::string(algorithm.source) + ')';
}

}  // namespace astrolabe
