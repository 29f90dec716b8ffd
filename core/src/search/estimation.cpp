#include "search/estimation.h"

#include <utility>

#include "astrolabe/search/algorithm_registry.h"
#include "search/estimators.h"

namespace astrolabe {

const std::string& CellEstimator::failure() const {
  static const std::string kNone;
  return kNone;
}

namespace {

Estimation make_plain_estimation(const std::shared_ptr<const SearchSpace>& space,
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

}  // namespace

Estimation make_estimation(const std::shared_ptr<const SearchSpace>& space,
                           const SearchSettings& settings) {
  Estimation estimation = make_plain_estimation(space, settings);
  const bool raises = find_algorithm(settings.algorithm)->uses.remedy;
  if (!raises || settings.remedy == Remedy::kNone) return estimation;
  if (estimation.cells == nullptr) estimation.cells = make_form_estimator(space, *estimation.entry);
  estimation.cells = make_raising_estimator(std::move(estimation.cells), settings.remedy,
                                            static_cast<std::size_t>(space->size().cell_count()));
  return estimation;
}

}  // namespace astrolabe
