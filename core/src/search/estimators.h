#pragma once

#include <memory>
#include <string>

#include "astrolabe/base/result.h"
#include "astrolabe/heuristic/heuristic_registry.h"
#include "astrolabe/search/cell_estimator.h"

namespace astrolabe {

// One estimator a HeuristicSource, each in a file of its name.

/// For a heuristic that has a form, where queries may have several goals or estimates are raised.
[[nodiscard]] std::shared_ptr<CellEstimator> make_form_estimator(
    std::shared_ptr<const SearchSpace> space, const HeuristicEntry& heuristic);
[[nodiscard]] std::shared_ptr<CellEstimator> make_squared_estimator(
    std::shared_ptr<const SearchSpace> space);
[[nodiscard]] std::shared_ptr<CellEstimator> make_perfect_estimator(
    std::shared_ptr<const SearchSpace> space);
/// [Limit: count is 1 to kMaxLandmarks; landmark_bytes() within kMaxLandmarkBytes]
[[nodiscard]] std::shared_ptr<CellEstimator> make_landmark_estimator(
    std::shared_ptr<const SearchSpace> space, int count);
/// [Limit: check_expression() holds]
[[nodiscard]] std::shared_ptr<CellEstimator> make_expression_estimator(
    std::shared_ptr<const SearchSpace> space, const std::string& expression);

/// Of any other, which a search raises while it runs.
[[nodiscard]] std::shared_ptr<CellEstimator> make_raising_estimator(
    std::shared_ptr<CellEstimator> inner, Remedy remedy, std::size_t cells);

/// The memory that landmarks take.
inline constexpr std::int64_t kMaxLandmarkBytes = std::int64_t{1} << 30;
[[nodiscard]] constexpr std::int64_t landmark_bytes(GridSize size, int count) {
  return size.cell_count() * 2 * count * static_cast<std::int64_t>(sizeof(Cost));
}

/// Whether a formula can be read and uses what there is on a grid. Errors: what is wrong and at
/// which character.
[[nodiscard]] Result<void> check_expression(const GridSpec& spec, const std::string& expression);

}  // namespace astrolabe
