#include "heuristic/entries.h"

namespace astrolabe {

// h = D (max - min) + D2 min of |a|, |b| in lattice coordinates, on squares and diamonds.
//
// 8-way: it is the exact cost on open ground: consistent, and no larger consistent estimate looks
// at the coordinates alone. 4-way: a straight step changes it by max(D, D2 - D) = D: consistent,
// though less informed than Manhattan, since diagonal steps do not exist there.
HeuristicEntry octile_heuristic() {
  return {
      .id = "octile",
      .name = "Octile",
      .description = "Diagonal steps, then straight ones: the cost on open ground with eight ways.",
      .fits = [](const GridSpec& spec) { return !is_hex(spec.kind); },
      .form =
          [](const GridSpec&, const CheapestSteps& cheapest) {
            return DistanceForm{.shape = DistanceForm::Shape::kLattice,
                                .per_larger = cheapest.straight,
                                .per_smaller = cheapest.diagonal,
                                .doubled_squared_unit = 0};
          },
      .reason = [](const GridSpec& spec) -> std::string_view {
        return spec.ways == 8 ? "It is exact over the cheapest open ground."
                              : "It counts diagonal steps as sqrt 2, which is less than the two "
                                "straight steps they take here.";
      },
  };
}

}  // namespace astrolabe
