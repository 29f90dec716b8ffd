#include "heuristic/entries.h"

namespace astrolabe {

// h = D (|dx| + |dy|), squares only.
//
// 4-way: it is the exact cost on open ground, so each step changes it by D at most: consistent.
// 8-way: a diagonal step covers 2 D of it for D2 = sqrt 2 D, so it overestimates; h / sqrt 2 is
// consistent, and sqrt 2 is attained by a goal that lies exactly diagonally.
HeuristicEntry manhattan_heuristic() {
  return {
      .id = "manhattan",
      .name = "Manhattan",
      .description =
          "Columns plus rows to go: the cost on open ground where only straight steps are "
          "allowed.",
      .fits = [](const GridSpec& spec) { return spec.kind == GridKind::kSquare; },
      .form =
          [](const GridSpec&, const CheapestSteps& cheapest) {
            return DistanceForm{.shape = DistanceForm::Shape::kLattice,
                                .per_larger = cheapest.straight,
                                .per_smaller = 2 * cheapest.straight,
                                .doubled_squared_unit = 0};
          },
      .reason = [](const GridSpec& spec) -> std::string_view {
        return spec.ways == 4 ? "One straight step changes it by one straight step's cost at most."
                              : "A diagonal step lowers it by two straight steps but costs less "
                                "than two.";
      },
  };
}

}  // namespace astrolabe
