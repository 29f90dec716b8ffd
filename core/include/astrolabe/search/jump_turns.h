#pragma once

#include <array>
#include <cstdint>

#include "astrolabe/grid/direction.h"
#include "astrolabe/grid/grid_spec.h"
#include "astrolabe/search/jump_lines.h"

namespace astrolabe {

/// Which ways jump point search goes on from a cell, looked up by what surrounds it (JumpLines::
/// Surroundings) and by the step that led there. Harabor and Grastien (2011; without cutting
/// corners: 2012).
///
/// Which neighbours are forced after a step from P to x depends on the corner rule:
///
///     N1 N2 N3    never: N2 and N3, where N1 is blocked and N2 is free; after a diagonal step none
///     P  x        one, always: N3, where N2 is blocked and N3 is free and may be stepped to;
///                 after a diagonal step likewise beside the step
class JumpTurns {
 public:
  /// [Limit: a grid with 8 ways]
  JumpTurns(GridKind kind, CornerRule corner);

  /// The legal steps among the natural and the forced ones. All legal ones for kNoDirection.
  [[nodiscard]] DirectionSet successors(unsigned surroundings, std::uint32_t arrival) const {
    return successors_[arrival][surroundings];
  }

 private:
  static constexpr std::size_t kArrivals = 16;  ///< Up to kNoDirection.

  std::array<std::array<DirectionSet, JumpLines::kSurroundings>, kArrivals> successors_{};
};

}  // namespace astrolabe
