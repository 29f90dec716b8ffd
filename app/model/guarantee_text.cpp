#include "app/model/guarantee_text.h"

#include "app/model/number_text.h"
#include "astrolabe/heuristic/heuristic_registry.h"

namespace astrolabe::app {

namespace {

GuaranteeText text_of_optimal(const HeuristicEntry& heuristic, const GridSpec& spec) {
  return {.value = "optimal",
          .why = "No path is cheaper: " + std::string(heuristic.name) + " is consistent here. " +
                 std::string(heuristic.reason(spec))};
}

GuaranteeText text_of_bound(const Solution& solution, const HeuristicEntry& heuristic) {
  const std::string bound = shortest_text(solution.guarantee.bound.value_or(1.0));
  const StepCosts& costs = solution.space->costs();
  const HeuristicStanding standing = standing_of(
      heuristic, solution.space->spec(), {costs.cheapest_straight, costs.cheapest_diagonal});
  const std::string weight = shortest_text(solution.settings().weight_hundredths / 100.0);
  const std::string cause = standing.consistent
                                ? "the weight " + weight + " makes " + std::string(heuristic.name) +
                                      " count for more than it is."
                                : std::string(heuristic.name) + " overestimates here. " +
                                      std::string(heuristic.reason(solution.space->spec()));
  return {.value = "within " + bound + " \u00d7",
          .why = "The path costs at most " + bound + " times the best: " + cause,
          .lost = true};
}

GuaranteeText text_of_path(const Solution& solution) {
  const HeuristicEntry& heuristic = *find_heuristic(solution.settings().heuristic);
  switch (solution.guarantee.kind) {
    case Guarantee::Kind::kOptimal:
      return text_of_optimal(heuristic, solution.space->spec());
    case Guarantee::Kind::kWithin:
      return text_of_bound(solution, heuristic);
    case Guarantee::Kind::kNone:
      break;
  }
  return {.value = "none", .why = solution.guarantee.why, .lost = true};
}

}  // namespace

GuaranteeText guarantee_text(const Solution& solution) {
  switch (solution.result.status) {
    case SearchStatus::kFound:
      return text_of_path(solution);
    case SearchStatus::kNoPath:
      return {
          .value = "no path exists",
          .why = "All that can be reached from the start was expanded without meeting the goal."};
    case SearchStatus::kStartBlocked:
    case SearchStatus::kGoalBlocked:
      return {.value = "no path exists", .why = "Both ends of a path must stand on free ground."};
    case SearchStatus::kNotFound:
    case SearchStatus::kCostOverflow:
    case SearchStatus::kLimitReached:
    case SearchStatus::kRunning:
      break;
  }
  return {.value = "none", .why = "The search ended before it knew whether there is a path."};
}

}  // namespace astrolabe::app
