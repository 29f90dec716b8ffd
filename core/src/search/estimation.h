#pragma once

#include <memory>

#include "astrolabe/heuristic/heuristic_registry.h"
#include "astrolabe/search/cell_estimator.h"
#include "astrolabe/search/search_settings.h"

namespace astrolabe {

/// How the settings' heuristic is computed in a space: by the form of its entry, or cell by cell.
struct Estimation {
  const HeuristicEntry* entry = nullptr;
  std::shared_ptr<CellEstimator>
      cells;  ///< Null where the entry has a form, and one goal is sought.
};

/// [Limit: the settings have been checked, as make_search() does] May take time linear in the map,
/// many times for landmarks.
[[nodiscard]] Estimation make_estimation(const std::shared_ptr<const SearchSpace>& space,
                                         const SearchSettings& settings);

}  // namespace astrolabe
