#include "app/model/guarantee_text.h"

#include "app/model/number_text.h"

namespace astrolabe::app {

namespace {

GuaranteeText text_of_path(const Guarantee& guarantee) {
  switch (guarantee.kind) {
    case Guarantee::Kind::kOptimal:
      return {.value = "optimal", .why = guarantee.why};
    case Guarantee::Kind::kWithin:
      return {.value = "within " + shortest_text(guarantee.bound.value_or(1.0)) + " \u00d7",
              .why = guarantee.why,
              .lost = true};
    case Guarantee::Kind::kNone:
      break;
  }
  return {.value = "none", .why = guarantee.why, .lost = true};
}

}  // namespace

GuaranteeText guarantee_text(const Solution& solution) {
  switch (solution.result.status) {
    case SearchStatus::kFound:
      return text_of_path(solution.guarantee);
    case SearchStatus::kNoPath:
      return {.value = "no path exists",
              .why = solution.at_once
                         ? "No chain of moves leads from the start to the goal, which is known "
                           "without a search."
                         : "All that can be reached from the start was expanded without meeting "
                           "the goal."};
    case SearchStatus::kStartBlocked:
    case SearchStatus::kGoalBlocked:
      return {.value = "no path exists", .why = "Both ends of a path must stand on free ground."};
    case SearchStatus::kNotFound:
    case SearchStatus::kCostOverflow:
    case SearchStatus::kHeuristicFailed:
    case SearchStatus::kLimitReached:
    case SearchStatus::kRunning:
      break;
  }
  return {.value = "none", .why = "The search ended before it knew whether there is a path."};
}

}  // namespace astrolabe::app
