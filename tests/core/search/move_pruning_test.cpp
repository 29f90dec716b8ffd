#include "astrolabe/search/move_pruning.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <bit>
#include <limits>
#include <map>

#include "astrolabe/grid/lattice.h"
#include "tests/support/random_map.h"
#include "tests/support/slow_adjacency.h"

namespace astrolabe {
namespace {

constexpr std::uint32_t kNowhere = 15;

/// The cost from `from` to each cell that it leads to in one legal step, by the drawing of the
/// grid.
std::map<CellId, int> one_step(const Map& map, CellId from) {
  std::map<CellId, int> costs;
  for (const test::SlowMove& move : test::slow_moves(map, from)) {
    costs[move.target] = move.diagonal ? 14 : 10;
  }
  return costs;
}

CellId target(const Map& map, CellId from, int direction) {
  const Offset at = map.size().offset(from);
  const int line = map.spec().kind == GridKind::kHexFlat ? at.col : at.row;
  const int shift =
      map.spec().kind == GridKind::kSquare ? 0 : shift_of_line(line, map.spec().stagger);
  const Offset step = offset_steps(map.spec().kind, shift)[static_cast<std::size_t>(direction)];
  return map.size().cell({at.col + step.col, at.row + step.row});
}

/// The cheapest way of one or two legal steps from `from` to `to` that does not pass `past`.
int cheapest_past(const Map& map, CellId from, CellId to, CellId past) {
  int cheapest = std::numeric_limits<int>::max();
  for (const auto& [between, first] : one_step(map, from)) {
    if (between == to) cheapest = std::min(cheapest, first);
    if (between == past) continue;
    const std::map<CellId, int> onwards = one_step(map, between);
    const auto second = onwards.find(to);
    if (second != onwards.end()) cheapest = std::min(cheapest, first + second->second);
  }
  return cheapest;
}

/// Calls visit(before, cell, skipped) for every cell that is reached over a legal step from another
/// and every legal move of it that is left out.
template <class Visit>
void for_each_left_out(const Map& map, Pruning pruning_kind, const Visit& visit) {
  const MoveTable moves = test::move_table_of(map);
  const MovePruning pruning(map.spec(), pruning_kind);
  for (std::uint32_t index = 0; index < map.terrain().size(); ++index) {
    const CellId before{index};
    if (map.blocked(before)) continue;
    for (unsigned arrivals = moves.moves(before); arrivals != 0; arrivals &= arrivals - 1) {
      const int arrival = std::countr_zero(arrivals);
      const CellId cell = target(map, before, arrival);
      const DirectionSet legal = moves.moves(cell);
      const DirectionSet kept = pruning.remaining(static_cast<std::uint32_t>(arrival), legal);
      ASSERT_EQ(kept & ~legal, 0);
      for (unsigned left_out = legal & ~kept; left_out != 0; left_out &= left_out - 1) {
        visit(before, cell, target(map, cell, std::countr_zero(left_out)));
      }
    }
  }
}

/// Calls check(map) for random maps of every grid.
template <class Check>
void on_random_maps(const Check& check) {
  for (std::uint64_t seed = 1; seed <= 30; ++seed) {
    for (const GridSpec& spec : test::all_specs()) {
      Random random(seed);
      const Map map = test::random_map(random, {.spec = spec, .size = {8, 9}, .wall_percent = 30});
      SCOPED_TRACE(test::describe(seed, map));
      check(map);
      if (testing::Test::HasFailure()) return;
    }
  }
}

TEST(MovePruning, LeavesOutWhatThePreviousCellLeadsToAtNoMoreCost) {
  on_random_maps([](const Map& map) {
    for_each_left_out(map, Pruning::kRedundant, [&](CellId before, CellId cell, CellId skipped) {
      if (skipped == before) return;
      const std::map<CellId, int> from_before = one_step(map, before);
      const auto direct = from_before.find(skipped);
      ASSERT_NE(direct, from_before.end());
      ASSERT_LE(direct->second, from_before.at(cell) + one_step(map, cell).at(skipped));
    });
  });
}

TEST(MovePruning, LeavesOutWhatTwoOtherStepsLeadToForLess) {
  int in_two_steps = 0;
  on_random_maps([&](const Map& map) {
    for_each_left_out(map, Pruning::kDominated, [&](CellId before, CellId cell, CellId skipped) {
      if (skipped == before) return;
      const std::map<CellId, int> from_before = one_step(map, before);
      const int through = from_before.at(cell) + one_step(map, cell).at(skipped);
      if (from_before.count(skipped) != 0) {
        ASSERT_LE(from_before.at(skipped), through);
      } else {
        ASSERT_LT(cheapest_past(map, before, skipped, cell), through);
        ++in_two_steps;
      }
    });
  });
  EXPECT_GT(in_two_steps, 1000);
}

TEST(MovePruning, LeavesThreeOrFiveQuestionsOnOpenGround) {
  const MovePruning square(GridSpec{}, Pruning::kRedundant);
  EXPECT_EQ(std::popcount(square.remaining(kNowhere, 0xFF)), 8);
  EXPECT_EQ(std::popcount(square.remaining(1, 0xFF)), 3);
  EXPECT_EQ(std::popcount(square.remaining(5, 0xFF)), 5);
  const MovePruning hex(GridSpec{.kind = GridKind::kHexPointy, .ways = 6}, Pruning::kRedundant);
  EXPECT_EQ(std::popcount(hex.remaining(0, 0x3F)), 3);
}

TEST(MovePruning, LeavesOneOrThreeCanonicalMovesOnOpenGround) {
  const MovePruning square(GridSpec{}, Pruning::kCanonical);
  EXPECT_EQ(square.remaining(kNowhere, 0xFF), 0xFF);
  EXPECT_EQ(square.remaining(1, 0xFF), 1u << 1);                            // E: E
  EXPECT_EQ(square.remaining(5, 0xFF), (1u << 5) | (1u << 1) | (1u << 2));  // SE: SE, E, S
}

TEST(MovePruning, KeepsTheTurnsThatAWallForces) {
  // Going east past a wall in the NW, which under "never" takes the NW move away.
  const MovePruning never(GridSpec{}, Pruning::kCanonical);
  const auto north_west_blocked = static_cast<DirectionSet>(0xFF & ~(1u << 7));
  EXPECT_EQ(never.remaining(1, north_west_blocked), (1u << 1) | (1u << 0) | (1u << 4));
  // Where corners may be passed, the wall that forces is the one in the north.
  GridSpec spec;
  spec.corner = CornerRule::kOne;
  const MovePruning one(spec, Pruning::kCanonical);
  EXPECT_EQ(one.remaining(1, north_west_blocked), 1u << 1);
  const auto north_blocked = static_cast<DirectionSet>(0xFF & ~1u);
  EXPECT_EQ(one.remaining(1, north_blocked), (1u << 1) | (1u << 4));
  // Going south-east past a wall in the west: south-west is not reached around it.
  const auto west_blocked = static_cast<DirectionSet>(0xFF & ~(1u << 3));
  EXPECT_EQ(one.remaining(5, west_blocked), (1u << 5) | (1u << 1) | (1u << 2) | (1u << 6));
}

}  // namespace
}  // namespace astrolabe
