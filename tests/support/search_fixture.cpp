#include "tests/support/search_fixture.h"

#include <gtest/gtest.h>

#include <utility>

namespace astrolabe::test {

SearchFixture::SearchFixture(const Map& map, const SearchSettings& settings, EventLog* log) {
  Result<std::shared_ptr<const SearchSpace>> made = SearchSpace::make(map, cost_rules(settings));
  EXPECT_TRUE(made.ok()) << (made.ok() ? "" : made.error().to_string());
  space = *std::move(made);
  Result<std::unique_ptr<Search>> built = make_search(space, settings, log);
  EXPECT_TRUE(built.ok()) << (built.ok() ? "" : built.error().to_string());
  search = *std::move(built);
}

SearchSettings settings_with(std::string heuristic, int weight_hundredths, CostScale scale) {
  SearchSettings settings;
  settings.heuristic = std::move(heuristic);
  settings.weight_hundredths = weight_hundredths;
  settings.cost_scale = scale;
  return settings;
}

}  // namespace astrolabe::test
