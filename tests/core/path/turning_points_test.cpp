#include "astrolabe/path/turning_points.h"

#include <gtest/gtest.h>

#include "astrolabe/grid/lattice.h"
#include "tests/support/random_map.h"

namespace astrolabe {
namespace {

constexpr GridSize kSize{20, 20};

/// The turning points of a path that is given in lattice coordinates around the middle of a map.
std::vector<Lattice> turns_of(const GridSpec& spec, const std::vector<Lattice>& path) {
  const Lattice middle = lattice_of(Offset{10, 10}, spec.kind, spec.stagger);
  std::vector<CellId> cells;
  for (const Lattice at : path) {
    const Lattice moved{middle.a + at.a, middle.b + at.b};
    cells.push_back(kSize.cell(offset_of(moved, spec.kind, spec.stagger)));
  }
  std::vector<Lattice> turns;
  for (const CellId cell : turning_points(spec, kSize, cells)) {
    const Lattice at = lattice_of(kSize.offset(cell), spec.kind, spec.stagger);
    turns.push_back({at.a - middle.a, at.b - middle.b});
  }
  return turns;
}

template <class Check>
void for_each_spec(Check check) {
  for (const GridSpec& spec : test::all_specs()) {
    SCOPED_TRACE(test::describe(spec));
    check(spec);
  }
}

using Points = std::vector<Lattice>;

TEST(TurningPoints, OfShortPathsAreThePathsThemselves) {
  for_each_spec([](const GridSpec& spec) {
    EXPECT_EQ(turns_of(spec, {}), Points{});
    EXPECT_EQ(turns_of(spec, {{0, 0}}), (Points{{0, 0}}));
    EXPECT_EQ(turns_of(spec, {{0, 0}, {1, 0}}), (Points{{0, 0}, {1, 0}}));
  });
}

TEST(TurningPoints, MergeStraightPiecesOfAnyStride) {
  for_each_spec([](const GridSpec& spec) {
    EXPECT_EQ(turns_of(spec, {{0, 0}, {1, 0}, {2, 0}, {2, 1}, {2, 2}}),
              (Points{{0, 0}, {2, 0}, {2, 2}}));
    EXPECT_EQ(turns_of(spec, {{0, 0}, {1, 2}, {3, 6}}), (Points{{0, 0}, {3, 6}}));
  });
}

TEST(TurningPoints, KeepATurnBack) {
  for_each_spec([](const GridSpec& spec) {
    EXPECT_EQ(turns_of(spec, {{0, 0}, {2, 1}, {0, 0}}), (Points{{0, 0}, {2, 1}, {0, 0}}));
  });
}

TEST(TurningPoints, KeepTheSlightestTurn) {
  for_each_spec([](const GridSpec& spec) {
    EXPECT_EQ(turns_of(spec, {{-4, -4}, {0, 0}, {4, 5}}).size(), 3u);
    EXPECT_EQ(turns_of(spec, {{-4, -4}, {0, 0}, {4, 4}}).size(), 2u);
  });
}

}  // namespace
}  // namespace astrolabe
