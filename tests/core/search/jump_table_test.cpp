#include "astrolabe/search/jump_table.h"

#include <gtest/gtest.h>

#include "astrolabe/grid/lattice.h"
#include "tests/support/random_map.h"

namespace astrolabe {
namespace {

/// A direction's natural turns: to go on, and after a diagonal step its two straight parts.
unsigned natural(int direction) {
  const int first = direction - kFirstCornerDirection;
  return (1u << direction) | (1u << first) | (1u << ((first + 1) % 4));
}

/// What each step of each diagonal walk says that there is to do must be what the scans and the
/// turns find there.
template <int kStepA, int kStepB>
int check_walks(const Map& map, const JumpTable& table, int direction) {
  int marked = 0;
  for (int row = 0; row < map.size().height; ++row) {
    for (int col = 0; col < map.size().width; ++col) {
      if (map.blocked(map.size().cell({col, row}))) continue;
      Lattice at = lattice_of(Offset{col, row}, map.spec().kind, map.spec().stagger);
      JumpTable::DiagonalWalk<kStepA, kStepB> walk(table, at);
      while (walk.go()) {
        at = {at.a + kStepA, at.b + kStepB};
        EXPECT_TRUE(table.passable(at));
        EXPECT_EQ(walk.cells().leads_along_row(), walk.stop_along_a().passable);
        EXPECT_EQ(walk.cells().leads_across_rows(), walk.stop_along_b().passable);
        const unsigned turns = table.successors(at, static_cast<std::uint32_t>(direction));
        EXPECT_EQ(walk.cells().must_stop(), (turns & ~natural(direction)) != 0);
        marked += walk.cells().leads_along_row() ? 1 : 0;
        marked += walk.cells().must_stop() ? 1 : 0;
        if (testing::Test::HasFailure()) return marked;
      }
    }
  }
  return marked;
}

TEST(JumpTable, MarksWhatADiagonalWalkHasToDo) {
  int marked = 0;
  for (std::uint64_t seed = 1; seed <= 20; ++seed) {
    for (const GridSpec& spec : test::all_specs()) {
      if (spec.ways != kMaxDirections) continue;
      Random random(seed);
      const GridSize size{60 + static_cast<int>(random.below(80)), 9};
      const Map map = test::random_map(
          random,
          {.spec = spec, .size = size, .wall_percent = 5 + static_cast<int>(random.below(30))});
      SCOPED_TRACE(test::describe(seed, map));
      const auto space = SearchSpace::make(map, {});
      ASSERT_TRUE(space.ok());
      const JumpTable table(**space);
      const auto steps = lattice_steps(spec.kind);
      for (int direction = kFirstCornerDirection; direction < kMaxDirections; ++direction) {
        const Lattice step = steps[static_cast<std::size_t>(direction)];
        if (step == Lattice{1, 1}) marked += check_walks<1, 1>(map, table, direction);
        if (step == Lattice{1, -1}) marked += check_walks<1, -1>(map, table, direction);
        if (step == Lattice{-1, 1}) marked += check_walks<-1, 1>(map, table, direction);
        if (step == Lattice{-1, -1}) marked += check_walks<-1, -1>(map, table, direction);
      }
      if (HasFailure()) return;
    }
  }
  EXPECT_GT(marked, 10000);
}

}  // namespace
}  // namespace astrolabe
