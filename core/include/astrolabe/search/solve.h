#pragma once

#include <cstdint>
#include <vector>

#include "astrolabe/base/result.h"
#include "astrolabe/search/guarantee.h"
#include "astrolabe/search/search.h"

namespace astrolabe {

/// The outcome of one query, complete in itself.
struct SearchResult {
  SearchStatus status = SearchStatus::kNoPath;
  SearchCounts counts;
  CostUnits units;
  std::vector<CellId> path;  ///< Empty unless found.
  Cost cost = 0;             ///< [Units: units]
  /// The cost as shown, computed from the counts of straight and diagonal steps on each terrain and
  /// of climbs, and so right to the last digit of a double. Under tens the whole number.
  double shown_cost = 0.0;
};

/// Reads the result off a search that has ended, or that was stopped by a limit: one that is still
/// running counts as kLimitReached.
[[nodiscard]] SearchResult result_of(const Search& search, const SearchSpace& space);

/// The cost of walking along legal steps, from the counts of straight and diagonal steps; or along
/// the lines of an any-angle path, from their lengths.
[[nodiscard]] double shown_path_cost(const SearchSpace& space, const std::vector<CellId>& path);

}  // namespace astrolabe
