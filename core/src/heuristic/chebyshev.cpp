#include "heuristic/entries.h"

namespace astrolabe {

// h = D max(|a|, |b|) in lattice coordinates, on squares and diamonds.
//
// Any step, straight or diagonal, changes the maximum by 1 at most and costs at least D: consistent
// with four ways and with eight. It counts a diagonal step as a straight one, so octile is better
// informed.
HeuristicEntry chebyshev_heuristic() {
  return {
      .id = "chebyshev",
      .name = "Chebyshev",
      .description =
          "The larger of columns and rows to go: the cost if diagonal steps cost like straight "
          "ones.",
      .fits = [](const GridSpec& spec) { return !is_hex(spec.kind); },
      .form =
          [](const GridSpec&, const CheapestSteps& cheapest) {
            return DistanceForm{.shape = DistanceForm::Shape::kLattice,
                                .per_larger = cheapest.straight,
                                .per_smaller = cheapest.straight,
                                .doubled_squared_unit = 0};
          },
      .reason = [](const GridSpec&) -> std::string_view {
        return "Every step changes it by one straight step's cost at most and costs no less.";
      },
  };
}

}  // namespace astrolabe
