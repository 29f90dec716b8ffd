#include "astrolabe/grid/topology.h"

#include <gtest/gtest.h>

#include "tests/support/random_map.h"

namespace astrolabe {
namespace {

constexpr GridSize kSize{9, 8};

template <GridKind kKind>
void expect_steps_follow_the_lattice(Stagger stagger) {
  const GridTopology<kKind> topology(kSize, stagger);
  for (int row = 2; row < kSize.height - 2; ++row) {
    for (int col = 2; col < kSize.width - 2; ++col) {
      const Offset at{col, row};
      const Lattice from = topology.lattice(at);
      for (int direction = 0; direction < topology.kDirections; ++direction) {
        const std::int32_t step = topology.neighbour_steps(at)[static_cast<std::size_t>(direction)];
        const auto target =
            static_cast<std::uint32_t>(static_cast<std::int32_t>(index_of(kSize.cell(at))) + step);
        const Lattice to = topology.lattice(topology.offset(CellId{target}));
        const Lattice expected = lattice_steps(kKind)[static_cast<std::size_t>(direction)];
        EXPECT_EQ(to, (Lattice{from.a + expected.a, from.b + expected.b}));
        const Offset offset_step = topology.offset_step(at, direction);
        EXPECT_EQ(topology.offset(CellId{target}),
                  (Offset{at.col + offset_step.col, at.row + offset_step.row}));
      }
    }
  }
}

TEST(Topology, NeighbourStepsFollowTheLatticeOnEveryGrid) {
  for (const Stagger stagger : {Stagger::kOdd, Stagger::kEven}) {
    expect_steps_follow_the_lattice<GridKind::kSquare>(stagger);
    expect_steps_follow_the_lattice<GridKind::kHexPointy>(stagger);
    expect_steps_follow_the_lattice<GridKind::kHexFlat>(stagger);
    expect_steps_follow_the_lattice<GridKind::kDiamond>(stagger);
  }
}

}  // namespace
}  // namespace astrolabe
