#include "heuristic/entries.h"

namespace astrolabe {

// h = D (|dq| + |dr| + |dq + dr|) / 2 in axial coordinates, on hexes.
//
// It is the exact number of steps on open ground, so each step changes it by D at most: consistent.
HeuristicEntry hex_heuristic() {
  return {
      .id = "hex",
      .name = "Hex distance",
      .description = "The number of hexagons to cross: the cost on open ground.",
      .fits = [](const GridSpec& spec) { return is_hex(spec.kind); },
      .form =
          [](const GridSpec&, const CheapestSteps& cheapest) {
            return DistanceForm{.shape = DistanceForm::Shape::kHex,
                                .per_larger = cheapest.straight,
                                .per_smaller = 0,
                                .doubled_squared_unit = 0};
          },
      .reason = [](const GridSpec&) -> std::string_view {
        return "It is exact over the cheapest open ground.";
      },
  };
}

}  // namespace astrolabe
