#pragma once

#include <array>
#include <cstdint>

#include "astrolabe/grid/direction.h"
#include "astrolabe/grid/grid_spec.h"

namespace astrolabe {

/// Which moves are left out at a cell that was reached in a direction, where all steps of a length
/// cost the same.
enum class Pruning : std::uint8_t {
  /// The moves to the cell P it was reached from, and to those that P leads to directly at no more
  /// cost: they were looked at when P was expanded, so that looking again could change nothing. The
  /// search is the same, event by event; it only asks less. On open ground 3 or 5 of 8 questions
  /// remain of a square's (3 of 6 of a hex's).
  ///
  ///     N1 N2 N3      reached from P by a step to the right: P, N1 and S1 are always left out, N2
  ///     where P  x  ->      P may step there past the corner between (2 straight steps cost no
  ///     less than a S1 S2 S3      diagonal one), and likewise S2
  kRedundant,
  /// Those, and the moves to cells that P leads to without this cell in two steps that cost less:
  /// N3 after a diagonal step has led to N2, say. No shortest path has them, whichever leads to
  /// this cell; but a cell may be opened later, and by the better way at once.
  kDominated,
  /// Those, and the moves to cells that P leads to in two steps that cost as much, the diagonal one
  /// first: of paths that differ only in the order of their steps one is left, the canonical one.
  /// On open ground 1 or 3 of 8 moves remain. For 8 ways. (Harabor and Grastien 2011; Sturtevant
  /// and Rabin 2016)
  kCanonical,
};

/// The moves that a pruning leaves, for all arrivals and all sets of legal moves.
class MovePruning {
 public:
  MovePruning(const GridSpec& spec, Pruning pruning);

  /// The moves that remain of the legal ones. `arrival` is a direction, or kNoDirection.
  [[nodiscard]] DirectionSet remaining(std::uint32_t arrival, DirectionSet legal) const {
    return remaining_[arrival][legal];
  }

 private:
  std::array<std::array<DirectionSet, 256>, 16> remaining_{};
};

}  // namespace astrolabe
