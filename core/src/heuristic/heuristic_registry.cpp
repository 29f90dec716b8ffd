#include "astrolabe/heuristic/heuristic_registry.h"

#include <array>
#include <cassert>

#include "astrolabe/base/find_by_id.h"
#include "heuristic/entries.h"

namespace astrolabe {

std::span<const HeuristicEntry> all_heuristics() {
  static const std::array kHeuristics{
      zero_heuristic(),
      manhattan_heuristic(),
      octile_heuristic(),
      chebyshev_heuristic(),
      euclidean_heuristic(),
      hex_heuristic(),
      diamond_heuristic(),
      double_euclidean_heuristic(),
      fivefold_euclidean_heuristic(),
      squared_euclidean_heuristic(),
      landmarks_heuristic(),
      perfect_heuristic(),
      expression_heuristic(),
  };
  return kHeuristics;
}

const HeuristicEntry* find_heuristic(std::string_view id) {
  return find_by_id(all_heuristics(), id);
}

std::vector<HeuristicEntry> heuristics_for(const GridSpec& spec) {
  std::vector<HeuristicEntry> fitting;
  for (const HeuristicEntry& entry : all_heuristics()) {
    if (entry.fits(spec)) fitting.push_back(entry);
  }
  return fitting;
}

const HeuristicEntry& default_heuristic(const GridSpec& spec) {
  std::string_view id = spec.ways == 8 ? "octile" : "manhattan";
  if (is_hex(spec.kind)) id = "hex";
  if (spec.kind == GridKind::kDiamond && spec.ways == 4) id = "diamond";
  const HeuristicEntry* entry = find_heuristic(id);
  assert(entry != nullptr && entry->fits(spec));
  return *entry;
}

const HeuristicEntry& heuristic_or_default(std::string_view id, const GridSpec& spec) {
  const HeuristicEntry* entry = find_heuristic(id);
  return entry != nullptr && entry->fits(spec) ? *entry : default_heuristic(spec);
}

HeuristicStanding standing_of(const HeuristicEntry& entry, const GridSpec& spec,
                              const CheapestSteps& cheapest) {
  if (entry.source != HeuristicSource::kForm) return entry.standing;
  const Ratio factor = consistency_factor(entry.form(spec, cheapest), spec, cheapest);
  const bool sound = factor.numerator <= factor.denominator;
  return {.admissible = sound, .consistent = sound, .factor = factor};
}

}  // namespace astrolabe
