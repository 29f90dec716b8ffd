#pragma once

#include <cstdint>
#include <optional>

#include "astrolabe/base/random.h"
#include "astrolabe/grid/map.h"
#include "astrolabe/search/algorithm_registry.h"
#include "astrolabe/search/search_settings.h"
#include "tests/support/slow_dijkstra.h"

namespace astrolabe::test {

/// One query of a random map with the truth about it, found by slow_dijkstra.h.
struct RandomQuery {
  Map map;
  CellId start = kNoCell;
  CellId goal = kNoCell;
  ClimbCosts climb;                  ///< The settings' part in the costs.
  SlowStepCosts costs;               ///< In the unit that a search of the scale begins with.
  std::optional<std::int64_t> best;  ///< Empty where no path leads to the goal.
};

/// A map of at most 12 x 12 cells with up to 45 % walls, with `terrain` every other one hilly;
/// nothing where no cell is free.
[[nodiscard]] std::optional<RandomQuery> random_query(Random& random, const GridSpec& spec,
                                                      bool terrain, CostScale scale);

/// The expansions that a test gives an algorithm: a few thousand where it may take exponentially
/// many.
[[nodiscard]] std::uint64_t limit_in_tests(const AlgorithmEntry& algorithm);

/// Runs a query and fails the test unless its status is right, its path is legal and costs what the
/// search says, and its guarantee is kept. Says nothing where limit_in_tests() is reached.
void expect_right(const RandomQuery& query, const SearchSettings& settings);

}  // namespace astrolabe::test
