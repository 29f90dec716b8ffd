#pragma once

#include <span>
#include <string_view>
#include <vector>

#include "astrolabe/grid/grid_spec.h"
#include "astrolabe/heuristic/distance_form.h"

namespace astrolabe {

/// A heuristic as a person chooses it. Each is described, with the proof of its standing, in a file
/// of its own in this folder.
struct HeuristicEntry {
  std::string_view id;
  std::string_view name;
  std::string_view description;  ///< What it measures, one or two sentences.
  /// Whether it is defined on a grid.
  bool (*fits)(const GridSpec& spec);
  /// How it is computed with steps of these costs. [Limit: fits(spec)]
  DistanceForm (*form)(const GridSpec& spec, const CheapestSteps& cheapest);
  /// Why it has the standing that standing_of() computes, one sentence. [Limit: fits(spec)]
  std::string_view (*reason)(const GridSpec& spec);
};

/// All heuristics, in the order in which they are shown.
[[nodiscard]] std::span<const HeuristicEntry> all_heuristics();
/// nullptr for an unknown id.
[[nodiscard]] const HeuristicEntry* find_heuristic(std::string_view id);
/// Those that are defined on a grid, in the same order.
[[nodiscard]] std::vector<HeuristicEntry> heuristics_for(const GridSpec& spec);
/// The most informed consistent heuristic of a grid.
[[nodiscard]] const HeuristicEntry& default_heuristic(const GridSpec& spec);
/// The heuristic of that id where it is defined on the grid, else the grid's default.
[[nodiscard]] const HeuristicEntry& heuristic_or_default(std::string_view id, const GridSpec& spec);

/// What is proven of a heuristic on a grid with given costs.
struct HeuristicStanding {
  bool admissible = false;  ///< Never more than the true cost.
  bool consistent = false;  ///< Never falls by more than a step costs.
  /// k: the least factor for which h / k is proven consistent. A* is within max(1, weight * k).
  Ratio factor;
};

/// [Limit: entry.fits(spec)]
[[nodiscard]] HeuristicStanding standing_of(const HeuristicEntry& entry, const GridSpec& spec,
                                            const CheapestSteps& cheapest);

}  // namespace astrolabe
