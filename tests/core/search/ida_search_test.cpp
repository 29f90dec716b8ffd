#include "astrolabe/search/ida_search.h"

#include <gtest/gtest.h>

#include "tests/support/random_map.h"
#include "tests/support/random_query.h"
#include "tests/support/search_fixture.h"

namespace astrolabe {
namespace {

TEST(IdaSearch, KnowsNothingOfTheLastQueryInWideCosts) {
  for (std::uint64_t seed = 1; seed <= 20; ++seed) {
    Random random(seed);
    const Map map = test::random_map(random, {.size = {6, 6}, .wall_percent = 20});
    SCOPED_TRACE(test::describe(seed, map));
    // Squares are estimated cell by cell, and so in wide costs.
    SearchSettings settings = test::settings_with("squared-euclidean");
    settings.algorithm = "ida";
    EventLog log;
    const test::SearchFixture fixture(map, settings, &log);
    const CellId start = test::random_free_cell(random, map);
    const CellId goal = test::random_free_cell(random, map);
    const std::uint64_t limit = test::limit_in_tests(*find_algorithm("ida"));
    fixture.search->begin(start, goal);
    fixture.search->run(limit);
    const SearchCounts first = fixture.search->counts();
    const std::size_t records = log.size();
    fixture.search->begin(start, goal);
    fixture.search->run(limit);
    EXPECT_EQ(fixture.search->counts(), first);
    EXPECT_EQ(log.size(), records);
  }
}

}  // namespace
}  // namespace astrolabe
