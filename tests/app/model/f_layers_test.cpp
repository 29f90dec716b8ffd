#include "app/model/f_layers.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <vector>

#include "tests/support/solving.h"

namespace astrolabe::app {
namespace {

/// The ends of all layers by the definition: maximal runs of equal keys.
std::vector<std::size_t> slow_layer_ends(const Solution& solution) {
  std::vector<std::size_t> ends{0};
  const std::size_t count = solution.log.expansion_count();
  for (std::size_t k = 1; k <= count; ++k) {
    if (k == count || key_of_expansion(solution, k) != key_of_expansion(solution, k + 1)) {
      ends.push_back(k);
    }
  }
  return ends;
}

TEST(FLayers, StepFromEveryExpansionToTheNextAndThePreviousEndOfARun) {
  Random random(41);
  for (int i = 0; i < 30; ++i) {
    SCOPED_TRACE("map " + std::to_string(i));
    MapFile file = test::random_file(random, {.size = {14, 14}});
    file.search.heuristic = i % 2 == 0 ? "octile" : "manhattan";
    file.search.weight_hundredths = 100 + 25 * (i % 5);
    const Solved solved = test::solve_now(file);
    const Solution& solution = *solved.solution;
    const std::vector<std::size_t> ends = slow_layer_ends(solution);
    const std::size_t count = solution.log.expansion_count();
    for (std::size_t k = 0; k <= count; ++k) {
      std::size_t next = count;
      std::size_t previous = 0;
      for (const std::size_t end : ends) {
        if (end > k) next = std::min(next, end);
        if (end < k) previous = std::max(previous, end);
      }
      EXPECT_EQ(next_layer_end(solution, k), next) << "from " << k;
      EXPECT_EQ(previous_layer_end(solution, k), previous) << "from " << k;
    }
  }
}

TEST(FLayers, AreOneOnOpenGroundWithAPerfectHeuristic) {
  const Solved solved = test::solve_now(test::open_file({9, 4}));
  const Solution& solution = *solved.solution;
  EXPECT_EQ(next_layer_end(solution, 0), solution.log.expansion_count());
  EXPECT_EQ(previous_layer_end(solution, solution.log.expansion_count()), 0u);
}

TEST(FLayers, KeysNeverFallWithAConsistentHeuristic) {
  Random random(42);
  const Solved solved = test::solve_now(test::random_file(random, {.size = {20, 20}}));
  const Solution& solution = *solved.solution;
  for (std::size_t k = 2; k <= solution.log.expansion_count(); ++k) {
    EXPECT_GE(key_of_expansion(solution, k), key_of_expansion(solution, k - 1));
  }
}

TEST(FLayers, KeysAreWeightedAndExactUnderTens) {
  MapFile file = test::open_file({9, 1});
  file.search.weight_hundredths = 150;
  file.search.cost_scale = CostScale::kTens;
  const Solved solved = test::solve_now(file);
  // 8 straight steps of 10 are left at the start: 100 * 0 + 150 * 80.
  EXPECT_EQ(key_of_expansion(*solved.solution, 1), 12000);
  EXPECT_EQ(key_of_expansion(*solved.solution, 9), 8000);
}

}  // namespace
}  // namespace astrolabe::app
