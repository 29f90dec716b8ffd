#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <vector>

#include "astrolabe/io/map_file.h"
#include "astrolabe/path/smoother.h"
#include "astrolabe/search/guarantee.h"
#include "astrolabe/search/improvement.h"
#include "astrolabe/search/path_query.h"
#include "astrolabe/search/replay.h"
#include "astrolabe/search/search_space.h"
#include "astrolabe/search/solve.h"

namespace astrolabe::app {

/// One query on a document.
struct Query {
  PathQuery ends = {};
  /// None: the algorithm's own. [Units: expansions]
  std::optional<std::uint64_t> limit = {};
  bool record_states = false;  ///< Whether SolveReport::states is wanted.
};

/// All that `solve` can say about a query.
struct SolveReport {
  PathQuery asked;
  PathQuery ends;        ///< As they were searched: open, where the settings ask for that.
  bool at_once = false;  ///< No search was needed: the goals cannot be reached.
  SearchResult result;
  /// The path's cost in terms of the best one's; none without a path, and for any-angle paths,
  /// whose best is not known.
  std::optional<double> ratio;
  std::vector<Improvement> improvements;  ///< Of an anytime search.
  double time_us = 0.0;  ///< Of the search's run alone, without recording. [Units: microseconds]
  Guarantee guarantee;
  std::optional<SmoothedPath> smoothed;  ///< Nothing without a path, or with the smoother "none".
  std::vector<CellState> states;         ///< By cell, as the search ended; empty unless asked for.
  bool states_complete = true;           ///< False where the recording outgrew its budget.
};

/// Solves a query as the document's settings say. Errors, which name no file: settings that this
/// map does not allow, a cost out of range. [Limit: start and goals are cells of the map; one goal
/// or more]
[[nodiscard]] Result<SolveReport> solve_query(const MapFile& file, const Query& query);

}  // namespace astrolabe::app
