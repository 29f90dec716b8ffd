#include "tests/support/random_query.h"

#include <gtest/gtest.h>

#include <cmath>

#include "astrolabe/grid/lattice.h"
#include "astrolabe/search/algorithm_registry.h"
#include "astrolabe/search/guarantee.h"
#include "astrolabe/search/search.h"
#include "tests/support/path_walk.h"
#include "tests/support/random_map.h"
#include "tests/support/search_fixture.h"
#include "tests/support/slow_line_of_sight.h"

namespace astrolabe::test {

namespace {

void expect_path(const RandomQuery& query, const Search& search) {
  const std::vector<CellId> path = search.path();
  ASSERT_FALSE(path.empty());
  EXPECT_EQ(path.front(), query.start);
  EXPECT_EQ(path.back(), query.goal);
  // Long ways over dear ground are searched in wide costs.
  const SlowStepCosts reported = step_costs(query.map, search.units(), query.climb);
  EXPECT_EQ(walked_cost(query.map, path, reported), search.path_cost());
}

/// ceil(straight * sqrt(n)), n the square of the line's length; by trying.
std::int64_t line_cost_of(const Map& map, CellId from, CellId to, std::int64_t straight) {
  const GridSpec& spec = map.spec();
  const Lattice one = lattice_of(map.size().offset(from), spec.kind, spec.stagger);
  const Lattice other = lattice_of(map.size().offset(to), spec.kind, spec.stagger);
  const std::int64_t a = one.a - other.a;
  const std::int64_t b = one.b - other.b;
  const std::int64_t n = a * a + b * b + (is_hex(spec.kind) ? a * b : 0);
  const auto square = [](std::int64_t value) {
    return static_cast<long double>(value) * static_cast<long double>(value);
  };
  auto cost = static_cast<std::int64_t>(std::sqrt(static_cast<long double>(n)) *
                                        static_cast<long double>(straight)) -
              2;
  while (square(cost) < square(straight) * static_cast<long double>(n)) ++cost;
  return cost;
}

/// An any-angle path: clear lines whose lengths sum up to what the search says, not longer than the
/// best path along moves by more than the little that it may miss.
void expect_line(const RandomQuery& query, const Search& search, Cost straight) {
  const std::vector<CellId> path = search.path();
  ASSERT_FALSE(path.empty());
  EXPECT_EQ(path.front(), query.start);
  EXPECT_EQ(path.back(), query.goal);
  std::int64_t sum = 0;
  for (std::size_t place = 1; place < path.size(); ++place) {
    EXPECT_TRUE(slow_line_of_sight(query.map, path[place - 1], path[place]));
    sum += line_cost_of(query.map, path[place - 1], path[place], straight);
  }
  EXPECT_EQ(sum, search.path_cost());
}

/// Heights of all kinds, and climbs that cost little or much, up and down apart.
void raise_hills(Random& random, RandomQuery& query, bool tens) {
  std::vector<Height> heights(query.map.terrain().size());
  const std::uint64_t highest = random.chance(20) ? kMaxHeight : 9;
  for (Height& height : heights) height = static_cast<Height>(random.below(highest + 1));
  query.map.set_heights(std::move(heights));
  const std::vector<int> costs = tens ? std::vector{0, 10, 250} : std::vector{0, 3, 50, 100, 1000};
  query.climb = {.up_hundredths = costs[random.below(costs.size())],
                 .down_hundredths = costs[random.below(costs.size())]};
}

void expect_kept(const Guarantee& guarantee, std::int64_t found, std::int64_t best) {
  EXPECT_GE(found, best);
  if (guarantee.kind == Guarantee::Kind::kOptimal) {
    EXPECT_EQ(found, best);
  }
  if (guarantee.kind == Guarantee::Kind::kWithin) {
    EXPECT_LE(static_cast<double>(found), *guarantee.bound * static_cast<double>(best));
  }
}

}  // namespace

std::uint64_t limit_in_tests(const AlgorithmEntry& algorithm) {
  constexpr std::uint64_t kLimit = 3000;
  return algorithm.default_limit == 0 ? kNoLimit : kLimit;
}

std::optional<RandomQuery> random_query(Random& random, const GridSpec& spec, bool terrain,
                                        CostScale scale) {
  const bool tens = scale == CostScale::kTens;
  const GridSize size{2 + static_cast<int>(random.below(11)),
                      1 + static_cast<int>(random.below(12))};
  std::vector<int> terrain_costs;
  if (terrain) {
    terrain_costs = tens ? std::vector{50, 100, 350} : std::vector{1, 33, 100, 777, 10000};
  }
  RandomQuery query{.map = random_map(random, {.spec = spec,
                                               .size = size,
                                               .wall_percent = static_cast<int>(random.below(45)),
                                               .terrain_costs = terrain_costs}),
                    .climb = {},
                    .costs = {},
                    .best = {}};
  if (terrain && random.chance(50)) raise_hills(random, query, tens);
  query.start = random_free_cell(random, query.map);
  query.goal = random_free_cell(random, query.map);
  if (query.start == kNoCell) return std::nullopt;
  query.costs =
      tens ? tens_step_costs(query.map, query.climb) : exact_step_costs(query.map, query.climb);
  query.best = slow_costs(query.map, query.start, query.costs)[index_of(query.goal)];
  return query;
}

void expect_right(const RandomQuery& query, const SearchSettings& settings) {
  SearchFixture fixture(query.map, settings);
  fixture.search->begin(query.start, query.goal);
  const AlgorithmEntry& algorithm = *find_algorithm(settings.algorithm);
  const SearchStatus status = fixture.search->run(limit_in_tests(algorithm));
  if (algorithm.default_limit != 0 && status == SearchStatus::kRunning) return;
  const bool complete = algorithm.complete;
  if (!query.best) {
    EXPECT_EQ(status, complete ? SearchStatus::kNoPath : SearchStatus::kNotFound);
    EXPECT_TRUE(fixture.search->path().empty());
    return;
  }
  if (!complete && status == SearchStatus::kNotFound) return;
  ASSERT_EQ(status, SearchStatus::kFound);
  if (algorithm.any_angle) {
    expect_line(query, *fixture.search, fixture.space->wide_costs().cheapest_straight);
    return;
  }
  expect_path(query, *fixture.search);
  const std::int64_t found =
      walked_cost(query.map, fixture.search->path(), query.costs).value_or(-1);
  expect_kept(guarantee_of(*fixture.space, settings), found, *query.best);
}

}  // namespace astrolabe::test
