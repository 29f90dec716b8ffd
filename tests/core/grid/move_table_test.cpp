#include "astrolabe/grid/move_table.h"

#include <gtest/gtest.h>

#include <map>

#include "astrolabe/grid/grid_registry.h"
#include "astrolabe/grid/topology.h"
#include "tests/support/random_map.h"
#include "tests/support/slow_adjacency.h"

namespace astrolabe {
namespace {

using test::all_specs;
using test::describe;
using test::map_of;
using test::move_table_of;

/// Target cell -> whether the move passes a corner.
using Moves = std::map<std::uint32_t, bool>;

template <GridKind kKind>
Moves moves_through(const GridTopology<kKind>& topology, const MoveTable& table, CellId from) {
  Moves moves;
  const auto& steps = topology.neighbour_steps(topology.offset(from));
  for (int direction = 0; direction < kMaxDirections; ++direction) {
    if ((table.moves(from) >> direction & 1) == 0) continue;
    const std::int64_t target =
        std::int64_t{index_of(from)} + steps[static_cast<std::size_t>(direction)];
    moves[static_cast<std::uint32_t>(target)] =
        !is_hex(kKind) && direction >= kFirstCornerDirection;
  }
  return moves;
}

/// The moves that a search would see: the table's bits, followed through the topology.
Moves fast_moves(const MoveTable& table, CellId from) {
  const GridSpec& spec = table.spec();
  switch (spec.kind) {
    case GridKind::kHexPointy:
      return moves_through(HexPointyTopology(table.size(), spec.stagger), table, from);
    case GridKind::kHexFlat:
      return moves_through(HexFlatTopology(table.size(), spec.stagger), table, from);
    case GridKind::kDiamond:
      return moves_through(DiamondTopology(table.size(), spec.stagger), table, from);
    case GridKind::kSquare:
      break;
  }
  return moves_through(SquareTopology(table.size(), spec.stagger), table, from);
}

Moves slow_moves(const Map& map, CellId from) {
  Moves moves;
  for (const test::SlowMove& move : test::slow_moves(map, from)) {
    moves[index_of(move.target)] = move.diagonal;
  }
  return moves;
}

/// The number of cells whose moves differ between the table and the definition.
int count_differences(const MoveTable& table, const Map& map) {
  int differences = 0;
  for (std::uint32_t cell = 0; cell < map.terrain().size(); ++cell) {
    if (fast_moves(table, CellId{cell}) != slow_moves(map, CellId{cell})) ++differences;
  }
  return differences;
}

TEST(MoveTable, AgreesWithTheDrawingOfEveryGridOnRandomMaps) {
  for (const GridSpec& spec : all_specs()) {
    for (const GridSize size : test::awkward_sizes()) {
      for (std::uint64_t seed = 0; seed < 6; ++seed) {
        Random random(seed);
        const int walls = static_cast<int>(10 * seed);
        const Map map =
            test::random_map(random, {.spec = spec, .size = size, .wall_percent = walls});
        SCOPED_TRACE(describe(seed, map));
        ASSERT_EQ(count_differences(move_table_of(map), map), 0);
      }
    }
  }
}

// The comparison above must notice a wrong corner rule, else it proves nothing.
TEST(MoveTable, DiffersFromTheDrawingUnderAnotherCornerRule) {
  for (const GridSpec& spec : all_specs()) {
    if (!has_corner_moves(spec)) continue;
    for (const auto& other : all_corner_rules()) {
      if (other.value == spec.corner) continue;
      Random random(1);
      const Map map =
          test::random_map(random, {.spec = spec, .size = {12, 12}, .wall_percent = 40});
      GridSpec mutated = spec;
      mutated.corner = other.value;
      SCOPED_TRACE(describe(1, map));
      EXPECT_GT(count_differences(MoveTable(mutated, map.size(), test::passable_of(map)), map), 0);
    }
  }
}

TEST(MoveTable, HexMovesIgnoreTheCornerRule) {
  for (const GridKind kind : {GridKind::kHexPointy, GridKind::kHexFlat}) {
    for (const auto& corner : all_corner_rules()) {
      Random random(3);
      const GridSpec spec{kind, 6, corner.value, Stagger::kOdd};
      const Map map = test::random_map(random, {.spec = spec, .size = {9, 9}, .wall_percent = 40});
      SCOPED_TRACE(describe(3, map));
      EXPECT_EQ(count_differences(move_table_of(map), map), 0);
    }
  }
}

TEST(MoveTable, CutsPastAsManyCornersAsTheRuleAllows) {
  const auto can_cut = [](CornerRule rule, const std::vector<std::string>& rows) {
    const MoveTable table = move_table_of(map_of({.corner = rule}, rows));
    return (table.moves(CellId{0}) >> 5 & 1) != 0;  // direction 5 is SE
  };
  const std::vector<std::string> open{"..", ".."};
  const std::vector<std::string> one_wall{".#", ".."};
  const std::vector<std::string> two_walls{".#", "#."};
  EXPECT_TRUE(can_cut(CornerRule::kNever, open));
  EXPECT_FALSE(can_cut(CornerRule::kNever, one_wall));
  EXPECT_FALSE(can_cut(CornerRule::kNever, two_walls));
  EXPECT_TRUE(can_cut(CornerRule::kOne, one_wall));
  EXPECT_FALSE(can_cut(CornerRule::kOne, two_walls));
  EXPECT_TRUE(can_cut(CornerRule::kAlways, two_walls));
}

TEST(MoveTable, TellsPassableCellsAndTreatsTheOutsideAsWall) {
  const MoveTable table = move_table_of(map_of({}, {".#"}));
  EXPECT_TRUE(table.passable(CellId{0}));
  EXPECT_FALSE(table.passable(CellId{1}));
  EXPECT_TRUE(table.passable(Offset{0, 0}));
  EXPECT_FALSE(table.passable(Offset{-1, 0}));
  EXPECT_FALSE(table.passable(Offset{0, 1}));
}

TEST(MoveTable, BlockedCellKeepsTheMovesItWouldHave) {
  const MoveTable table = move_table_of(map_of({.ways = 4}, {"#.", ".."}));
  EXPECT_EQ(table.moves(CellId{0}), 0b0110);  // east and south
}

}  // namespace
}  // namespace astrolabe
