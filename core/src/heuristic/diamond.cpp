#include "heuristic/entries.h"

namespace astrolabe {

// h = D max(|di|, |dj|) in doubled coordinates, which is D (|du| + |dv|), on diamonds.
//
// 4-way: it is the exact cost on open ground: consistent. 8-way: a corner step covers 2 D of it for
// sqrt 2 D (from (0,0) to (2,0): 2 > sqrt 2), so it overestimates as Manhattan does on squares; h /
// sqrt 2 is consistent.
HeuristicEntry diamond_heuristic() {
  return {
      .id = "diamond",
      .name = "Diamond distance",
      .description =
          "The number of edges to cross between diamonds: the cost on open ground with "
          "four ways.",
      .fits = [](const GridSpec& spec) { return spec.kind == GridKind::kDiamond; },
      .form =
          [](const GridSpec&, const CheapestSteps& cheapest) {
            return DistanceForm{.shape = DistanceForm::Shape::kLattice,
                                .per_larger = cheapest.straight,
                                .per_smaller = 2 * cheapest.straight,
                                .doubled_squared_unit = 0};
          },
      .reason = [](const GridSpec& spec) -> std::string_view {
        return spec.ways == 4
                   ? "One step across an edge changes it by one such step's cost at most."
                   : "A step across a corner lowers it by two straight steps but costs less than "
                     "two.";
      },
  };
}

}  // namespace astrolabe
