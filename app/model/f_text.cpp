#include "app/model/f_text.h"

#include "app/model/number_text.h"
#include "astrolabe/search/algorithm_registry.h"
#include "astrolabe/search/order_registry.h"

namespace astrolabe::app {

namespace {

std::string sum_text(int weight_hundredths) {
  if (weight_hundredths == kMinWeight) return "f = g + h";
  return "f = g + " + shortest_text(weight_hundredths / 100.0) + " \u00d7 h";
}

std::string weighted_text(const SearchSettings& settings) {
  const PriorityEntry& priority = *find_priority(settings.priority);
  if (settings.weight_hundredths == kMinWeight || priority.value == KeyKind::kWeighted) {
    return sum_text(settings.weight_hundredths);
  }
  return std::string(priority.formula) +
         ", w = " + shortest_text(settings.weight_hundredths / 100.0);
}

}  // namespace

std::string f_formula(const SearchSettings& settings) {
  switch (find_algorithm(settings.algorithm)->f) {
    case FKind::kWeighted:
      return weighted_text(settings);
    case FKind::kSum:
      return sum_text(kMinWeight);
    case FKind::kCost:
      return "f = g";
    case FKind::kHeuristic:
      return "f = h";
    case FKind::kNone:
      break;
  }
  return "no f";
}

std::optional<int> weight_in_f(const SearchSettings& settings) {
  const AlgorithmEntry& algorithm = *find_algorithm(settings.algorithm);
  if (algorithm.f == FKind::kSum) return kMinWeight;
  if (algorithm.f != FKind::kWeighted) return std::nullopt;
  if (settings.weight_hundredths == kMinWeight) return kMinWeight;
  // ARA* lowers its weight from pass to pass.
  const bool as_it_is =
      find_priority(settings.priority)->value == KeyKind::kWeighted && !algorithm.lowers_weight;
  return as_it_is ? std::optional(settings.weight_hundredths) : std::nullopt;
}

}  // namespace astrolabe::app
