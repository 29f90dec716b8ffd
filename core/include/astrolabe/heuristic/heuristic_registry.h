#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <string_view>
#include <vector>

#include "astrolabe/grid/grid_spec.h"
#include "astrolabe/heuristic/distance_form.h"

namespace astrolabe {

/// What the values of a heuristic are made of.
enum class HeuristicSource : std::uint8_t {
  kForm,        ///< A DistanceForm of the cells' coordinates.
  kSquared,     ///< The square of the straight line.
  kLandmarks,   ///< Costs to and from a few cells, worked out beforehand.
  kPerfect,     ///< The true costs, worked out beforehand.
  kExpression,  ///< A formula of the person's own.
};

/// What is proven of a heuristic on a grid with given costs.
struct HeuristicStanding {
  bool admissible = false;  ///< Never more than the true cost.
  bool consistent = false;  ///< Never falls by more than a step costs.
  /// k: the least factor for which h / k is proven consistent. A* is within max(1, weight * k).
  /// None where there is no such factor.
  std::optional<Ratio> factor;
};

/// A heuristic as a person chooses it. Each is described, with the proof of its standing, in a file
/// of its own in this folder.
struct HeuristicEntry {
  std::string_view id;
  std::string_view name;
  std::string_view description;  ///< What it measures, one or two sentences.
  /// Whether it is defined on a grid.
  bool (*fits)(const GridSpec& spec);
  HeuristicSource source = HeuristicSource::kForm;
  /// How it is computed with steps of these costs. [Limit: fits(spec)] Null but for kForm.
  DistanceForm (*form)(const GridSpec& spec, const CheapestSteps& cheapest) = nullptr;
  /// Its standing on every grid; but for kForm, whose standing follows from the form.
  HeuristicStanding standing = {};
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

/// [Limit: entry.fits(spec)]
[[nodiscard]] HeuristicStanding standing_of(const HeuristicEntry& entry, const GridSpec& spec,
                                            const CheapestSteps& cheapest);

}  // namespace astrolabe
