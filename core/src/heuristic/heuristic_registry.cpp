#include "astrolabe/heuristic/heuristic_registry.h"

#include <array>
#include <cassert>

#include "heuristic/entries.h"

namespace astrolabe {

std::span<const HeuristicEntry> all_heuristics() {
  static const std::array kHeuristics{
      zero_heuristic(),      manhattan_heuristic(), octile_heuristic(),  chebyshev_heuristic(),
      euclidean_heuristic(), hex_heuristic(),       diamond_heuristic(),
  };
  return kHeuristics;
}

const HeuristicEntry* find_heuristic(std::string_view id) {
  for (const HeuristicEntry& entry : all_heuristics()) {
    if (entry.id == id) return &entry;
  }
  return nullptr;
}

const HeuristicEntry& default_heuristic(const GridSpec& spec) {
  std::string_view id = spec.ways == 8 ? "octile" : "manhattan";
  if (is_hex(spec.kind)) id = "hex";
  if (spec.kind == GridKind::kDiamond && spec.ways == 4) id = "diamond";
  const HeuristicEntry* entry = find_heuristic(id);
  assert(entry != nullptr && entry->fits(spec));
  return *entry;
}

HeuristicStanding standing_of(const HeuristicEntry& entry, const GridSpec& spec,
                              const CheapestSteps& cheapest) {
  const Ratio factor = consistency_factor(entry.form(spec, cheapest), spec, cheapest);
  const bool sound = factor.numerator <= factor.denominator;
  return {.admissible = sound, .consistent = sound, .factor = factor};
}

}  // namespace astrolabe
