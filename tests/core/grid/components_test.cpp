#include "astrolabe/grid/components.h"

#include <gtest/gtest.h>

#include "tests/support/random_map.h"
#include "tests/support/slow_adjacency.h"

namespace astrolabe {
namespace {

/// All that a cell can reach, by the oracle's own adjacency; nothing from a blocked one.
std::vector<bool> slow_component(const Map& map, CellId from) {
  std::vector<bool> seen(map.terrain().size(), false);
  if (map.blocked(from)) return seen;
  std::vector<CellId> waiting{from};
  seen[index_of(from)] = true;
  while (!waiting.empty()) {
    const CellId cell = waiting.back();
    waiting.pop_back();
    for (const test::SlowMove& move : test::slow_moves(map, cell)) {
      if (seen[index_of(move.target)]) continue;
      seen[index_of(move.target)] = true;
      waiting.push_back(move.target);
    }
  }
  return seen;
}

void expect_right(const Components& components, const Map& map) {
  const auto cells = static_cast<std::uint32_t>(map.terrain().size());
  for (std::uint32_t one = 0; one < cells; ++one) {
    const std::vector<bool> reached = slow_component(map, CellId{one});
    std::int64_t count = 0;
    for (std::uint32_t other = 0; other < cells; ++other) {
      ASSERT_EQ(components.connected(CellId{one}, CellId{other}), reached[other])
          << one << " and " << other;
      count += reached[other] ? 1 : 0;
    }
    ASSERT_EQ(components.size_of(CellId{one}), count);
  }
}

TEST(Components, AreThoseOfAFloodOnEveryGrid) {
  for (const GridSpec& spec : test::all_specs()) {
    for (std::uint64_t seed = 1; seed <= 12; ++seed) {
      Random random(seed);
      const Map map = test::random_map(
          random, {.spec = spec, .size = {7, 6}, .wall_percent = 20 + 5 * static_cast<int>(seed)});
      SCOPED_TRACE(test::describe(seed, map));
      Components components;
      components.follow(test::move_table_of(map));
      expect_right(components, map);
      if (HasFatalFailure()) return;
    }
  }
}

TEST(Components, FollowEditsOfEveryKind) {
  for (const GridSpec& spec : test::all_specs()) {
    Random random(99);
    Map map = test::random_map(random, {.spec = spec, .size = {6, 6}, .wall_percent = 50});
    Components components;
    components.follow(test::move_table_of(map));
    for (int edit = 0; edit < 40; ++edit) {
      // Runs of digging, of building, and of both.
      const bool wall = edit < 15 ? false : edit < 25 ? true : random.chance(50);
      for (std::uint32_t cells = 1 + random.below(3); cells > 0; --cells) {
        map.set_terrain(CellId{random.below(36)}, wall ? 1 : 0);
      }
      components.follow(test::move_table_of(map));
      SCOPED_TRACE(test::describe(static_cast<std::uint64_t>(edit), map));
      expect_right(components, map);
      if (HasFatalFailure()) return;
    }
  }
}

TEST(Components, TakeTimeInProportionToTheMap) {
  // A second would be plenty; anything quadratic takes hours.
  Map map(GridSpec{}, {2000, 2000});
  Components components;
  components.follow(test::move_table_of(map));
  EXPECT_EQ(components.size_of(CellId{0}), 4'000'000);
  map.set_terrain(CellId{1'000'500}, 1);
  components.follow(test::move_table_of(map));
  EXPECT_EQ(components.size_of(CellId{0}), 3'999'999);
}

TEST(Components, FollowAMapOfAnotherShape) {
  Components components;
  components.follow(test::move_table_of(Map(GridSpec{}, {4, 4})));
  const Map other = test::map_of(GridSpec{}, {".#.", ".#.", ".#."});
  components.follow(test::move_table_of(other));
  expect_right(components, other);
  components.follow(test::move_table_of(Map(GridSpec{}, {0, 0})));
}

}  // namespace
}  // namespace astrolabe
