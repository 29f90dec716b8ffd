#include "astrolabe/grid/topology.h"

namespace astrolabe {

template <GridKind kKind>
GridTopology<kKind>::GridTopology(GridSize size, Stagger stagger) : size_(size), stagger_(stagger) {
  for (int shift = 0; shift < 2; ++shift) {
    const auto offsets = offset_steps(kKind, shift);
    offset_steps_[static_cast<std::size_t>(shift)] = offsets;
    auto& steps = steps_[static_cast<std::size_t>(shift)];
    for (std::size_t direction = 0; direction < steps.size(); ++direction) {
      steps[direction] = offsets[direction].row * size.width + offsets[direction].col;
    }
  }
}

template class GridTopology<GridKind::kSquare>;
template class GridTopology<GridKind::kHexPointy>;
template class GridTopology<GridKind::kHexFlat>;
template class GridTopology<GridKind::kDiamond>;

}  // namespace astrolabe
