#pragma once

#include <cstdint>
#include <limits>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <vector>

#include "astrolabe/base/cell_id.h"
#include "astrolabe/base/result.h"
#include "astrolabe/search/cost.h"
#include "astrolabe/search/event_log.h"
#include "astrolabe/search/improvement.h"
#include "astrolabe/search/reached_cell.h"
#include "astrolabe/search/search_counts.h"
#include "astrolabe/search/search_settings.h"
#include "astrolabe/search/search_space.h"
#include "astrolabe/search/search_status.h"

namespace astrolabe {

inline constexpr std::uint64_t kNoLimit = std::numeric_limits<std::uint64_t>::max();

/// A search that can be stepped, whatever its algorithm, grid and heuristic: one virtual call a
/// step. Made by make_search(); may be used for any number of queries on its space one after the
/// other, keeping its memory. Not thread-safe; different searches may share a space.
class Search {
 public:
  virtual ~Search() = default;
  Search(const Search&) = delete;
  Search& operator=(const Search&) = delete;

  /// Begins a query: a way from the start to the nearest of the goals. A start that is a goal is
  /// found in one expansion; a blocked end is a status, but of several goals those that are blocked
  /// are left out. [Limit: all are cells of the space; one goal, or one and more where
  /// SearchSettings::several_goals is set]
  virtual void begin(CellId start, std::span<const CellId> goals) = 0;
  void begin(CellId start, CellId goal) { begin(start, std::span<const CellId>(&goal, 1)); }

  /// Makes one expansion, unless the search has ended.
  virtual SearchStatus step() = 0;

  /// Steps until the end, or until `max_expansions` more were made: then it is still kRunning and
  /// can be gone on with.
  virtual SearchStatus run(std::uint64_t max_expansions = kNoLimit) = 0;

  [[nodiscard]] virtual SearchStatus status() const = 0;
  [[nodiscard]] virtual const SearchCounts& counts() const = 0;
  /// The unit of all costs of this query; it may differ from one query to the next.
  [[nodiscard]] virtual const CostUnits& units() const = 0;
  /// From the start to the goal that was found, both included; empty unless found.
  [[nodiscard]] virtual std::vector<CellId> path() const = 0;
  /// The path's cost; 0 unless found.
  [[nodiscard]] virtual Cost path_cost() const = 0;
  /// The heuristic's value at a cell, unweighted, for the goal of this query.
  [[nodiscard]] Cost h(CellId cell) const { return h(cell, Side::kForward); }
  /// The same for the end that a side looks for.
  [[nodiscard]] virtual Cost h(CellId cell, Side side) const = 0;
  /// The same as it was at the moment: searches with a remedy raise it while they run.
  [[nodiscard]] virtual Cost h(const ReachedCell& reached) const {
    return h(reached.cell, reached.side);
  }
  /// f: what a cell is on the open list by. None where the order does not follow from costs.
  /// [Units: hundredths of cost units, rounded down]
  [[nodiscard]] virtual std::optional<Cost> f_hundredths(const ReachedCell& reached) const = 0;
  /// The paths that an anytime search has found so far, in their order; empty for all others.
  [[nodiscard]] virtual std::span<const Improvement> improvements() const = 0;
  /// The cells that the heuristic's values are derived from; empty for most heuristics.
  [[nodiscard]] virtual std::span<const CellId> landmarks() const { return {}; }
  /// What was wrong with the heuristic where the status is kHeuristicFailed; else empty.
  [[nodiscard]] virtual const std::string& failure() const;

 protected:
  Search() = default;
};

/// Whether these settings can be used on a grid. Errors: an unknown id, a heuristic that this grid
/// does not have, a weight out of range; the message names what can be chosen instead.
[[nodiscard]] Result<void> check_settings(const GridSpec& spec, const SearchSettings& settings);

/// Whether the settings' algorithm can keep its promise in a space. Errors: what it needs is not
/// given; the message says what to change. [Limit: check_settings() holds]
[[nodiscard]] Result<void> check_requirements(const SearchSpace& space,
                                              const SearchSettings& settings);

/// The expansions after which a search by these settings is stopped unless a person sets another
/// limit; kNoLimit for most. [Limit: check_settings() holds]
[[nodiscard]] std::uint64_t default_limit(const SearchSettings& settings);

/// Makes the search that the settings describe. With a log, every event of a query is recorded in
/// it (cleared by begin()); the log must outlive the search. Errors: those of check_settings() and
/// check_requirements().
[[nodiscard]] Result<std::unique_ptr<Search>> make_search(std::shared_ptr<const SearchSpace> space,
                                                          const SearchSettings& settings,
                                                          EventLog* log = nullptr);

}  // namespace astrolabe
