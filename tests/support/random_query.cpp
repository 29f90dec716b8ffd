#include "tests/support/random_query.h"

#include <gtest/gtest.h>

#include "astrolabe/search/algorithm_registry.h"
#include "astrolabe/search/guarantee.h"
#include "astrolabe/search/search.h"
#include "tests/support/path_walk.h"
#include "tests/support/random_map.h"
#include "tests/support/search_fixture.h"

namespace astrolabe::test {

namespace {

void expect_path(const RandomQuery& query, const Search& search) {
  const std::vector<CellId> path = search.path();
  ASSERT_FALSE(path.empty());
  EXPECT_EQ(path.front(), query.start);
  EXPECT_EQ(path.back(), query.goal);
  // Long ways over dear ground are searched in wide costs.
  const SlowStepCosts reported = step_costs(query.map, search.units());
  EXPECT_EQ(walked_cost(query.map, path, reported), search.path_cost());
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
                    .costs = {},
                    .best = {}};
  query.start = random_free_cell(random, query.map);
  query.goal = random_free_cell(random, query.map);
  if (query.start == kNoCell) return std::nullopt;
  query.costs = tens ? tens_step_costs(query.map) : exact_step_costs(query.map);
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
  expect_path(query, *fixture.search);
  const std::int64_t found =
      walked_cost(query.map, fixture.search->path(), query.costs).value_or(-1);
  expect_kept(guarantee_of(*fixture.space, settings), found, *query.best);
}

}  // namespace astrolabe::test
