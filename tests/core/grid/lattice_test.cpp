#include "astrolabe/grid/lattice.h"

#include <gtest/gtest.h>

#include <set>

#include "tests/support/random_map.h"
#include "tests/support/slow_plane.h"

namespace astrolabe {
namespace {

using test::all_specs;
using test::describe;
using test::slow_centre;
using test::SlowPoint;

constexpr int kSweep = 12;  // cells on both sides of the origin, so negatives of either parity

template <class Check>
void for_each_offset(Check check) {
  for (int row = -kSweep; row <= kSweep; ++row) {
    for (int col = -kSweep; col <= kSweep; ++col) check(Offset{col, row});
  }
}

TEST(Lattice, ConversionFromOffsetIsInvertible) {
  for (const GridSpec& spec : all_specs()) {
    SCOPED_TRACE(describe(spec));
    std::set<Lattice> images;
    for_each_offset([&](Offset at) {
      const Lattice lattice = lattice_of(at, spec.kind, spec.stagger);
      EXPECT_EQ(offset_of(lattice, spec.kind, spec.stagger), at);
      EXPECT_TRUE(images.insert(lattice).second) << "two cells share a lattice point";
    });
  }
}

TEST(Lattice, ConversionToOffsetIsInvertible) {
  for (const GridSpec& spec : all_specs()) {
    SCOPED_TRACE(describe(spec));
    for_each_offset([&](Offset any) {
      const Lattice lattice{any.col, any.row};
      const Offset at = offset_of(lattice, spec.kind, spec.stagger);
      EXPECT_EQ(lattice_of(at, spec.kind, spec.stagger), lattice);
    });
  }
}

TEST(Lattice, IsAnEvenGridOnThePlane) {
  // One step of `a` and one of `b` move the centre by the same amount from every cell.
  for (const GridSpec& spec : all_specs()) {
    SCOPED_TRACE(describe(spec));
    const auto centre = [&](int a, int b) {
      return slow_centre(spec, offset_of(Lattice{a, b}, spec.kind, spec.stagger));
    };
    const SlowPoint origin = centre(0, 0);
    const SlowPoint right = centre(1, 0);
    const SlowPoint down = centre(0, 1);
    for_each_offset([&](Offset any) {
      const int a = any.col;
      const int b = any.row;
      const SlowPoint expected{origin.x + a * (right.x - origin.x) + b * (down.x - origin.x),
                               origin.y + a * (right.y - origin.y) + b * (down.y - origin.y)};
      EXPECT_EQ(centre(a, b), expected) << a << ", " << b;
    });
  }
}

TEST(Lattice, DoubledCoordinatesAreInvertibleAndOfEvenSum) {
  for (const Stagger stagger : {Stagger::kOdd, Stagger::kEven}) {
    for_each_offset([&](Offset at) {
      const Doubled doubled = doubled_of(at, stagger);
      EXPECT_EQ((doubled.i + doubled.j) % 2, 0);
      EXPECT_EQ(offset_of(doubled, stagger), at);
      EXPECT_EQ(doubled_of(lattice_of(doubled)), doubled);
    });
  }
}

TEST(Lattice, CubeCoordinatesSumToZero) {
  for_each_offset([](Offset any) {
    const Cube cube = cube_of(Lattice{any.col, any.row});
    EXPECT_EQ(cube.q + cube.r + cube.s, 0);
    EXPECT_EQ(cube.q, any.col);
    EXPECT_EQ(cube.r, any.row);
  });
}

TEST(Lattice, ShiftedLinesFollowTheStagger) {
  EXPECT_EQ(shift_of_line(0, Stagger::kOdd), 0);
  EXPECT_EQ(shift_of_line(1, Stagger::kOdd), 1);
  EXPECT_EQ(shift_of_line(-1, Stagger::kOdd), 1);
  EXPECT_EQ(shift_of_line(0, Stagger::kEven), 1);
  EXPECT_EQ(shift_of_line(-3, Stagger::kEven), 0);
}

// The field's four names, each by one row or column of known axial coordinates.
TEST(Lattice, AgreesWithTheUsualHexConventions) {
  const auto axial = [](GridKind kind, Stagger stagger, Offset at) {
    return lattice_of(at, kind, stagger);
  };
  EXPECT_EQ(axial(GridKind::kHexPointy, Stagger::kOdd, {2, 3}), (Lattice{1, 3}));   // odd-r
  EXPECT_EQ(axial(GridKind::kHexPointy, Stagger::kEven, {2, 3}), (Lattice{0, 3}));  // even-r
  EXPECT_EQ(axial(GridKind::kHexFlat, Stagger::kOdd, {3, 2}), (Lattice{3, 1}));     // odd-q
  EXPECT_EQ(axial(GridKind::kHexFlat, Stagger::kEven, {3, 2}), (Lattice{3, 0}));    // even-q
}

}  // namespace
}  // namespace astrolabe
