#pragma once

#include <atomic>
#include <cstdint>
#include <memory>
#include <optional>
#include <string>

#include "app/model/solution.h"
#include "astrolabe/grid/components.h"

namespace astrolabe::app {

/// A request to the solver: a state of a document. Plain data; may go to any thread.
struct SolveRequest {
  std::shared_ptr<const MapFile> file;  ///< Not null.
  std::uint64_t search_revision = 0;    ///< See Document.
  std::uint64_t moves_revision = 0;     ///< Equal numbers stand for equal legal moves.
  int range_hundredths = 0;             ///< See ViewOptions.
  bool compares_ties = false;           ///< Whether Solution::tie_breaks is wanted.
};

/// How far a running job is; written by the thread that runs it, read by any.
struct SolveProgress {
  std::atomic<std::uint64_t> expanded{0};
  std::atomic<bool> cancelled{false};  ///< Set it, and the job ends within a few milliseconds.
};

/// Answers requests one after the other on the thread that calls it, and keeps the search space
/// between requests that only move an end or change the heuristic. No threads in here: this is what
/// the worker of Solver runs, and what tests and scripts can run directly.
class SolveJob {
 public:
  /// The most a recorded search may take; the timeline ends there, the search goes on.
  /// [Units: bytes]
  explicit SolveJob(std::size_t log_budget = EventLog::kDefaultBudget) : log_budget_(log_budget) {}

  /// Nothing where it was cancelled.
  [[nodiscard]] std::optional<Solved> run(const SolveRequest& request, SolveProgress& progress);

 private:
  /// Runs the search of a request. False where it was cancelled.
  bool search(Solution& solution, const SolveRequest& request, SolveProgress& progress);
  Result<std::shared_ptr<const SearchSpace>> space_for(const MapFile& file,
                                                       const SolveRequest& request);
  /// Of a space. Kept up to date from one to the next.
  const Components& components_of(const std::shared_ptr<const SearchSpace>& space);
  /// Whether the solution is known without a search.
  bool is_known(const Solution& solution);
  void measure_separation(Solution& solution);

  std::size_t log_budget_;
  std::shared_ptr<const SearchSpace> space_;
  std::uint64_t space_revision_ = 0;
  std::string space_profile_;
  Components components_;
  std::shared_ptr<const SearchSpace> components_of_;  ///< Which space they follow.
};

}  // namespace astrolabe::app
