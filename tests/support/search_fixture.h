#pragma once

#include <memory>
#include <string>

#include "astrolabe/grid/map.h"
#include "astrolabe/search/event_log.h"
#include "astrolabe/search/search.h"
#include "astrolabe/search/search_space.h"

namespace astrolabe::test {

/// A map with its space and a search on it, for tests that want one line of set-up. Fails the test
/// where the settings are refused.
struct SearchFixture {
  SearchFixture(const Map& map, const SearchSettings& settings, EventLog* log = nullptr);

  std::shared_ptr<const SearchSpace> space;
  std::unique_ptr<Search> search;
};

/// The default settings with another heuristic, weight and scale.
[[nodiscard]] SearchSettings settings_with(std::string heuristic, int weight_hundredths = 100,
                                           CostScale scale = CostScale::kExact);

}  // namespace astrolabe::test
