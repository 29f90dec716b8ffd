#pragma once

#include <array>
#include <cstdint>

#include "astrolabe/grid/direction.h"
#include "astrolabe/grid/grid_spec.h"

namespace astrolabe {

/// Which moves are worth looking at from a cell that was reached in a direction, where all steps of
/// a length cost the same. Left out are the moves to the cell P it was reached from, and to those
/// that P leads to directly at no more cost: they were looked at when P was expanded, so that
/// looking again could change nothing. The search is the same, event by event; it only asks less.
/// On open ground 3 or 5 of 8 questions remain of a square's (3 of 6 of a hex's).
///
///     N1 N2 N3      reached from P by a step to the right: P, N1 and S1 are always left out, N2
///     where P  x  ->      P may step there past the corner between (2 straight steps cost no less
///     than a S1 S2 S3      diagonal one), and likewise S2
///
/// The first half of the rule by which Harabor and Grastien (2011) prune neighbours; theirs also
/// leaves out detours of three steps, which changes what is searched.
class RedundantMoves {
 public:
  explicit RedundantMoves(const GridSpec& spec);

  /// The moves that remain of the legal ones. `arrival` is a direction, or kNoDirection.
  [[nodiscard]] DirectionSet remaining(std::uint32_t arrival, DirectionSet legal) const {
    return remaining_[arrival][legal];
  }

 private:
  std::array<std::array<DirectionSet, 256>, 16> remaining_{};
};

}  // namespace astrolabe
