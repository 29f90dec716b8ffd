#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "app/model/cell_stamps.h"
#include "astrolabe/base/result.h"
#include "astrolabe/io/map_file.h"
#include "astrolabe/path/smoother.h"
#include "astrolabe/search/event_log.h"
#include "astrolabe/search/guarantee.h"
#include "astrolabe/search/path_query.h"
#include "astrolabe/search/reach.h"
#include "astrolabe/search/replay.h"
#include "astrolabe/search/search.h"
#include "astrolabe/search/search_space.h"
#include "astrolabe/search/solve.h"
#include "astrolabe/search/tie_break_effects.h"

namespace astrolabe::app {

/// Whether there was a search at all.
enum class SolveOutcome : std::uint8_t {
  kSearched,  ///< A search ran to its end; `result.status` says how it ended.
  kNoCells,   ///< The map has no cells.
  kNoStart,   ///< No start is set.
  kNoGoal,    ///< No goal is set.
  kRefused,   ///< The settings cannot be used on this map; `error` says why.
};

/// Everything that is known about one query on one state of a document. Immutable once published;
/// shared between threads. It owns what it refers to, so it stays valid whatever is edited later.
struct Solution {
  std::uint64_t revision = 0;  ///< Document::search_revision() that it answers.
  /// The document as it was searched, its terrains as they are for who moves. Never null.
  std::shared_ptr<const MapFile> file;

  SolveOutcome outcome = SolveOutcome::kNoCells;
  std::optional<Error> error;  ///< Set for kRefused.
  /// One plain sentence: "Cost 31.56 in 27 steps.", "No path: the goal is walled in." Never empty.
  std::string status;

  // From here on only for kSearched.
  std::shared_ptr<const SearchSpace> space;
  PathQuery ends;        ///< As they were searched: blocked ones moved where the settings say so.
  bool at_once = false;  ///< That there is no path was known without a search.
  /// Where there is no path: how many cells the start and the goals are connected with.
  std::int64_t cells_around_start = 0;
  std::int64_t cells_around_goals = 0;
  std::unique_ptr<const Search> search;  ///< Ended; asked for h.
  /// The path's cost in terms of the best one's; none without a path, and for any-angle paths,
  /// whose best is not known.
  std::optional<double> ratio;
  /// What the query takes with each tie-break; empty unless they are compared.
  std::vector<TieBreakEffect> tie_breaks;
  Reach reach;                     ///< Empty unless a range is to be seen.
  std::vector<bool> within_reach;  ///< By cell; empty where `reach` is.
  SearchResult result;
  Guarantee guarantee;
  EventLog log;
  CellStamps stamps;
  /// How many steps lead to the cell of each expansion, where the order of expansions follows from
  /// that; else empty.
  std::vector<std::uint32_t> depths;
  /// Of the raw path on the plane, terrain left aside; 0 where there is none.
  /// [Units: straight steps]
  double path_length = 0.0;
  SmoothedPath smoothed;  ///< Empty where the smoother is "none" or no path was found.
  /// The time in the log from which on the path is known: the search's end. Later than every time
  /// of the log where none was found, or the log was full before.
  std::size_t path_known_at = 0;
  /// The wall time of the search's run, the recording of its events included, everything before and
  /// after it (moves, stamps, smoothing) not. [Units: microseconds]
  double time_us = 0.0;

  [[nodiscard]] const Map& map() const { return file->map; }
  [[nodiscard]] const SearchSettings& settings() const { return file->search; }
  [[nodiscard]] bool found() const {
    return outcome == SolveOutcome::kSearched && result.status == SearchStatus::kFound;
  }
};

/// A solution with the replay of its log at the end of the search, made where there is time for it.
/// The replay refers to the solution's log.
struct Solved {
  std::shared_ptr<const Solution> solution;
  std::unique_ptr<Replay> replay;  ///< Null unless the outcome is kSearched.
};

}  // namespace astrolabe::app
