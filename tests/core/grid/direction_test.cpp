#include "astrolabe/grid/direction.h"

#include <gtest/gtest.h>

#include <array>
#include <cmath>
#include <numbers>

#include "astrolabe/grid/lattice.h"
#include "astrolabe/grid/layout.h"
#include "tests/support/random_map.h"
#include "tests/support/slow_plane.h"

namespace astrolabe {
namespace {

using test::all_specs;
using test::describe;

Offset neighbour(const GridSpec& spec, Offset at, int direction) {
  const int line = spec.kind == GridKind::kHexFlat ? at.col : at.row;
  const int shift = shift_of_line(line, spec.stagger);
  const Offset step = offset_steps(spec.kind, shift)[static_cast<std::size_t>(direction)];
  return {at.col + step.col, at.row + step.row};
}

/// The compass bearing from one centre to another: 0 north, 90 east. [Units: degrees]
double bearing(const GridSpec& spec, Offset from, Offset to) {
  const Layout layout(spec, {1, 1});
  const PlanePoint step = layout.centre(to) - layout.centre(from);
  const double degrees = std::atan2(step.x, -step.y) * 180.0 / std::numbers::pi;
  return degrees < -1e-9 ? degrees + 360.0 : degrees;
}

std::array<double, 8> documented_bearings(GridKind kind) {
  switch (kind) {
    case GridKind::kHexPointy:
      return {90, 150, 210, 270, 330, 30};
    case GridKind::kHexFlat:
      return {120, 180, 240, 300, 0, 60};
    case GridKind::kDiamond:
      return {45, 135, 225, 315, 90, 180, 270, 0};
    case GridKind::kSquare:
      break;
  }
  return {0, 90, 180, 270, 45, 135, 225, 315};
}

template <class Check>
void for_each_move(Check check) {
  for (const GridSpec& spec : all_specs()) {
    SCOPED_TRACE(describe(spec));
    for (int row = -2; row <= 2; ++row) {
      for (int col = -2; col <= 2; ++col) {
        for (int direction = 0; direction < spec.ways; ++direction) {
          SCOPED_TRACE(direction);
          check(spec, Offset{col, row}, direction);
        }
      }
    }
  }
}

TEST(Direction, PointsWhereItsNameSays) {
  for_each_move([](const GridSpec& spec, Offset at, int direction) {
    const double expected = documented_bearings(spec.kind)[static_cast<std::size_t>(direction)];
    EXPECT_NEAR(bearing(spec, at, neighbour(spec, at, direction)), expected, 1e-9);
  });
}

TEST(Direction, CrossesAnEdgeOrPassesACorner) {
  for_each_move([](const GridSpec& spec, Offset at, int direction) {
    const bool corner = !is_hex(spec.kind) && direction >= kFirstCornerDirection;
    const Offset target = neighbour(spec, at, direction);
    EXPECT_EQ(test::shared_corners(spec, at, target), corner ? 1 : 2);
    EXPECT_NEAR(test::slow_distance(spec, at, target), corner ? std::sqrt(2.0) : 1.0, 1e-12);
  });
}

TEST(Direction, OppositeLeadsBack) {
  for_each_move([](const GridSpec& spec, Offset at, int direction) {
    const Offset target = neighbour(spec, at, direction);
    EXPECT_EQ(neighbour(spec, target, opposite(direction, spec.kind)), at);
  });
}

TEST(Direction, OffsetStepsAreLatticeSteps) {
  for_each_move([](const GridSpec& spec, Offset at, int direction) {
    const Lattice from = lattice_of(at, spec.kind, spec.stagger);
    const Lattice to = lattice_of(neighbour(spec, at, direction), spec.kind, spec.stagger);
    const Lattice step = lattice_steps(spec.kind)[static_cast<std::size_t>(direction)];
    EXPECT_EQ(to, (Lattice{from.a + step.a, from.b + step.b}));
  });
}

TEST(Direction, FlanksOfACornerAreTheTwoEdgesBesideIt) {
  for_each_move([](const GridSpec& spec, Offset at, int direction) {
    if (is_hex(spec.kind) || direction < kFirstCornerDirection) return;
    const Offset target = neighbour(spec, at, direction);
    const int flank = direction - kFirstCornerDirection;
    for (const int edge : {flank, (flank + 1) % 4}) {
      EXPECT_EQ(test::shared_corners(spec, neighbour(spec, at, edge), target), 2);
    }
  });
}

TEST(Direction, SetsHoldOneBitForEachWay) {
  EXPECT_EQ(directions_of({.kind = GridKind::kSquare, .ways = 4}), 0x0F);
  EXPECT_EQ(directions_of({.kind = GridKind::kSquare, .ways = 8}), 0xFF);
  EXPECT_EQ(directions_of({.kind = GridKind::kHexFlat, .ways = 6}), 0x3F);
}

TEST(Direction, OnlyCornerMovesOfSquaresAndDiamondsAreDiagonal) {
  for (int direction = 0; direction < kMaxDirections; ++direction) {
    EXPECT_EQ(is_diagonal(direction, GridKind::kSquare), direction >= 4);
    EXPECT_EQ(is_diagonal(direction, GridKind::kDiamond), direction >= 4);
    EXPECT_FALSE(is_diagonal(direction, GridKind::kHexPointy));
    EXPECT_FALSE(is_diagonal(direction, GridKind::kHexFlat));
  }
}

}  // namespace
}  // namespace astrolabe
