#include "search/estimation.h"

#include "search/estimators.h"

namespace astrolabe {

const std::string& CellEstimator::failure() const {
  static const std::string kNone;
  return kNone;
}

Estimation make_estimation(const std::shared_ptr<const SearchSpace>& space,
                           const SearchSettings& settings) {
  const HeuristicEntry* entry = find_heuristic(settings.heuristic);
  switch (entry->source) {
    case HeuristicSource::kSquared:
      return {entry, make_squared_estimator(space)};
    case HeuristicSource::kPerfect:
      return {entry, make_perfect_estimator(space)};
    case HeuristicSource::kLandmarks:
      return {entry, make_landmark_estimator(space, settings.landmarks)};
    case HeuristicSource::kExpression:
      return {entry, make_expression_estimator(space, settings.expression)};
    case HeuristicSource::kForm:
      if (settings.several_goals) return {entry, make_form_estimator(space, *entry)};
      break;
  }
  return {entry, nullptr};
}

}  // namespace astrolabe
