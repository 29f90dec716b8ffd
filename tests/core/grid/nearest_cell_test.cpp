#include "astrolabe/grid/nearest_cell.h"

#include <gtest/gtest.h>

#include "astrolabe/grid/layout.h"
#include "tests/support/random_map.h"

namespace astrolabe {
namespace {

/// By the centres on the plane, looking at every cell.
CellId slow_nearest(const Map& map, CellId from) {
  const Layout layout(map.spec(), map.size());
  const PlanePoint centre = layout.centre(from);
  CellId best = kNoCell;
  double least = 0.0;
  for (std::uint32_t index = 0; index < map.terrain().size(); ++index) {
    if (map.blocked(CellId{index})) continue;
    const PlanePoint at = layout.centre(CellId{index});
    const double squared =
        (at.x - centre.x) * (at.x - centre.x) + (at.y - centre.y) * (at.y - centre.y);
    if (best != kNoCell && squared > least - 1e-9) continue;
    best = CellId{index};
    least = squared;
  }
  return best;
}

TEST(NearestCell, IsThatOfALookAtAllOfThemOnEveryGrid) {
  for (const GridSpec& spec : test::all_specs()) {
    for (std::uint64_t seed = 1; seed <= 8; ++seed) {
      Random random(seed);
      const Map map = test::random_map(random, {.spec = spec, .size = {11, 9}, .wall_percent = 92});
      SCOPED_TRACE(test::describe(seed, map));
      const MoveTable moves = test::move_table_of(map);
      for (std::uint32_t index = 0; index < map.terrain().size(); ++index) {
        ASSERT_EQ(nearest_passable(moves, CellId{index}), slow_nearest(map, CellId{index}))
            << index;
      }
    }
  }
}

TEST(NearestCell, IsTheCellItselfWhereThatIsOpenAndNoneWhereNothingIs) {
  const Map open(GridSpec{}, {5, 5});
  EXPECT_EQ(nearest_passable(test::move_table_of(open), CellId{7}), CellId{7});
  const Map walls = test::map_of(GridSpec{}, {"##", "##"});
  EXPECT_EQ(nearest_passable(test::move_table_of(walls), CellId{1}), kNoCell);
}

}  // namespace
}  // namespace astrolabe
