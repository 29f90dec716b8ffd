#include "astrolabe/search/algorithm_registry.h"

#include <array>

#include "search/algorithm_entries.h"

namespace astrolabe {

namespace {

constexpr std::array<TieBreakEntry, 1> kTieBreaks{{
    {"larger-g", "Larger g first",
     "Of open cells with the same f the one furthest from the start is taken first, then the one "
     "with the lowest number. The search runs straight ahead where many paths are equally good."},
}};

}  // namespace

std::span<const AlgorithmEntry> all_algorithms() {
  static const std::array kAlgorithms{astar_algorithm()};
  return kAlgorithms;
}

const AlgorithmEntry* find_algorithm(std::string_view id) {
  for (const AlgorithmEntry& entry : all_algorithms()) {
    if (entry.id == id) return &entry;
  }
  return nullptr;
}

std::span<const TieBreakEntry> all_tie_breaks() { return kTieBreaks; }

const TieBreakEntry* find_tie_break(std::string_view id) {
  for (const TieBreakEntry& entry : kTieBreaks) {
    if (entry.id == id) return &entry;
  }
  return nullptr;
}

}  // namespace astrolabe
